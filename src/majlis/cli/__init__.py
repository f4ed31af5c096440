"""The command line: `majlis COMMAND …`.

One module per command or pair of commands; `play` has several. Errors go to stderr in one or two lines, never as a traceback.
Exit codes: 0 success, 1 the answer is no (a record that does not replay), 2 wrong usage, 130 interrupted.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import NoReturn

import click
from click.exceptions import NoArgsIsHelpError

import majlis
from majlis.cli.arena import arena
from majlis.cli.bench import bench
from majlis.cli.components import data
from majlis.cli.extras import INSTALL, can_serve
from majlis.cli.games import games
from majlis.cli.laws import check_game
from majlis.cli.play import play
from majlis.cli.positions import position
from majlis.cli.records import check, replay
from majlis.cli.rules import rules
from majlis.cli.serve import page_is_built, serve
from majlis.cli.simulate import simulate
from majlis.engine.errors import BadInput, BrokenRecord, MajlisError

NO = 1
WRONG_CALL = 2
INTERRUPTED = 130


class CommandLine(click.Group):
    """All commands, and how each of them may end."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: object,
    ) -> NoReturn:
        try:
            code = super().main(args, prog_name or "majlis", complete_var, standalone_mode=False, **extra)
        except NoArgsIsHelpError as error:
            error.show()
            code = WRONG_CALL
        except click.ClickException as error:
            code = _say(error.format_message(), error.exit_code, _try(error))
        except (click.Abort, KeyboardInterrupt):
            code = INTERRUPTED
        except BrokenRecord as error:
            code = _say(str(error), NO)
        except BadInput as error:
            code = _say(str(error), WRONG_CALL)
        except MajlisError as error:
            code = _say(str(error), NO)
        except OSError as error:
            where = f" {error.filename}" if error.filename else ""
            code = _say(f"cannot use{where}: {error.strerror or error}", WRONG_CALL)
        sys.exit(code if isinstance(code, int) else 0)


def _say(message: str, code: int, more: str = "") -> int:
    click.echo(f"majlis: {message}" + (f"\n{more}" if more else ""), err=True)
    return code


def _try(error: click.ClickException) -> str:
    """Where to read more after a call that was not understood."""
    if not isinstance(error, click.UsageError) or error.ctx is None:
        return ""
    return f"Try: {error.ctx.command_path} --help"


@click.group(
    "majlis", cls=CommandLine, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]}
)
@click.version_option(majlis.__version__, prog_name="majlis")
@click.pass_context
def main(context: click.Context) -> None:
    """A table for Euro games set between Granada, Palmyra and Baghdad: play them, simulate them, study them."""
    if context.invoked_subcommand is not None:
        return
    if page_is_built() and can_serve():
        context.invoke(serve)
    else:
        click.echo(context.get_help())
        click.echo("\nTo sit down at a table: majlis play alhambra")
        if not can_serve():
            click.echo(f"To play in a browser: {INSTALL}, then: majlis serve")


for command in (play, serve, games, simulate, arena, replay, position, check, rules, data, bench, check_game):
    main.add_command(command)
