"""Several people at one device: a curtain falls before the next one looks."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player

CARDS_IN_SIGHT = """() => [...document.querySelectorAll("[data-piece^='hand:']")].filter((card) => {
  const { left, top, width, height } = card.getBoundingClientRect();
  return card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).length"""


def test_the_curtain_falls_between_two_people_at_one_device(visit: Visit) -> None:
    leila = visit()
    table = leila.open_table("hot")
    page, player = leila.page, Player(leila.page)
    page.goto(table["link"])
    curtain = page.get_by_role("dialog")
    lift = curtain.get_by_role("button")
    expect(lift).to_be_visible()
    assert page.locator("[data-piece^='hand:']").count() == 0, "at first nothing is even sent"
    looked: list[str] = []
    for _ in range(4):
        looked.append((lift.text_content() or "").removeprefix("I am "))
        assert page.evaluate(CARDS_IN_SIGHT) == 0
        assert page.locator(".cloth").evaluate("(cloth) => getComputedStyle(cloth).opacity") == "1"
        page.keyboard.press("Escape")
        expect(lift).to_be_visible()
        lift.click()
        expect(curtain).to_have_count(0)
        expect(page.locator("li[aria-current] .name b")).to_have_text(looked[-1])
        assert page.evaluate(CARDS_IN_SIGHT) > 0
        while page.locator("dialog[open]").count() == 0:
            player.step()
            page.locator("dialog[open], .question.mine:not([aria-busy=true])").first.wait_for()
    assert looked[0] != looked[1]
    assert looked == looked[:2] * 2
    assert set(looked) == {"Leila", "Omar"}
