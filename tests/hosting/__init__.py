"""What hosting.md promises about other programs. It needs them installed: `make test-proxies`."""
