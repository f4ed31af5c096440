"""The live path of the server in a world of its own, as FoundationDB tests itself (docs/simulation.md).

Time is virtual, and what happens next among everything that could is drawn by a seed: processes are killed, sleep and start again,
messages get lost, late or doubled, the database fails. The server's own modules run; only what lies below them is replaced: clock, event
loop, threads, bot processes, database connections and the network. A seed that fails does so every time.
"""
