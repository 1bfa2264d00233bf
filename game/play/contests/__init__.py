"""The climb to the Warden and the cup: what was reached, and how eight play for one trophy."""
