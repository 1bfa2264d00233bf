"""Any recorded match watched: forward and back, from either side, and gone on with."""
