"""Metrics of this process in Prometheus' text format. Each worker reports only its own."""

from __future__ import annotations

from collections import Counter

METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE")
BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counters and gauges."""

    def __init__(self) -> None:
        self.requests: Counter[tuple[str, str, int]] = Counter()
        self.seconds: Counter[float] = Counter()
        self.seconds_sum = 0.0
        self.moves = 0
        self.bot_moves = 0
        self.conflicts = 0
        self.streams = 0

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        self.requests[method if method in METHODS else "OTHER", route, status] += 1
        self.seconds_sum += seconds
        self.seconds[next((bound for bound in BUCKETS if seconds <= bound), float("inf"))] += 1

    def text(self, live_tables: int) -> str:
        out = ["# HELP majlis_requests_total Answered calls.", "# TYPE majlis_requests_total counter"]
        for (method, route, status), count in sorted(self.requests.items()):
            out.append(f'majlis_requests_total{{method="{method}",route="{route}",status="{status}"}} {count}')
        out += [
            "# HELP majlis_request_seconds Time to the first byte of an answer.",
            "# TYPE majlis_request_seconds histogram",
        ]
        total = 0
        for bound in (*BUCKETS, float("inf")):
            total += self.seconds[bound]
            out.append(f'majlis_request_seconds_bucket{{le="{"+Inf" if bound == float("inf") else bound}"}} {total}')
        out += [f"majlis_request_seconds_sum {self.seconds_sum:.6f}", f"majlis_request_seconds_count {total}"]
        for name, kind, help_, value in (
            ("moves_total", "counter", "Moves of people, committed.", self.moves),
            ("bot_moves_total", "counter", "Moves of bots, committed.", self.bot_moves),
            ("conflicts_total", "counter", "Rows that another process wrote first.", self.conflicts),
            ("streams", "gauge", "Open streams.", self.streams),
            ("live_tables", "gauge", "Tables in memory.", live_tables),
        ):
            out += [f"# HELP majlis_{name} {help_}", f"# TYPE majlis_{name} {kind}", f"majlis_{name} {value}"]
        return "\n".join(out) + "\n"


METRICS = Metrics()
