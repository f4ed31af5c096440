"""A client for programs that want to play at a table on a Majlis server.

    from majlis.client import Client

    with Client("http://localhost:8080", name="Ziryab") as client:
        table = client.new_table("alhambra", ["me", "bot:easy", "bot:medium"])
        client.play(table.id, 0, lambda turn: turn.decision.actions[0])

`Client` has one method for each API call and returns typed values; `play` plays a seat until the match is over.
"""

from majlis.client.client import Client
from majlis.client.errors import ServerProblem, Stale
from majlis.client.events import Chat, StreamEvent, TableChange, Update
from majlis.client.seat import Turn

__all__ = ["Chat", "Client", "ServerProblem", "Stale", "StreamEvent", "TableChange", "Turn", "Update"]
