"""All that reads foreign bytes, given damaged ones by the ten thousand."""
