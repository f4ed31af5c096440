"""Marks of others' moves lie under pieces, names and numbers, keep to the ways that the board leaves free, and off what is lit."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.server import ServerProcess
from tools.screens import SCENES, SETTLED, Scene, seated, shown

# What of a rondel comes before the marks although it has to lie over them, the ways in the rondel's units, and rings on lit spaces.
RONDEL = """() => {
  const rondel = document.querySelector(".rondel");
  const layer = rondel.querySelector("[data-marks]");
  const before = (thing) => layer.compareDocumentPosition(thing) & Node.DOCUMENT_POSITION_PRECEDING;
  const scale = rondel.getScreenCTM().a;
  const box = (thing) => thing.getBoundingClientRect();
  const ways = [...layer.querySelectorAll("[data-arc] path:not(.head)")].map((path) => path.getAttribute("d").match(/A([0-9.]+)/))
    .filter(Boolean).map((found) => Number(found[1]) / scale);
  const rings = [...layer.querySelectorAll("[data-ring] .ring")].map(box);
  return {
    above: [...rondel.querySelectorAll(".name, .icon, .pawn, .slot [data-piece], .cost")].filter(before).length,
    ways,
    rings: rings.length,
    lit: rings.filter(({ left, top, width, height }) =>
      document.elementsFromPoint(left + width / 2, top + height / 2).some((thing) => thing.closest(".rondel .lit"))).length,
    outside: document.querySelectorAll(".over [data-ring]").length,
  };
}"""
# Rings that lie on something lit, and words that a ring over them would cut: those in its band have a hole there.
EVERYWHERE = """() => {
  const meet = (a, b) => Math.min(a.right, b.right) > Math.max(a.left, b.left) && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top);
  const lit = [...document.querySelectorAll("main .lit, main .can, main .legal")].map((thing) =>
    (thing.querySelector("[data-outline]") ?? thing).getBoundingClientRect());
  const rings = [...document.querySelectorAll("[data-ring] .ring")].map((ring) => ring.getBoundingClientRect());
  const same = (a, b) => meet(a, b) && Math.abs(a.left - b.left) < 8 && Math.abs(a.top - b.top) < 8 && Math.abs(a.width - b.width) < 16;
  return { rings: rings.length, lit: rings.filter((ring) => lit.some((other) => same(ring, other))).length };
}"""

# Which of these touches ought to be ringed on the board, and are not: a player's own piece always, a thing without one if nobody
# touched it later.
UNMARKED = """(touches) => {
  const apart = ".own, .mine, .own-palace, [data-story-panel], dialog, .question";
  const box = (thing) => thing.getBoundingClientRect();
  const rings = [...document.querySelectorAll("[data-ring]")];
  const meet = (a, b) => Math.min(a.right, b.right) > Math.max(a.left, b.left) && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top);
  const seen = (thing) => {
    const { left, top, width, height } = box(thing);
    return document.elementsFromPoint(left + width / 2, top + height / 2).some((one) => one === thing || thing.contains(one));
  };
  const looked = [];
  for (const { line, seat, name, alone } of touches) {
    const things = [...document.querySelectorAll(`main [data-thing~="${CSS.escape(name)}"]`)].filter((thing) =>
      !thing.closest(apart) && [null, `seat-${seat}`].includes(thing.closest("[data-thing^='seat-']")?.dataset.thing ?? null)
      && box(thing).width > 0);
    if (things.length === 0) continue;
    const piece = things[0].querySelector(`[data-mark="seat-${seat}"]`);
    const lit = things[0].closest(".lit, .can, .legal") ?? things[0].querySelector(".lit, .can, .legal");
    if (piece === null && (!alone || lit !== null || !seen(things[0]))) continue;
    const own = rings.filter((ring) => ring.dataset.ring === String(line));
    looked.push({ line, name, ok: piece === null ? own.length > 0 : own.some((ring) => meet(box(ring), box(piece))) });
  }
  return looked;
}"""


@pytest.mark.parametrize("theme", ["plaster", "night"])
def test_marks_on_the_rondel(browser: Browser, server: ServerProcess, theme: str) -> None:
    leila = seated(browser, server.url, "sabika", Scene(3, SCENES["sabika"].entries))
    page = leila.page
    for width, height in ((1440, 900), (1024, 768)):
        shown(page, theme, width, height)
        expect(page.locator(".rondel [data-marks] [data-ring]").first).to_be_visible()
        page.evaluate(SETTLED)
        found = page.evaluate(RONDEL)
        assert found["rings"] >= 3, "every other player has moved"
        assert found["above"] == 0, "pieces, names and numbers are drawn after the marks"
        assert found["lit"] == 0
        assert found["ways"], "workers have gone from space to space"
        for way in found["ways"]:
            assert 104 < way < 124 or 198 < way < 224, f"a way at radius {way:.0f} runs through names"
    leila.context.close()
    assert leila.faults == []


@pytest.mark.parametrize("game", ["alhambra", "al_rashid", "tadmor"])
def test_what_is_lit_is_never_ringed(browser: Browser, server: ServerProcess, game: str) -> None:
    leila = seated(browser, server.url, game, Scene(3, SCENES[game].entries))
    page = leila.page
    shown(page, "plaster", 1440, 900)
    expect(page.locator("[data-ring]").first).to_be_visible()
    page.evaluate(SETTLED)
    found = page.evaluate(EVERYWHERE)
    assert found["rings"] >= 1
    assert found["lit"] == 0
    leila.context.close()
    assert leila.faults == []


@pytest.mark.parametrize("game", ["alhambra", "al_rashid", "tadmor", "sabika"])
def test_everything_that_others_touched_is_ringed_for_each_of_them(
    browser: Browser, server: ServerProcess, game: str
) -> None:
    """With the most players: several of them may have gone to the same area, and each has a ring there."""
    leila = seated(browser, server.url, game, SCENES[game])
    page = leila.page
    shown(page, "plaster", 1440, 900)
    expect(page.locator("[data-ring]").first).to_be_visible()
    page.evaluate(SETTLED)
    turns = leila.call(f"/tables/{page.url.rsplit('/', 1)[1]}/turns?seat=0")["turns"]
    told = {
        int(line)
        for line in page.eval_on_selector_all(".recap [data-turn]", "(all) => all.map((one) => one.dataset.turn)")
    }
    last: dict[tuple[int, str], int] = {}
    for turn in turns:
        if turn["number"] in told and turn["seat"] > 0:
            last |= {(one["seat"], one["to"] or one["source"]): turn["number"] for one in turn["touched"]}
    touches = [
        {"line": line, "seat": seat, "name": name, "alone": sum(other == name for _, other in last) == 1}
        for (seat, name), line in last.items()
    ]
    looked = page.evaluate(UNMARKED, touches)
    leila.context.close()
    assert len(looked) >= (4 if game == "al_rashid" else 1), looked
    assert all(one["ok"] for one in looked), looked
    assert leila.faults == []
