"""Mutation testing of the rules: small slips put into a game's source, to see whether a test of the rule notices."""
