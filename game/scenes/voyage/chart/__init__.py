"""The parts of the chart's screen."""
