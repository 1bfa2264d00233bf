"""The saga: its log book, its beginning, and what sails on after a voyage."""
