"""The climb to the Warden, its story, and the cup: persons to beat, one after the other."""
