"""What several test modules draw their examples from."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from tablee import games
from tablee.game import Refusal
from tablee.match import Act, Deed, Match, header, new, play, settle

HOSTILE = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=a()>',
    "{{7*7}} ${7*7} %s {0}",
    "'; DROP TABLE--",
    "\u202eabc\u202c",
    "שלום עולם",
    "مرحبا",
    "👩‍👩‍👧‍👦 🏴‍☠️",
    "a\u0301\u0302\u0303",
    "\x00\x1b[31m\x7f",
    "\ud83d",
    "\ufeff\u200b",
    "\n#1horta.abcdefgh",
    "__proto__",
    "𝕏" * 24,
    "",
)
"""Names as nobody gives them."""


@st.composite
def matches(draw: st.DrawFn, game_id: str = "horta") -> Match:
    """Any short match: options, names, deal, a random beginning, acts strewn in, perhaps an end by act."""
    game = games.load(game_id)
    head = header(
        game_id,
        draw(st.integers(*game.seats)),
        {option.name: draw(st.sampled_from(option.values)) for option in game.options},
        draw(st.lists(st.text(max_size=30), max_size=4)),
        match_id=draw(st.integers(0, (1 << 64) - 1)),
        deal=draw(st.none() | st.integers(0, 999_999_999)),
    )
    rng = Random(draw(st.integers(0, 1 << 32)))
    match = settle(new(head), lambda n, total: rng.randrange(total))
    for _ in range(draw(st.integers(0, 25))):
        if match.result is not None:
            break
        following: Match | Refusal
        if rng.random() < 0.25:
            following = play(match, Act(rng.choice(list(Deed)), rng.randrange(head.players)))
        else:
            following = play(match, rng.choice(match.game.legal_moves(match.state)))
        if isinstance(following, Match):
            match = settle(following, lambda n, total: rng.randrange(total))
    return match
