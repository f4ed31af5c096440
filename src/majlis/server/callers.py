"""Who is calling: the cookie that a request carries, and the person it belongs to."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request

from majlis.server.problems import Problem
from majlis.server.services import services_of
from majlis.server.sessions import Caller

COOKIE = "majlis"


def address(request: Request) -> str:
    return request.client.host if request.client is not None else ""


async def find_caller(request: Request) -> Caller | None:
    """The owner of the request's cookie; None without a cookie, or with an unknown one."""
    secret = request.cookies.get(COOKIE)
    if not secret or len(secret) > 200:
        return None
    return await services_of(request).sessions.find(secret)


async def any_caller(request: Request) -> Caller | None:
    """The caller, if known. Calls are counted by person, or by address where the person is unknown."""
    caller = await find_caller(request)
    services_of(request).limits.take("call", caller.id if caller is not None else address(request))
    return caller


async def known_caller(caller: Annotated[Caller | None, Depends(any_caller)]) -> Caller:
    if caller is None:
        raise Problem("no-identity", "take a name first: POST /api/me")
    return caller


AnyCaller = Annotated[Caller | None, Depends(any_caller)]
KnownCaller = Annotated[Caller, Depends(known_caller)]
