"""From rows to a network (needs PyTorch and NumPy; a GPU makes it quick).

    python tools/train/fit.py --rows build/train/rows/sabika --seats 2 3 4 --trace 0.8 --seed 1 --out build/train/nets/sabika-1.bin

The network learns what to add to the game's guess of a lead (Huber loss). With `--trace 1` it learns the lead at the end of the match. That
says little about a single position, as much luck lies between; so with a smaller trace it learns partly from its own judgement of the
seat's next turns, TD(λ): the lead after the next turn as it judges it now, and with the share `--trace` what follows from there. The
scaling of the features is folded into the first layer, and the weights are rounded to float16. What it prints does not measure strength:
only the arena does.
"""

from __future__ import annotations

import argparse
import itertools
import json
import struct
from pathlib import Path
from time import perf_counter

import numpy as np
import torch

BATCH = 8192
DELTA = 8.0
"""In points: errors beyond this count linearly."""
FIRST = 4
"""Where the features begin: see rows.py."""
MUCH = 1 << 18
"""How many rows are judged at a time."""


def read(folder: Path, pattern: str, columns: int) -> torch.Tensor:
    """All rows of some files."""
    parts = [np.fromfile(path, dtype=np.float32).reshape(-1, columns) for path in sorted(folder.glob(pattern))]
    return torch.from_numpy(np.concatenate(parts))


class Targets:
    """What the rows should be judged at: by the end of the match, or by what is judged of the seat's next turns."""

    def __init__(self, rows: torch.Tensor, trace: float) -> None:
        self.end = rows[:, 1].clone()
        self.trace = trace
        self.layers: list[torch.Tensor] = []
        """The rows to work out one after the other: first those with no own turn after them, last those with the most."""
        ends_turn = rows[:, 2].cpu().numpy() > 0.5
        whose = np.cumsum(rows[:, 3].cpu().numpy() > 0.5)
        turns = np.flatnonzero(ends_turn)
        after = np.searchsorted(turns, np.arange(len(rows)), side="right")
        there = after < len(turns)
        next_turn = np.where(there, turns[np.minimum(after, len(turns) - 1)], 0)
        there &= whose[next_turn] == whose
        next_turn = np.where(there, next_turn, -1)
        last = np.searchsorted(whose[turns], whose, side="right")
        ahead = np.where(there, last - after, 0)
        self.next_turn = torch.from_numpy(next_turn).to(rows.device)
        for depth in range(1, int(ahead.max()) + 1):
            self.layers.append(torch.from_numpy(np.flatnonzero(ahead == depth)).to(rows.device))

    def given(self, judged: torch.Tensor) -> torch.Tensor:
        """The targets if the rows are judged like this now."""
        if self.trace >= 1.0:
            return self.end
        out = self.end.clone()
        for rows in self.layers:
            after = self.next_turn[rows]
            out[rows] = (1.0 - self.trace) * judged[after] + self.trace * out[after]
        return out


def fit(train: torch.Tensor, check: torch.Tensor, given: argparse.Namespace) -> torch.nn.Sequential:
    """Train a network; its first layer takes the features as they are. The epoch that is best on matches not trained on is kept."""
    torch.manual_seed(given.seed)
    device = train.device
    mean = train[:, FIRST:].mean(0)
    spread = train[:, FIRST:].std(0).clamp(min=0.05)
    sizes = [train.shape[1] - FIRST, *given.units, 1]
    layers: list[torch.nn.Module] = [torch.nn.Dropout(given.dropout / 2)]
    for i, (before, after) in enumerate(itertools.pairwise(sizes)):
        layers += [torch.nn.ReLU(), torch.nn.Dropout(given.dropout)] if i else []
        layers.append(torch.nn.Linear(before, after))
    torch.nn.init.zeros_(layers[-1].weight)
    torch.nn.init.zeros_(layers[-1].bias)
    net = torch.nn.Sequential(*layers).to(device)
    steps = given.epochs * (len(train) // BATCH + 1)
    optimizer = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=given.decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 3e-3, total_steps=steps + 1)
    loss_of = torch.nn.HuberLoss(delta=DELTA)
    targets, check_targets = Targets(train, given.trace), Targets(check, given.trace)

    def judged(rows: torch.Tensor) -> torch.Tensor:
        net.eval()
        with torch.no_grad():
            parts = [net((part[:, FIRST:] - mean) / spread)[:, 0] + part[:, 0] for part in rows.split(MUCH)]
        return torch.cat(parts)

    def error_of(leads: torch.Tensor) -> float:
        """Half of it is about the end, half about what the network itself says of the next turns."""
        return (loss_of(leads, check[:, 1]) + loss_of(leads, check_targets.given(leads))).item() / 2

    best = float("inf")
    kept = {name: tensor.clone() for name, tensor in net.state_dict().items()}
    began = perf_counter()
    of_guess = error_of(check[:, 0])
    for epoch in range(given.epochs):
        due = targets.given(judged(train)) - train[:, 0]
        net.train()
        order = torch.randperm(len(train), device=device)
        for at in range(0, len(train), BATCH):
            chosen = order[at : at + BATCH]
            seen = (train[chosen, FIRST:] - mean) / spread
            loss = loss_of(net(seen)[:, 0], due[chosen])
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            schedule.step()
        leads = judged(check)
        error = loss_of(leads, check[:, 1]).item() if given.trace >= 1.0 else error_of(leads)
        if error < best or given.last_epoch:
            best = error
            kept = {name: tensor.clone() for name, tensor in net.state_dict().items()}
            seconds = perf_counter() - began
            at_end = loss_of(leads, check[:, 1]).item()
            print(
                f"  epoch {epoch + 1}: loss {error:.2f}, at the end {at_end:.2f}, of the guess {of_guess:.2f} ({seconds:.0f} s)",
                flush=True,
            )
    net.load_state_dict(kept)
    first = next(layer for layer in net if isinstance(layer, torch.nn.Linear))
    with torch.no_grad():
        first.bias -= (first.weight * (mean / spread)).sum(1)
        first.weight /= spread
    return net


def write(net: torch.nn.Sequential, header: dict[str, object], path: Path) -> None:
    """The file that `majlis.bots.net` reads."""
    linear = [layer for layer in net if isinstance(layer, torch.nn.Linear)]
    sizes = [linear[0].in_features, *[layer.out_features for layer in linear]]
    body = b"".join(
        struct.pack(f"<{tensor.numel()}e", *tensor.detach().cpu().flatten().tolist())
        for layer in linear
        for tensor in (layer.weight, layer.bias)
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(json.dumps({**header, "sizes": sizes}, sort_keys=True).encode() + b"\n" + body)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument(
        "--rows", type=Path, nargs="+", required=True, help="folders of rows; the last counts `--last` times"
    )
    parser.add_argument("--seats", type=int, nargs="+", required=True, help="for which numbers of seats it is meant")
    parser.add_argument("--last", type=int, default=1)
    parser.add_argument("--trace", type=float, default=1.0, help="from 0 to 1: how much later turns count")
    parser.add_argument("--units", type=int, nargs="+", default=[32, 16])
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--last-epoch", action="store_true", help="keep the last epoch, not the best")
    parser.add_argument("--dropout", type=float, default=0.2)
    parser.add_argument("--decay", type=float, default=0.05)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--parent", default="")
    parser.add_argument("--options", default="", help="for the header: which options were played")
    parser.add_argument("--commit", default="", help="for the header: of which commit the features and bots were")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    abouts = [json.loads((folder / "about.json").read_text()) for folder in given.rows]
    columns = FIRST + len(abouts[0]["names"])
    device = "cuda" if torch.cuda.is_available() else "cpu"
    parts = [read(folder, "[0-9]*.f32", columns) for folder in given.rows]
    parts += parts[-1:] * (given.last - 1)
    train = torch.cat(parts).to(device)
    check = torch.cat([read(folder, "check-*.f32", columns) for folder in given.rows]).to(device)
    print(f"{given.out}: {len(train)} rows of {columns - FIRST} features on {device}", flush=True)
    net = fit(train, check, given)
    header = {key: abouts[0][key] for key in ("game", "revision", "features")}
    header["revisions"] = [header["revision"]]
    header["seats"] = given.seats
    header["matches"] = sum(about["matches"] for about in abouts)
    header["training_seed"] = given.seed
    header["trace"] = given.trace
    header["parent"] = given.parent
    header["options"] = given.options
    header["commit"] = given.commit
    header["torch"] = torch.__version__
    write(net, header, given.out)


if __name__ == "__main__":
    main()
