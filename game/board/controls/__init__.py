"""From pointer and keys to a legal action, or to the refusal."""
