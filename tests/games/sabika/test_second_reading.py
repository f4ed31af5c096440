"""Whole matches beside a second reading of the rules: the same moves, the same prices, the same points."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from majlis.engine.events import Event
from majlis.engine.match import Match
from majlis.games.sabika.game import GAME
from majlis.games.sabika.settings import SCHEMA
from tests.games.kit import told
from tests.games.sabika.builder import seen, table
from tests.games.sabika.second_reading import CARDS, Reading


class Referee:
    """Plays a match at random and checks every question, payment and score by the second reading.

    It reads by the options that it is told, which need not be those of the match.
    """

    def __init__(self, match: Match, options: dict[str, object], seed: str) -> None:
        self.match = match
        self.options = options
        self.dice = random.Random(seed)
        self.checked: Counter[str] = Counter()
        self.produced: list[str] = []
        self.loose: bool | None = None
        """Whether transactions are gained without a Market action; None where nobody said."""
        if match.seats == 1:
            self.match.confirm_turns(0, True)

    def reading(self) -> Reading:
        return Reading(seen(self.match), self.options)

    def play(self) -> None:
        while not self.match.over:
            self.ask()
            self.act()
        self.scores()

    # what is asked

    def ask(self) -> None:
        prompt = self.match.prompt
        assert prompt is not None
        kind = prompt.id.removeprefix("prompt-")
        reading, seat = self.reading(), self.match.actor
        legal = {str(action) for action in self.match.actions()}
        expected: set[str] | None = None
        if kind == "turn":
            expected = reading.work(seat)
            expected |= {f"rest {worker['worker']}" for worker in reading.player(seat)["workers"] if worker["active"]}
        elif kind == "actions":
            space = str(prompt.facts["space"])
            first = prompt.facts["first"] == "yes"
            expected = {text for text in legal if text == "done"}
            assert first == (not expected)
            if first or "side" not in {text.split()[0] for text in legal}:
                expected |= {"main"} if reading.main_need(seat, space) <= reading.purse(seat) else set()
            if first or "main" not in legal:
                expected |= reading.sides(seat, space)
        elif kind == "export":
            expected = reading.exports(seat)
        elif kind == "build":
            built = reading.builds(seat)
            sorts = {text.split()[1][:5] for text in legal if text.startswith("build")}
            expected = {text for text in built if text.split()[1][:5] in sorts} | (legal & {"refresh"})
            if "refresh" in legal and not reading.yes("build_refresh_may_fail", True):
                assert any(text.startswith("build large") for text in built)
        elif kind == "engrave":
            expected = {text for text, price in reading.engravings(seat) if price <= reading.purse(seat)}
        elif kind == "tribute":
            n = prompt.facts["count"]
            assert isinstance(n, int)
            expected = reading.tributes(seat, n)
            if reading.event == 14 and reading.as_german("event_14_surcharge", "per_paria"):
                assert n == 1
            elif reading.yes("prestige_may_be_negative", True):
                assert n == reading.due(seat)
        elif kind == "market" and (reading.event != 1 or self.loose is not None):
            expected = reading.deals(seat, self.loose is True) | {"done"}
        elif kind == "bonus-action":
            assert reading.yes("bonus_action_may_be_declined", False)
            expected = {"accept", "decline"}
        elif kind in ("raw", "good"):
            expected = {f"pick {slot}" for slot in reading.tokens()}
        elif kind == "consolidate":
            expected = {f"consolidate {city}" for city in reading.player(seat)["ships"]["left"]}
        elif kind == "sail":
            expected = reading.sails(seat)
        elif kind == "favour":
            expected = {f"favour {space}" for space in range(1, min(reading.player(seat)["favour"], 5) + 1)}
        elif kind == "yusuf-city" and self.checked["turn"]:
            cities = reading.yusuf_exports() if prompt.facts["action"] == "export" else reading.yusuf_consolidates()
            expected = {f"guide {city}" for city in cities}
        elif kind == "produce":
            expected = self.productions(reading, seat, legal)
        elif kind == "choose" and prompt.facts["source"] == "mosaic_bonus_green":
            expected = reading.ways_of_the_green_mosaic(seat)
        elif kind == "process":
            expected = {f"process {raw}" for raw in reading.processable(seat)} | (legal & {"done"})
        if expected is not None:
            assert legal == expected, (kind, legal ^ expected)
            self.checked[kind] += 1

    def productions(self, reading: Reading, seat: int, legal: set[str]) -> set[str]:
        """SAB-6.5: one visit, up to two raw materials; a visit ends the processing before it, but for an option."""
        if "done" not in legal:
            self.produced = []
        assert (
            not self.produced
            or self.produced[-1] != "visit"
            or len(self.produced) == 1
            or reading.yes("produce_may_interleave", False)
        )
        out = {"done"} if self.produced else set()
        if "visit" not in self.produced:
            out |= {f"visit {city}" for city in reading.ships(seat)}
        if self.produced.count("process") < 2:
            out |= {f"process {raw}" for raw in reading.processable(seat)}
        return out

    # what is done

    def act(self, wanted: str | None = None) -> None:
        reading, seat = self.reading(), self.match.actor
        legal = [action for action in self.match.actions() if wanted in (None, str(action))]
        assert legal, wanted
        works = [action for action in legal if action.verb.name not in ("rest", "lose", "done")]
        action = self.dice.choice(works if works and self.dice.random() < 0.9 else legal)
        price, prestige = self.costs(reading, seat, str(action))
        if self.match.prompt is not None and self.match.prompt.id == "prompt-produce":
            self.produced.append(action.verb.name)
        events = self.match.play(action)
        if action.verb.name == "appoint":
            self.appointed(reading, str(action), events)
        if price is not None:
            assert self.paid(events) == price, str(action)
            self.checked["price"] += 1
        if prestige is not None:
            assert [event.parts["count"] for event in told(events, "prestige") if event.seat == seat][:1] == (
                [prestige] if prestige else []
            )
        if str(action) == "confirm" and reading.view["phase"] == "actions":
            self.yusuf(reading, events)
        self.wishes(events)
        now = self.reading()
        for player in range(len(now.view["players"])):
            me = now.player(player)
            if not me["yusuf"]:
                assert me["mosaics"] == now.mosaics(player)
                assert me["capacity"] == now.count(player, "crate") - (2 if me["card_store"] else 0)
                assert me["free"] >= 0

    def costs(self, reading: Reading, seat: int, text: str) -> tuple[int | None, int | None]:
        """What an action must cost, and the prestige of the materials spent; None where this is not said here."""
        words = text.split()
        prompt = self.match.prompt
        assert prompt is not None
        if words[0] == "work":
            return reading.move_price(seat, words[1], words[2]), None
        if words[0] == "side":
            return reading.side_need(seat, words[1], str(prompt.facts["space"])), None
        if words[0] == "export":
            return reading.way(seat, words[1]), None
        if words[0] == "engrave":
            return dict(reading.engravings(seat))[text], None
        if words[0] == "build":
            return None, reading.worth(seat, words[2], 0)
        return None, None

    def paid(self, events: list[Event]) -> int:
        """The payment that follows an action at once, or the one that is being asked for now."""
        for event in told(events[1:2], "pay"):
            dinars, seals = event.parts["dinars"], event.parts["seals"]
            assert isinstance(dinars, int)
            assert isinstance(seals, int)
            return dinars + seals
        prompt = self.match.prompt
        if len(events) == 1 and prompt is not None and prompt.id == "prompt-pay":
            price = prompt.facts["price"]
            assert isinstance(price, int)
            return price
        return 0

    def yusuf(self, before: Reading, events: list[Event]) -> None:
        """SAB-13.6 to 13.18, for cards with at most one action."""
        cards = [str(event.parts["card"]) for event in told(events, "yusuf-card")]
        if not cards:
            return
        for blocked in cards[:-1]:
            assert before.yusufs_builder(f"outer_{CARDS[blocked]['target']}") is None
        card = CARDS[cards[-1]]
        ring = {"builder": "outer", "merchant": "middle", "poet": "inner"}[card["worker"]]
        space = f"{ring}_{card['target']}"
        worker = before.yusufs_builder(space) if card["worker"] == "builder" else card["worker"]
        left = next(one["space"] for one in before.player(1)["workers"] if one["worker"] == worker)
        way = {"worker": worker, "space": space} | ({} if left is None else {"from": left})
        assert told(events, "yusuf-move")[0].parts == way
        if card["actions"] and card["actions"][0] not in ("export", "consolidate"):
            takes = before.yusuf_takes(card["actions"][0], space)
            taken = told(events, "yusuf-build") + told(events, "yusuf-tile-taken") + told(events, "yusuf-engrave")
            assert [next(iter(event.parts.values())) for event in taken] == ([takes] if takes else [])
            self.checked[card["actions"][0]] += 1
        elif card["actions"] == ["export"] or card["actions"] == ["consolidate"]:
            what = card["actions"][0]
            cities = before.yusuf_exports() if what == "export" else before.yusuf_consolidates()
            went = [str(event.parts["city"]) for event in told(events, f"yusuf-{what}")]
            assert went == sorted(cities) if len(cities) < 2 else not went
            self.checked[what] += 1

    def appointed(self, before: Reading, text: str, events: list[Event]) -> None:
        """SAB-7.9, 10.13: poem 1 rewards a new start player, and one who stays it where the edition says so."""
        if text == "appoint yusuf":
            return
        chosen = int(text[-1])
        owner = "poem_1" in before.player(chosen)["poems"]["blue"]
        kept = before.view["start_player"] == chosen
        gained = [event.parts["count"] for event in told(events, "prestige") if event.seat == chosen]
        wanted = owner and (not kept or before.edition("start_player_bonus_when_kept", german=False))
        assert gained == ([2] if wanted else [])
        self.checked["appointed"] += 1

    def wishes(self, events: list[Event]) -> None:
        """SAB-10.4: what is counted does not change between the scoring and the next question, except for Yusuf."""
        books = told(events, "book")
        if not books:
            return
        space = books[0].parts["space"]
        now = self.reading()
        tower = now.view["wishes"]["tower"]
        assert len(tower) == [0, 0, 1, 1, 2, 2, 3][int(str(space))]
        heard = {(event.seat, event.parts["wish"]): event.parts["count"] for event in told(events, "wish-scored")}
        for player in range(len(now.view["players"])):
            if not now.player(player)["yusuf"]:
                for wish in tower:
                    n = now.wish(player, wish) if space in (2, 4, 6) else 0
                    assert heard.get((player, wish), 0) == n
        self.checked["book"] += 1

    # what it scores

    def scores(self) -> None:
        now = self.reading()
        for player in range(len(now.view["players"])):
            got = now.player(player)["breakdown"]
            assert {name: got.get(name, 0) for name in ("large_poems", "trade_card", "leftovers")} == now.final(player)
        keys: list[Any] = [(one["prestige"], now.count(one["player"], "building")) for one in now.view["players"]]
        places = [1 + sum(1 for other in keys if other > key) for key in keys]
        assert self.match.ranking() == places[: self.match.state.seats]


RULINGS: dict[str, object] = {"wish_value": "tower", "mosaic_raw_and_good": "raw_first", "produce_may_interleave": True}
AS_GERMAN = {
    "process_needs_raw_on_rondel": "yes", "wish_building_counts": "each_building", "event_14_surcharge": "per_paria",
    "event_1_scope": "market_action", "yusuf_export_special_nearest": "yes", "yusuf_consolidate_fallback": "yes",
    "event_5_8_at_game_end": "no", "full_lap_allowed": "yes", "start_player_bonus_when_kept": "no",
}  # fmt: skip
AS_RUSSIAN = {
    "process_needs_raw_on_rondel": "no", "wish_building_counts": "each_category", "event_14_surcharge": "flat",
    "event_1_scope": "any_transaction", "yusuf_export_special_nearest": "no", "yusuf_consolidate_fallback": "no",
    "event_5_8_at_game_end": "yes", "full_lap_allowed": "no", "start_player_bonus_when_kept": "yes",
}  # fmt: skip
MATCHES: list[tuple[int, dict[str, object], str]] = [
    (1, {"level": "hard"}, "51"),
    (1, {"level": "ultimate", "edition": "ru"}, "52"),
    (1, {"level": "harder", **AS_RUSSIAN, **RULINGS}, "5b"),
    (2, {}, "53"),
    (2, {"expert": True, "edition": "ru"}, "54"),
    (3, {"expert": True, "events": "bad"}, "55"),
    (4, {"expert": True, "events": "good"}, "56"),
    (2, {"full_lap_allowed": "no", "prestige_may_be_negative": False, "majority_two_player_behind": "0"}, "57"),
    (4, {"edition": "ru", "expert": True, "events": "bad", **AS_GERMAN, **RULINGS}, "59"),
    (3, {"wish_value": "tower", "produce_may_interleave": True}, "5a"),
    (2, {"expert": True, "events": "mostly_bad", "build_refresh_may_fail": False, **AS_RUSSIAN, **RULINGS}, "5c"),
    (
        3,
        {
            "expert": True, "events": "mostly_good", "event_4_gypsum_as_large_option": True, "majority_needs_one": False,
            "bonus_action_may_be_declined": True,
        },
        "58",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("seats", "options", "seed"), MATCHES)
def test_a_match_goes_as_the_second_reading_says(seats: int, options: dict[str, object], seed: str) -> None:
    referee = Referee(GAME.start(seats, options, seed), options, seed)
    referee.play()
    assert referee.checked["turn"] > 10 * seats
    assert {"tribute", "actions", "build", "price", "book"} <= set(referee.checked)


def test_every_value_of_every_option_is_read_twice() -> None:
    met = {(name, value) for _, options, _ in MATCHES for name, value in options.items()}
    assert {(option.name, value) for option in SCHEMA.options for value in option.others()} - met == set()


def test_the_cheapest_way_may_be_another_one_when_every_route_is_dearer() -> None:
    t = table(2).event(9).ship(0, "constantinople").give(0, sugar=1, dinars=3).city("cairo", 3).act(0, "export")
    t.play("export cairo sugar")  # one route of 2 and 1 more; by way of Damascus it would be twice 1 and 1 more
    assert t.dinars() == 0
