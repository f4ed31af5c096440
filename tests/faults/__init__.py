"""Real matches on real servers that are killed, cut off, starved of disk and set back in time: `make faults`."""
