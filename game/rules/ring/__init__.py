"""More than two at the table (R13 to R15): what a ring of three or four seats adds."""
