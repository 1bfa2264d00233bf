"""Events become motion: the animator, and what each event looks like."""
