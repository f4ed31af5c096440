"""The pages behind links in mails: plain forms of our own, in the reader's language, that need nothing of the built page."""

from __future__ import annotations

import base64
import hashlib
import html
import json

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from majlis.server.guard import content_policy
from majlis.server.problems import language_of
from majlis.server.recovery import account_words

router = APIRouter(include_in_schema=False)

_SCRIPT = """
const form = document.querySelector("form"), said = document.querySelector("output");
const texts = JSON.parse(form.dataset.texts);
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const body = Object.fromEntries(new FormData(form));
  if (form.dataset.token) body.token = location.hash.slice(1);
  said.textContent = "…";
  let answer;
  try {
    const headers = { "Content-Type": "application/json" };
    answer = await fetch(form.dataset.call, { method: "POST", headers, body: JSON.stringify(body) });
  } catch {
    said.textContent = texts.failed;
    return;
  }
  if (answer.ok) {
    history.replaceState(null, "", location.pathname);
    for (const field of form.elements) field.disabled = true;
    said.textContent = texts.done;
  } else said.textContent = (await answer.json()).detail ?? texts.failed;
});
"""
_STYLE = """
:root { color-scheme: light dark; font: 1.1rem/1.5 system-ui, sans-serif }
main { max-width: 26rem; margin: 12vh auto; padding: 0 1rem }
label { display: block; margin: 1rem 0 }
input, button { font: inherit; padding: .5rem; width: 100%; box-sizing: border-box; margin-top: .25rem }
output { display: block; margin: 1rem 0; min-height: 1.5em }
"""
_HASH = base64.b64encode(hashlib.sha256(_SCRIPT.encode()).digest()).decode()
_PASSWORD = '<input name="password" type="password" required minlength="8" maxlength="200" autocomplete="new-password">'
_LOGIN = (
    '<input name="login" required maxlength="254" autocomplete="username" autocapitalize="none" spellcheck="false">'
)
_FIELDS = {"reset": _PASSWORD, "email": "", "forgotten": _LOGIN}
_CALLS = {"reset": "/api/account/reset", "email": "/api/account/email/confirm", "forgotten": "/api/account/recovery"}


@router.get("/account/reset")
async def reset_page(request: Request) -> HTMLResponse:
    """Behind the link for a new password."""
    return _page("reset", language_of(request.scope))


@router.get("/account/email")
async def email_page(request: Request) -> HTMLResponse:
    """Behind the link that confirms an address."""
    return _page("email", language_of(request.scope))


@router.get("/account/forgotten")
async def forgotten_page(request: Request) -> HTMLResponse:
    """Where one asks for the link for a new password."""
    return _page("forgotten", language_of(request.scope))


def _page(name: str, language: str) -> HTMLResponse:
    words = account_words(language)

    def say(part: str) -> str:
        return html.escape(words.say(f"{name}-{part}"))

    texts = html.escape(json.dumps({"done": words.say(f"{name}-done"), "failed": words.say("failed")}))
    field = f"<label>{say('field')}{_FIELDS[name]}</label>" if _FIELDS[name] else ""
    token = ' data-token="yes"' if name != "forgotten" else ""
    body = (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{say("title")} · Majlis</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{_STYLE}</style></head><body><main>'
        f"<h1>{say('title')}</h1><p>{say('text')}</p>"
        f'<form data-call="{_CALLS[name]}" data-texts="{texts}"{token}>{field}<button>{say("button")}</button></form>'
        f'<output role="status"></output><p><a href="/">Majlis</a></p></main><script>{_SCRIPT}</script></body></html>'
    )
    headers = {
        "Content-Security-Policy": content_policy(_HASH),
        "Cache-Control": "no-store",
        "Referrer-Policy": "no-referrer",
        "Content-Language": language,
        "X-Robots-Tag": "noindex",
    }
    return HTMLResponse(body, headers=headers)
