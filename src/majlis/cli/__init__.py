"""The command line: `majlis COMMAND …`.

One module per command or pair of commands; `play` has several. Errors go to stderr in one or two lines, never as a traceback.
Exit codes: 0 success, 1 the answer is no (a record that does not replay), 2 wrong usage, 130 interrupted.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final, NoReturn

import click
from click.exceptions import NoArgsIsHelpError

import majlis
from majlis.cli.extras import INSTALL, can_serve
from majlis.cli.faults import said, system_said
from majlis.cli.languages import asked_for, help_text, in_language, language_of, say, translated
from majlis.cli.serve import page_is_built, serve
from majlis.engine.errors import BadInput, BrokenRecord, MajlisError

COMMANDS: Final = {
    "play": "majlis.cli.play:play",
    "serve": "majlis.cli.serve:serve",
    "backup": "majlis.cli.backups:backup",
    "restore": "majlis.cli.backups:restore",
    "admin": "majlis.cli.admin:admin",
    "games": "majlis.cli.games:games",
    "simulate": "majlis.cli.simulate:simulate",
    "arena": "majlis.cli.arena:arena",
    "replay": "majlis.cli.records:replay",
    "analyse": "majlis.cli.analyse:analyse",
    "position": "majlis.cli.positions:position",
    "check": "majlis.cli.records:check",
    "rules": "majlis.cli.rules:rules",
    "data": "majlis.cli.components:data",
    "bench": "majlis.cli.bench:bench",
    "check-game": "majlis.cli.laws:check_game",
}
"""Where each command is; only the one that is called is imported."""
NO = 1
WRONG_CALL = 2
INTERRUPTED = 130


class CommandLine(click.Group):
    """All commands, in the language of the caller, and how each of them may end."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module, _, name = COMMANDS[cmd_name].partition(":")
        command = getattr(import_module(module), name)
        assert isinstance(command, click.Command)
        return translated(command, [cmd_name])

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of commands; their short descriptions are known without importing them."""
        with formatter.section(help_text("click-commands")):
            formatter.write_dl([(name, help_text(f"help-{name}", "short")) for name in self.list_commands(ctx)])

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: object,
    ) -> NoReturn:
        given = sys.argv[1:] if args is None else list(args)
        with in_language(language_of(asked_for(given))):
            translated(self, ())
            sys.exit(self._ending(given, prog_name or "majlis", complete_var, **extra))

    def _ending(self, args: Sequence[str], prog_name: str, complete_var: str | None, **extra: object) -> int:
        """Run the command; its exit code."""
        try:
            code = super().main(list(args), prog_name, complete_var, standalone_mode=False, **extra)
        except NoArgsIsHelpError as error:
            error.show()
            code = WRONG_CALL
        except click.ClickException as error:
            code = _say(error.format_message(), error.exit_code, _try(error))
        except (click.Abort, KeyboardInterrupt):
            code = INTERRUPTED
        except BrokenRecord as error:
            code = _say(said(error), NO)
        except BadInput as error:
            code = _say(said(error), WRONG_CALL)
        except MajlisError as error:
            code = _say(said(error), NO)
        except OSError as error:
            why = system_said(error)
            code = _say(say("wrong-file", file=str(error.filename), why=why) if error.filename else why, WRONG_CALL)
        return code if isinstance(code, int) else 0


def _say(message: str, code: int, more: str = "") -> int:
    click.echo(f"majlis: {message}" + (f"\n{more}" if more else ""), err=True)
    return code


def _try(error: click.ClickException) -> str:
    """Where to read more after a call that was not understood."""
    if not isinstance(error, click.UsageError) or error.ctx is None:
        return ""
    return say("cli-try", command=f"{error.ctx.command_path} --help")


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
        click.echo("\n" + say("cli-sit-down", command="majlis play alhambra"))
        if not can_serve():
            click.echo(say("cli-in-a-browser", install=INSTALL, command="majlis serve"))
