"""Before a voyage: captain, difficulty and seed."""
