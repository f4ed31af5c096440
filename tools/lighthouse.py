"""Run Lighthouse on the built page: `python -m tools.lighthouse [PAGE …]` (see `web/scripts/lighthouse.js`)."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.browser.needs import whole_chromium
from tests.browser.server import ServerProcess

WEB = Path(__file__).parents[1] / "web"


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        server.start()
        try:
            command = ["node", "scripts/lighthouse.js", server.url, *sys.argv[1:]]
            return subprocess.run(
                command, cwd=WEB, env={**os.environ, "CHROMIUM": whole_chromium()}, check=False
            ).returncode
        finally:
            server.stop()


if __name__ == "__main__":
    sys.exit(main())
