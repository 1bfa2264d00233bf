"""The voyage: setting out, the chart, what is chosen on the way, and the end."""
