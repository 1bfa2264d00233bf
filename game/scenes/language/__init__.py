"""The languages, and the first start, which asks for one."""
