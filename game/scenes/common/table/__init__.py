"""What scenes with a table share."""
