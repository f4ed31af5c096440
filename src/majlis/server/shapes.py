"""Request and response bodies. OpenAPI, the page's types and the Python client are made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

from majlis.server.levels import LevelName
from majlis.server.names import Unfit, chat_text, plain

Phase: TypeAlias = Literal["gathering", "playing", "over"]
Fact: TypeAlias = "str | int | list[str]"
OptionValue: TypeAlias = "bool | int | str | list[str]"
HintsName: TypeAlias = Literal["off", "five", "free"]
"""Who may ask for hints at a table: nobody, everybody five times, everybody as often as they like."""
ListName: TypeAlias = Literal["open", "watch", "mine", "finished"]
"""The lists of tables."""
LanguageName: TypeAlias = Literal["en", "de", "ru"]


def _whole(value: object) -> object:
    """JSON has only one kind of number: 6.0 is the integer 6."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


def sound(text: str) -> str:
    """Text that can be encoded and kept."""
    if "\0" in text or any("\ud800" <= sign <= "\udfff" for sign in text):
        raise Unfit("control")
    return text


LINE = r"^[^\u0000-\u001f\u007f-\u009f]*$"
LINES = r"^[^\u0000-\u0009\u000b-\u001f\u007f-\u009f]*$"
TEXT = r"^[^\u0000]*$"
LOGIN = r"^[A-Za-z0-9][A-Za-z0-9_.-]{2,31}$"
EMAIL = r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9.-]+\.[A-Za-z0-9-]+$"

LONGEST_NAME = 40
Name: TypeAlias = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME, pattern=LINE), AfterValidator(plain)]
ChatText: TypeAlias = Annotated[str, Field(min_length=1, max_length=500, pattern=LINES), AfterValidator(chat_text)]
Login: TypeAlias = Annotated[str, Field(pattern=LOGIN)]
Password: TypeAlias = Annotated[str, Field(min_length=8, max_length=200, pattern=TEXT), AfterValidator(sound)]
Secret: TypeAlias = Annotated[str, Field(max_length=200, pattern=TEXT), AfterValidator(sound)]
Email: TypeAlias = Annotated[str, Field(max_length=254, pattern=EMAIL)]
"""An address that every mail server takes."""
ClientId: TypeAlias = Annotated[str, Field(pattern=r"^[A-Za-z0-9_.:-]{8,64}$")]
"""An id that the caller makes up, for example a UUID: the same call again gets the same answer."""
SeatNumber: TypeAlias = Annotated[int, Field(ge=0, le=7), BeforeValidator(_whole)]
Seq: TypeAlias = Annotated[int, Field(ge=0, le=2_000_000_000), BeforeValidator(_whole)]
ActionIn: TypeAlias = "dict[str, str | list[str]] | Annotated[str, Field(min_length=1, max_length=2000)]"
"""An action as JSON (`{"verb": "take", "cards": ["denar-5"]}`) or in its notation (`take denar-5`)."""


class In(BaseModel):
    """A request body: exactly the declared fields, each of exactly its type."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Out(BaseModel):
    """A response body."""


# people


class NewPerson(In):
    name: Name


class Me(Out):
    id: str
    name: str
    account: bool
    login: str | None


class Credentials(In):
    login: Login
    password: Password


class LoginIn(In):
    login: Annotated[str, Field(max_length=80, pattern=TEXT), AfterValidator(sound)]
    password: Secret


class DeviceShape(Out):
    """A browser or program in which you are logged in."""

    id: str
    name: str
    """What it calls itself, for example "Firefox, Windows"; may be empty."""
    created: str
    used: str
    """When it was last used, to the hour."""
    current: bool
    """Whether it is the one that asks."""


class AccountShape(Out):
    login: str | None
    email: str | None
    mail: bool
    """Whether this server can send mail."""
    devices: list[DeviceShape]


class EmailIn(In):
    email: Email | None
    """Null: none any more."""
    password: Secret


class RecoveryIn(In):
    login: Annotated[str, Field(min_length=1, max_length=254, pattern=TEXT), AfterValidator(sound)]
    """A login or an e-mail address."""


class TokenIn(In):
    token: Secret


class ResetIn(In):
    token: Secret
    password: Password


class NewPassword(In):
    old: Secret
    new: Password


class DeleteAccountIn(In):
    password: Secret | None = None


# games


class OptionShape(Out):
    name: str
    kind: Literal["flag", "choice", "many", "number"]
    default: OptionValue
    rule: str
    choices: list[str] | None = None
    low: int | None = None
    high: int | None = None


class GameShape(Out):
    id: str
    title: str
    min_seats: int
    max_seats: int
    revision: int
    minutes: int
    options: list[OptionShape]
    levels: list[LevelName]
    rulebook: bool
    """Whether it has a rulebook for people, besides its numbered rules."""
    own_values: bool
    """Whether its owners can enter what is printed on their components: *Your box*."""
    first_seats: int
    """At how many seats it is learnt soonest: those of its guided match, else the fewest that play against each other."""


class NameShape(Out):
    """The message that names a piece, and its parts."""

    message: str
    parts: dict[str, Fact]


class OtherNamesShape(Out):
    """What some pieces are called at a table that has this value of an option."""

    option: str
    value: str
    composed: dict[str, NameShape]


class NamesShape(Out):
    """The pieces with a message `name-<piece>` of their own, and those whose names are composed; anything else is not a piece."""

    plain: list[str]
    composed: dict[str, NameShape]
    otherwise: list[OtherNamesShape]
    """Names that depend on an option of the table."""


class HoldingShape(Out):
    """Something a seat can have; only their owner may know `private` things while the match runs."""

    name: str
    sign: str
    group: str
    private: bool


class CreditsShape(Out):
    """Who made the printed game."""

    designers: list[str]
    publishers: list[str]
    year: int
    title: str
    """Of an expansion; "" for the game itself."""
    expansions: list[CreditsShape]


class GameDetail(GameShape):
    box: dict[str, Any]
    """The component tables, for drawing; their shape is the game's own."""
    names: NamesShape | None
    """What its pieces are called; None: each by the message `name-<piece>`."""
    verbs: dict[str, list[tuple[str, str]]]
    """Each verb with its parts: their names and kinds."""
    reconstructed: list[str]
    """Pieces whose data was not available and was designed by us."""
    holdings: list[HoldingShape]
    """What a seat can have, in the order in which people read it."""
    source_groups: list[tuple[str, list[str]]]
    """The sources of points under headings (messages), in the order in which people read them."""
    credits: CreditsShape | None
    """Who made the printed game; None: there is none."""


class RuleShape(Out):
    id: str
    text: str


class ChapterShape(Out):
    number: int
    title: str
    rules: list[RuleShape]


class RulingShape(Out):
    id: str
    question: str
    text: str


class RulesShape(Out):
    game: str
    language: str
    """The language of the text: English while the page is not translated."""
    title: str
    chapters: list[ChapterShape]
    rulings: list[RulingShape]
    glossary: list[dict[str, str]]


# tables


class SeatIn(In):
    kind: Literal["me", "bot", "open", "hot"]
    level: LevelName | None = None
    program: Annotated[str, Field(max_length=15)] | None = None
    """Of a bot, instead of a level: one of the server's programs."""
    name: Name | None = None


class NewTable(In):
    game: Annotated[str, Field(max_length=40)]
    name: Name | None = None
    seats: Annotated[list[SeatIn], Field(min_length=1, max_length=8)]
    options: dict[str, OptionValue] = {}
    private: bool = False
    seed: Annotated[str, Field(pattern=r"^[0-9a-fA-F]{1,32}$")] | None = None
    box: Annotated[str, Field(max_length=40)] | None = None
    """A set of your own values to play with."""
    hints: HintsName | None = None
    """Null: `free` where nobody but you and bots can sit, otherwise `off`."""


class JoinIn(In):
    seat: SeatNumber | None = None
    key: Secret | None = None


class StartIn(In):
    level: LevelName = "medium"


class SeatOnly(In):
    seat: SeatNumber


class StandIn(In):
    seat: SeatNumber
    on: bool
    level: LevelName = "medium"


class ChatIn(In):
    text: ChatText
    key: Secret | None = None


class SeatShape(Out):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: LevelName | None
    mine: bool
    online: bool
    score: int | None
    stood_in: bool
    hot: bool
    resigned: bool
    program: str | None = None
    """The program that plays here, if the bot is one."""
    hints: int = 0
    """How many hints this seat has had."""


class TableBoxShape(Out):
    """The owner's set that a table is played with."""

    name: str
    entered: int
    total: int
    digest: str


class OriginShape(Out):
    """Where a match branched off: the table, and how many entries its match had."""

    table: str
    at: int


class TableShape(Out):
    id: str
    game: str
    name: str
    seats: list[SeatShape]
    options: dict[str, OptionValue]
    phase: Phase
    private: bool
    host: bool
    actor: int | None
    waiting: list[int]
    my_turn: bool
    seq: int
    entries: int
    created: str
    moved: str
    rematch: str | None
    commitment: str
    ranking: list[int] | None
    link: str | None
    box: TableBoxShape | None
    """Null: the game's own components."""
    teaching: str
    """What is learned here: `first-match`, or `puzzle/` and its name; empty at an ordinary table."""
    hints: HintsName
    origin: OriginShape | None
    """The match from which this one goes on; null: it began at the beginning."""


class ChatShape(Out):
    seq: int
    who: str
    text: str
    at: str
    seat: int | None


class TableDetail(TableShape):
    chat: list[ChatShape]


# play


class Move(In):
    id: ClientId
    seq: Seq
    seat: SeatNumber
    action: ActionIn


class UndoIn(In):
    id: ClientId
    seq: Seq
    seat: SeatNumber
    to: Literal["last", "turn"] = "last"


class UndoRequestIn(In):
    seat: SeatNumber
    to: Seq


class UndoAnswerIn(In):
    seat: SeatNumber
    agree: bool


class ConfirmTurnsIn(In):
    seat: SeatNumber
    on: bool


class PassingIn(In):
    seat: SeatNumber
    on: bool
    unless: Annotated[list[Annotated[str, Field(min_length=1, max_length=40)]], Field(max_length=8)] = []
    """Pieces for which you want to be asked all the same while they lie open: a tile, or a type of building."""


class PassingOut(Out):
    passing: bool
    unless: list[str]


class WhyIn(In):
    seat: SeatNumber
    action: ActionIn


class SeqOut(Out):
    seq: int


class RefusalShape(Out):
    id: str
    rule: str
    facts: dict[str, Fact]


class WhyOut(Out):
    refusal: RefusalShape | None


class EventShape(Out):
    name: str
    rule: str
    seat: int
    parts: dict[str, Fact]


class PromptShape(Out):
    id: str
    rule: str
    seat: int
    facts: dict[str, Fact]


class ActionShape(Out):
    """An action as JSON, with its notation; the parts of its verb are fields beside these."""

    model_config = ConfigDict(extra="allow")
    text: str
    verb: str


class TryShape(ActionShape):
    refusal: RefusalShape | None


class DecisionShape(Out):
    actions: list[ActionShape]
    tries: list[TryShape]
    asides: list[ActionShape]
    undo: int
    confirm: bool


class PlayerShape(Out):
    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    online: bool
    stood_in: bool
    resigned: bool


class UndoRequestShape(Out):
    by: int
    to: int
    """The `seq` to which the match would go back."""
    entries: int
    agreed: list[int]


class UndoShape(Out):
    """What you may take back without asking anybody."""

    last: bool
    """Whether you may take back your last decision."""
    turn: int
    """How many decisions restarting your turn would take back."""
    beyond: bool
    """Whether something was revealed since, or somebody decided: with bots alone that can be taken back too."""
    refusal: RefusalShape | None
    """Why you may take back nothing."""


class RivalShape(Out):
    """Somebody who has points but no seat, such as Yusuf in Sabika."""

    name: str
    score: int
    breakdown: dict[str, int]
    rank: int
    """0: they cannot win."""


class TieShape(Out):
    """A message with its parts that says what decided between two players with equal points."""

    id: str
    facts: dict[str, Any]
    rule: str


class UpdateShape(Out):
    """One row of the log as a seat may see it. Only the latest update of a batch has what is null in the others."""

    seq: int
    at: str
    entries: int
    phase: Phase
    events: list[EventShape]
    actor: int | None
    waiting: list[int]
    prompt: PromptShape | None
    view: dict[str, Any] | None
    """The pieces on the table, as that seat may see them; their shape is the game's own."""
    numbers: dict[str, Any] | None
    """What a board shows beside them: prices, yields, forecasts; their shape is the game's own."""
    decision: DecisionShape | None
    undo: UndoShape | None
    passing: bool | None
    """Whether you pass until your turn; None: the game asks nothing between two turns."""
    unless: list[str] | None
    """The pieces for which you are asked all the same while they lie open."""
    scores: list[int] | None
    breakdown: list[dict[str, int]] | None
    players: list[PlayerShape] | None
    ranking: list[int] | None
    rivals: list[RivalShape] | None
    """Those who have points but no seat."""
    ties: list[TieShape] | None
    """At the end: what decided between players with equal points."""
    seed: str | None
    commitment: str
    undo_request: UndoRequestShape | None


class ReplayOut(Out):
    at: int
    entries: int
    seat: int | None
    view: dict[str, Any]
    numbers: dict[str, Any]
    events: list[EventShape]
    prompt: PromptShape | None
    actor: int | None
    scores: list[int]
    text: str | None


# errors


class ProblemShape(Out):
    """What went wrong (RFC 9457)."""

    type: str
    title: str
    status: int
    detail: str
    refusal: RefusalShape | None = None
    seq: int | None = None


class Health(Out):
    status: Literal["ok"]
