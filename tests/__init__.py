"""The tests, as one package: each of its modules is loaded once."""
