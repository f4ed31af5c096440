"""Who is calling: the cookie that a request carries, and the person it belongs to."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address
from typing import Annotated

from fastapi import Depends, Request

from majlis.server.problems import Problem
from majlis.server.services import services_of
from majlis.server.sessions import Caller

COOKIE = "majlis"


def address(request: Request) -> str:
    """Where a call comes from. Of an IPv6 address the network is enough: a household has all of it."""
    host = request.client.host if request.client is not None else ""
    if ":" not in host:
        return host
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    mapped = getattr(found, "ipv4_mapped", None)
    return str(mapped or IPv6Address(int(found) >> 64 << 64))


async def find_caller(request: Request) -> Caller | None:
    """The owner of the request's cookie; None without a cookie, or with an unknown one."""
    secret = request.cookies.get(COOKIE)
    if not secret or len(secret) > 200:
        return None
    return await services_of(request).sessions.find(secret)


async def any_caller(request: Request) -> Caller | None:
    """The caller, if known. Calls are counted by person, or by address where the person is unknown: a school has one for everybody."""
    caller = await find_caller(request)
    limits = services_of(request).limits
    if caller is not None:
        limits.take("call", caller.id)
    else:
        limits.take("visit", address(request))
    return caller


async def known_caller(caller: Annotated[Caller | None, Depends(any_caller)]) -> Caller:
    if caller is None:
        raise Problem("no-identity", "name-first")
    return caller


AnyCaller = Annotated[Caller | None, Depends(any_caller)]
KnownCaller = Annotated[Caller, Depends(known_caller)]
