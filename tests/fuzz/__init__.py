"""Hostile input: for everything that reads a text, and for a server's every call (`make fuzz`)."""
