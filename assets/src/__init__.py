"""The sources of the pictures: shapes written as text, a kit that lights and paints them."""
