"""Messages in three languages: plurals, names, lists, seats; and what is said about those that are missing."""

import ast
import doctest
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from majlis.engine import words as words_module
from majlis.engine.words import LANGUAGES, BadMessage, Naming, UnknownMessage, Words, engine_locale, missing

GAMES = engine_locale().parent.parent / "games"
SPOKEN = re.compile(r"(event|prompt|refused)-[a-z0-9-]+")

GAME = {
    "en": """
name-tower = tower
name-dirk = Dirk
name-tile = { NAME($type) } { $price }
bought = { SEAT($seat) } buys { NAME($tile, case: "accusative") }.
paid =
    { COUNT($cards) ->
        [one] One card: { NAME($cards) }
       *[other] { COUNT($cards) } cards: { NAME($cards) }
    }
exact = { $exact ->
    [true] exact
   *[false] too much
}
""",
    "de": """
name-tower = Turm
name-dirk = Dirk
name-tile = { NAME($type) } { $price }
bought = { SEAT($seat) } kauft { NAME($tile, case: "accusative") }.
paid =
    { COUNT($cards) ->
        [one] Eine Karte: { NAME($cards) }
       *[other] { COUNT($cards) } Karten: { NAME($cards) }
    }
exact = { $exact ->
    [true] passend
   *[false] zu viel
}
""",
    "ru": """
name-tower = башня
    .accusative = башню
name-dirk = Дирк
    .accusative = Дирка
name-tile = { NAME($type) } { $price }
    .accusative = { NAME($type, case: "accusative") } { $price }
bought = { SEAT($seat) } покупает { NAME($tile, case: "accusative") }.
paid =
    { COUNT($cards) ->
        [one] { COUNT($cards) } карта: { NAME($cards) }
        [few] { COUNT($cards) } карты: { NAME($cards) }
       *[many] { COUNT($cards) } карт: { NAME($cards) }
    }
exact = { $exact ->
    [true] без сдачи
   *[false] слишком много
}
""",
}


def tile_name(piece: str) -> tuple[str, Mapping[str, object]] | None:
    """Names of tiles are composed: ``tower_7_new`` is the tower of price 7."""
    kind, _, rest = piece.partition("_")
    return ("name-tile", {"type": kind, "price": int(rest.split("_")[0])}) if rest else None


def write(folder: Path, files: Mapping[str, str]) -> Path:
    for language, text in files.items():
        (folder / f"{language}.ftl").write_text(text, encoding="utf-8")
    return folder


def game_words(language: str, folder: Path) -> Words:
    return Words(language, [write(folder, GAME)], namer=tile_name, players=["Green"])


@pytest.mark.parametrize(
    "folder",
    [engine_locale(), *sorted(GAMES.glob("*/locale"))],
    ids=lambda folder: folder.parent.name,
)
def test_every_message_exists_in_every_language_with_the_same_parts(folder: Path) -> None:
    assert missing([folder]) == []


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("en", 1, "1 point"),
        ("en", 2, "2 points"),
        ("en", 1234, "1,234 points"),
        ("de", 1, "1 Punkt"),
        ("de", 0, "0 Punkte"),
        ("ru", 1, "1 очко"),
        ("ru", 3, "3 очка"),
        ("ru", 5, "5 очков"),
        ("ru", 11, "11 очков"),
        ("ru", 21, "21 очко"),
    ],
)
def test_numbers_choose_their_plural(language: str, count: int, text: str) -> None:
    assert Words(language).say("points", count=count) == text


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [("en", "a or b", "a, b or c"), ("de", "a oder b", "a, b oder c"), ("ru", "a или b", "a, b или c")],
)
def test_a_choice_is_joined_with_or(language: str, two: str, three: str) -> None:
    words = Words(language)
    assert (words.join(["a", "b"], "or"), words.join(["a", "b", "c"], "or")) == (two, three)
    with pytest.raises(BadMessage, match="a list is joined with and or or, not with 'but'"):
        words.join(["a", "b"], "but")


def test_a_message_may_ask_for_a_choice(tmp_path: Path) -> None:
    choice = dict.fromkeys(LANGUAGES, 'name-a = a\nname-b = b\nx = { NAME($of, join: "or") }')
    assert Words("de", [write(tmp_path, choice)]).say("x", of=["a", "b"]) == "a oder b"


def test_what_stands_in_a_list_several_times_is_counted(tmp_path: Path) -> None:
    pieces = dict.fromkeys(LANGUAGES, "name-a = a\nname-b = b\nx = { NAME($of) }")
    words = Words("en", [write(tmp_path, pieces)])
    assert words.say("x", of=["a", "b", "a", "a"]) == "3 × a and b"
    assert words.say("x", of=["b"]) == "b"


@pytest.mark.parametrize(
    ("language", "none", "two", "three"),
    [
        ("en", "nothing", "a and b", "a, b and c"),
        ("de", "nichts", "a und b", "a, b und c"),
        ("ru", "ничего", "a и b", "a, b и c"),
    ],
)
def test_lists_are_joined_as_the_language_does(language: str, none: str, two: str, three: str) -> None:
    words = Words(language)
    assert [words.join(["a", "b", "c"][:n]) for n in range(4)] == [none, "a", two, three]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Green buys tower 7."),
        ("de", "Green kauft Turm 7."),
        ("ru", "Green покупает башню 7."),
    ],
)
def test_a_piece_is_named_in_the_case_the_sentence_asks_for(language: str, text: str, tmp_path: Path) -> None:
    assert game_words(language, tmp_path).say("bought", seat=0, tile="tower_7_new") == text


def test_a_namer_composes_names_and_leaves_the_rest_to_the_messages(tmp_path: Path) -> None:
    words = game_words("ru", tmp_path)
    assert words.name("tower_13_e") == "башня 13"
    assert words.name("dirk") == "Дирк"
    assert words.name("dirk", case="accusative") == "Дирка"
    assert words.name("dirk", case="dative") == "Дирк"


def test_names_may_depend_on_the_options_of_a_table() -> None:
    harp, lyre = ("name-string", {"of": "harp"}), ("name-string", {"of": "lyre"})
    naming = Naming(["drum"], {"s1": harp, "s2": harp}, {("edition", "old"): {"s2": lyre}})
    old = naming.at({"edition": "old", "expert": True})
    assert [old.of(piece) for piece in ("s1", "s2", "drum")] == [harp, lyre, None]
    assert [naming.of(piece) for piece in ("s1", "s2", "drum")] == [harp, harp, None]
    assert old is naming.at({"edition": "old"})
    assert naming.at(None) is naming.at({}) is naming.at({"edition": "new"}) is naming
    assert naming.json()["otherwise"] == [
        {"option": "edition", "value": "old", "composed": {"s2": {"message": "name-string", "parts": {"of": "lyre"}}}}
    ]


def test_a_list_of_pieces_is_counted_and_named(tmp_path: Path) -> None:
    words = game_words("ru", tmp_path)
    assert words.say("paid", cards=["dirk"]) == "1 карта: Дирк"
    assert words.say("paid", cards=("tower_7_new", "dirk")) == "2 карты: башня 7 и Дирк"
    assert words.say("paid", cards=[]) == "0 карт: ничего"


def test_a_truth_chooses_a_variant(tmp_path: Path) -> None:
    words = game_words("de", tmp_path)
    assert [words.say("exact", exact=exact) for exact in (True, False)] == ["passend", "zu viel"]


def test_seats_are_counted_from_one_for_people_and_players_go_by_their_names() -> None:
    words = Words("de", players=["Green"])
    assert words.say("event-over", winners=[0]) == "Die Partie ist zu Ende. Green gewinnt."
    assert (
        words.say("event-over", winners=[0, 2]) == "Die Partie ist zu Ende. Green und Spieler 3 teilen sich den Sieg."
    )
    assert words.say("event-over", winners=[]) == "Die Partie ist zu Ende. Von den Spielern gewinnt niemand."


def test_no_invisible_marks_surround_the_parts() -> None:
    text = Words("en").say("list-last", start="buy", item="take")
    assert text == "buy and take"


def test_a_message_or_a_name_that_does_not_exist_is_an_error(tmp_path: Path) -> None:
    words = game_words("de", tmp_path)
    assert words.has("bought")
    assert not words.has("sold")
    with pytest.raises(UnknownMessage, match="no message 'sold' in de"):
        words.say("sold")
    with pytest.raises(UnknownMessage, match="no name for 'castle' in de"):
        words.name("castle")
    with pytest.raises(BadMessage, match="'bought' in de: no name for 'castle'"):
        words.say("bought", seat=0, tile="castle")


@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        ({}, "Unknown external: count"),
        ({"count": None}, "part 'count' is a NoneType"),
        ({"count": [1, 2]}, "shows a list without a function that joins it"),
    ],
)
def test_a_message_with_the_wrong_parts_is_an_error(parts: dict[str, object], reason: str) -> None:
    with pytest.raises(BadMessage, match=reason):
        Words("en").say("points", **parts)


def test_a_seat_that_is_not_a_number_is_an_error() -> None:
    with pytest.raises(BadMessage, match="invalid literal"):
        Words("en").say("event-undo", seat="north")


@pytest.mark.parametrize(
    ("language", "one", "none", "text"),
    [
        ("en", "“Sing”", "“Sing” is not possible now.", "“Sing” is not complete yet. Still to be chosen: a song."),
        (
            "de",
            "„Singen“",
            "„Singen“ ist jetzt nicht möglich.",
            "„Singen“ ist noch nicht vollständig. Noch zu wählen: ein Lied.",
        ),
        (
            "ru",
            "«Петь»",
            "Действие «Петь» сейчас невозможно.",
            "Действие «Петь» не завершено. Осталось выбрать: песню.",
        ),
    ],
)
def test_verbs_and_their_parts_are_named_as_in_a_menu(
    language: str, one: str, none: str, text: str, tmp_path: Path
) -> None:
    songs = {
        "en": "verb-sing = Sing\npart-song = a song",
        "de": "verb-sing = Singen\npart-song = ein Lied",
        "ru": "verb-sing = Петь\npart-song = песню",
    }
    words = Words(language, [write(tmp_path, songs)])
    assert words.verb("sing") in one
    assert words.say("refused-wrong-moment", verb="sing", verbs=[]) == none
    assert one in words.say("refused-wrong-moment", verb="confirm", verbs=["sing"])
    assert words.say("refused-unfinished", verb="sing", part="song") == text


def test_a_further_text_of_a_message_is_asked_for_with_a_dot() -> None:
    words = Words("de", players=["Green"])
    assert words.say("prompt-confirm") == "Bestätige deinen Zug oder nimm etwas zurück."
    assert words.say("prompt-confirm.others", seat=0) == "Green prüft den Zug noch einmal."
    assert words.has("prompt-confirm.others")
    assert not words.has("prompt-confirm.about")
    assert not words.has("prompt-nothing.about")
    with pytest.raises(UnknownMessage, match=r"no message 'prompt-confirm\.about' in de"):
        words.say("prompt-confirm.about")


def test_an_unknown_language_or_folder_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no language 'fr'; there are en, de, ru"):
        Words("fr")
    with pytest.raises(ValueError, match=r"no messages in .*en\.ftl"):
        Words("en", [tmp_path])


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({}, None),
        ({"ru": "a = а { $n }"}, "b in FOLDER lacks ru"),
        ({"de": "a = a\nb = b"}, "a in FOLDER does not use $n in de, but in another language"),
        ({"en": "a = a { $n } { $m }\nb = b"}, "a in FOLDER does not use $m in ru, but in another language"),
        ({"en": "a = a { $n }\nb = b\na = again"}, "a stands twice in FOLDER/en.ftl"),
        ({"en": "a = a { $n }\nb = { c }"}, "b in FOLDER/en.ftl refers to c, which does not exist"),
        ({"en": "a = a { $n }\nb = { -c }"}, "b in FOLDER/en.ftl refers to -c, which does not exist"),
        ({"en": "a = a { $n }\nb = { SHOUT(1) }"}, "b in FOLDER/en.ftl calls SHOUT()"),
        ({"en": "a = a { $n }\nb = {"}, "FOLDER/en.ftl cannot be read at line 2"),
        ({"en": "a = a { $n }\nb = b\nseat = s"}, "seat in FOLDER/en.ftl is a message of the engine already"),
        (
            {"ru": "a = { $n ->\n    [one] раз\n   *[other] разы\n }\nb = б"},
            "a in FOLDER/ru.ftl lacks the plural form few, many",
        ),
        ({"ru": "a = { $n ->\n    [0] нет\n   *[other] есть\n }\nb = б"}, None),
    ],
)
def test_what_is_missing_is_named(changes: dict[str, str], fault: str | None, tmp_path: Path) -> None:
    write(tmp_path, dict.fromkeys(LANGUAGES, "a = a { $n }\nb = { seat }") | changes)
    found = [line.replace(str(tmp_path), "FOLDER") for line in missing([tmp_path])]
    if fault is None:
        assert found == []
    else:
        assert any(line.startswith(fault) for line in found), found


def spoken_ids(folder: Path) -> set[str]:
    """Every message id that stands in the code of a folder; one that ends in "-" is the beginning of several."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and SPOKEN.fullmatch(node.value):
                found.add(node.value)
    return found


def written_ids(folder: Path) -> set[str]:
    """Every such message id that a folder's files define."""
    text = (folder / "en.ftl").read_text(encoding="utf-8")
    return {line.split(" ")[0] for line in text.splitlines() if SPOKEN.match(line)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "game", [path.parent for path in sorted(GAMES.glob("*/locale"))], ids=lambda folder: folder.name
)
def test_everything_the_code_says_has_its_words(game: Path, language: str) -> None:
    words = Words(language, [game / "locale"])
    said = spoken_ids(engine_locale().parent) | spoken_ids(game)
    assert {"event-over", "refused-wrong-moment", "prompt-confirm"} <= said
    assert [name for name in sorted(said) if not name.endswith("-") and not words.has(name)] == []
    assert [name for name in sorted(said) if name.startswith("prompt-") and not words.has(f"{name}.others")] == []


@pytest.mark.parametrize(
    "game", [path.parent for path in sorted(GAMES.glob("*/locale"))], ids=lambda folder: folder.name
)
def test_no_words_are_left_that_the_code_never_says(game: Path) -> None:
    server = engine_locale().parent.with_name("server")  # it tells of hints in the engine's words
    said = spoken_ids(engine_locale().parent) | spoken_ids(game) | spoken_ids(server)
    begun = tuple(name for name in said if name.endswith("-"))
    written = written_ids(engine_locale()) | written_ids(game / "locale")
    assert [name for name in sorted(written) if name not in said and not name.startswith(begun)] == []


def test_a_language_without_a_file_is_missing(tmp_path: Path) -> None:
    write(tmp_path, {"en": "a = a", "de": "a = a"})
    assert missing([tmp_path]) == [f"{tmp_path / 'ru.ftl'} does not exist", f"a in {tmp_path} lacks ru"]


def test_fluent_is_imported_only_when_something_is_said() -> None:
    program = "import sys, majlis.engine.words; print(*sorted({'fluent.runtime', 'babel'} & set(sys.modules)))"
    loaded = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout
    assert loaded.split() == []


def test_the_examples_in_the_documentation_hold() -> None:
    assert doctest.testmod(words_module).failed == 0
