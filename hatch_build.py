"""The build hook of the compiled wheel: the engine, the games, the bots and the arena through mypyc.

pyproject.toml says which modules are compiled and when the hook runs. Everything it makes stays under build/:
an extension module beside its source would shadow every later edit of that source.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def modules_to_compile(root: Path, compile_: list[str], interpret: list[str]) -> list[str]:
    """The files that match a pattern of `compile_` and none of `interpret`, as sorted paths below `root`."""
    chosen = {path for pattern in compile_ for path in root.glob(pattern)}
    left_alone = {path for pattern in interpret for path in root.glob(pattern)}
    return sorted(path.relative_to(root).as_posix() for path in chosen - left_alone)


class CompiledWheel(BuildHookInterface[Any]):
    """Compiles at the optimisation level MAJLIS_OPT, 0 to 3 (3 if unset); 1 builds sooner and runs a little slower."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and add the extension modules to the wheel; an editable install stays pure Python."""
        if version == "editable":
            return
        # Here, because a pure build has neither; in this order, because mypyc looks whether setuptools is loaded.
        from setuptools import Distribution
        from setuptools.command.build_ext import build_ext

        # isort: split
        from mypyc.build import mypycify

        level = os.environ.get("MAJLIS_OPT", "3")
        build = Path(self.root, "build", f"mypyc-{sys.implementation.cache_tag}-O{level}")
        modules = modules_to_compile(Path(self.root), self.config["compile"], self.config["interpret"])
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

        for made in command.get_outputs():
            build_data["force_include"][made] = Path(made).relative_to(build / "lib").as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
