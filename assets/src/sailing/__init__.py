"""The pictures of the voyage: its sea, its places, its fleet, its faces and its signs."""
