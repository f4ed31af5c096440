"""From rows to a network (needs PyTorch and NumPy; a GPU makes it quick).

    python tools/train/fit.py --rows build/train/rows/sabika --seats 2 3 4 --seed 1 --out build/train/nets/sabika-1.bin

The network learns what to add to the game's guess of a lead to get the lead at the end (Huber loss). The scaling of the features is folded
into the first layer, and the weights are rounded to float16. What it prints does not measure strength: only the arena does.
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


def read(folder: Path, pattern: str, columns: int) -> torch.Tensor:
    """All rows of some files."""
    parts = [np.fromfile(path, dtype=np.float32).reshape(-1, columns) for path in sorted(folder.glob(pattern))]
    return torch.from_numpy(np.concatenate(parts))


def fit(train: torch.Tensor, check: torch.Tensor, given: argparse.Namespace) -> torch.nn.Sequential:
    """Train a network; its first layer takes the features as they are. The epoch that is best on matches not trained on is kept."""
    torch.manual_seed(given.seed)
    device = train.device
    mean = train[:, 2:].mean(0)
    spread = train[:, 2:].std(0).clamp(min=0.05)
    sizes = [train.shape[1] - 2, *given.units, 1]
    layers: list[torch.nn.Module] = [torch.nn.Dropout(given.dropout / 2)]
    for i, (before, after) in enumerate(itertools.pairwise(sizes)):
        layers += [torch.nn.ReLU(), torch.nn.Dropout(given.dropout)] if i else []
        layers.append(torch.nn.Linear(before, after))
    net = torch.nn.Sequential(*layers).to(device)
    steps = given.epochs * (len(train) // BATCH + 1)
    optimizer = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=given.decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 3e-3, total_steps=steps + 1)
    loss_of = torch.nn.HuberLoss(delta=DELTA)
    due = check[:, 1] - check[:, 0]
    seen_in_check = (check[:, 2:] - mean) / spread
    best = float("inf")
    kept = {name: tensor.clone() for name, tensor in net.state_dict().items()}
    began = perf_counter()
    for epoch in range(given.epochs):
        net.train()
        order = torch.randperm(len(train), device=device)
        for at in range(0, len(train), BATCH):
            rows = train[order[at : at + BATCH]]
            guess, end, seen = rows[:, 0], rows[:, 1], (rows[:, 2:] - mean) / spread
            loss = loss_of(net(seen)[:, 0], end - guess)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            schedule.step()
        net.eval()
        with torch.no_grad():
            error = loss_of(net(seen_in_check)[:, 0], due).item()
        if error < best:
            best = error
            kept = {name: tensor.clone() for name, tensor in net.state_dict().items()}
            seconds = perf_counter() - began
            of_guess = loss_of(torch.zeros_like(due), due).item()
            print(f"  epoch {epoch + 1}: loss {error:.2f}, of the guess {of_guess:.2f} ({seconds:.0f} s)", flush=True)
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
    parser.add_argument("--units", type=int, nargs="+", default=[32, 16])
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--dropout", type=float, default=0.2)
    parser.add_argument("--decay", type=float, default=0.05)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--parent", default="")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    abouts = [json.loads((folder / "about.json").read_text()) for folder in given.rows]
    columns = 2 + len(abouts[0]["names"])
    device = "cuda" if torch.cuda.is_available() else "cpu"
    parts = [read(folder, "[0-9]*.f32", columns) for folder in given.rows]
    parts += parts[-1:] * (given.last - 1)
    train = torch.cat(parts).to(device)
    check = torch.cat([read(folder, "check-*.f32", columns) for folder in given.rows]).to(device)
    print(f"{given.out}: {len(train)} rows of {columns - 2} features on {device}", flush=True)
    net = fit(train, check, given)
    header = {key: abouts[0][key] for key in ("game", "revision", "features")}
    header["seats"] = given.seats
    header["matches"] = sum(about["matches"] for about in abouts)
    header["training_seed"] = given.seed
    header["parent"] = given.parent
    write(net, header, given.out)


if __name__ == "__main__":
    main()
