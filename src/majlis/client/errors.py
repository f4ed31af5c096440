"""Errors that a server answers with."""

from __future__ import annotations

from majlis.server.shapes import ProblemShape


class ServerProblem(Exception):
    """A problem document. `kind` is its type without the prefix, for example `refused`; `problem.refusal` says why."""

    def __init__(self, problem: ProblemShape, retry_after: float | None = None) -> None:
        super().__init__(f"{problem.title}: {problem.detail}")
        self.problem = problem
        self.status = problem.status
        self.kind = problem.type.removeprefix("urn:majlis:")
        self.retry_after = retry_after

    def __reduce__(self) -> tuple[type[ServerProblem], tuple[ProblemShape, float | None]]:
        """So that it can travel between processes."""
        return type(self), (self.problem, self.retry_after)


class Stale(ServerProblem):
    """The match has moved on since the update that was answered; `problem.seq` is where it is."""
