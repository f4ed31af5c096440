"""The server: tables, seats and accounts over HTTP.

`majlis.server.run.serve` starts it; `majlis.server.app.create_app` makes the ASGI application for other hosts. Everything that knows of
asyncio, HTTP or a database is here and nowhere below.
"""
