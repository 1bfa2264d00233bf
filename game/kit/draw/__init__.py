"""Drawing in logical units: pictures, shapes, text, and the stores they are kept in."""
