"""The saga (R16.100 to R16.114): a chain of voyages, and what sails on from one to the next."""
