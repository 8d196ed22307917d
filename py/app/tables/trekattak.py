"""What a player sees of Trekattak: four ships of nine pieces, the peoples that come, exile, the Borg count."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from app.nodes import Child, Element, h
from app.tables import Scene, seat_name
from app.tables import trekattak_art as art
from app.tables import trekattak_scene as scenes
from app.tables.tatak import board as common
from app.tables.tatak import cards
from app.tables.tatak.cells import cell, resting
from app.tables.tatak.cells import move_cursor as arrows
from app.tables.tatak.kit import LOOK, Kit, Look, card_label
from app.tables.tatak.kit import in_words as put_in_words
from app.tables.tatak.odds import switch
from app.tables.tatak.told import sentence as tell
from app.tables.tatak.told import spoken
from app.tables.trekattak_figures import figure, picture
from app.texts import Words
from tablee.game import Happening
from tablee.games.tatak.rules import PRICE
from tablee.games.tatak.state import Stage
from tablee.games.trekattak.cards import DECK, SHIP_PEOPLES
from tablee.games.trekattak.rules import GAME
from tablee.games.trekattak.state import free_ships
from tablee.match import Match

__all__ = [
    "FRONT",
    "LOOK",
    "MINUTES",
    "SEATS",
    "board",
    "emblem",
    "figure",
    "in_words",
    "move_cursor",
    "picture",
    "prompt",
]

MINUTES: Final = 40
SEATS: Final = False
FRONT: Final = True
KEPT: Final = (*(DECK.names[kind] for kind in SHIP_PEOPLES), "orion")


# -- what only this board has ------------------------------------------------------------------------------------


def _shelf(look: Look) -> Child:
    """The exiled, the Borg count, and the way to the open information."""
    words, state = look.words, look.state
    exiled = [name for kind, name in enumerate(DECK.names) for _ in range(state.exiled[kind])]
    names = words.listed([card_label(GAME.id, words, name) for name in exiled])
    return h(
        "div",
        {"class": "shelf", "key": "shelf"},
        h(
            "p",
            {"class": "exile"},
            h("span", None, words("trekattak.exile")),
            h("span", {"class": "visually-hidden"}, f" {names or words('trekattak.exile-none')}"),
            h(
                "span",
                {"class": "exiled", "aria-hidden": "true", "data-flip-source": "exile"},
                [
                    h(
                        "span",
                        {"class": "exiled-one", "key": f"{place}", "data-flip": f"exiled{place}"},
                        cards.picture(KIT, name),
                    )
                    for place, name in enumerate(exiled)
                ]
                or "–",
            ),
        ),
        h("p", {"class": "borg"}, _borg(look)),
        switch(look),
    )


def _borg(look: Look) -> Child:
    """One count, or one a seat (T-14)."""
    counts, words = look.state.borg, look.words
    each = [
        f"{seat_name(words, look.scene.match.header, seat)} {count}" if len(counts) > 1 else f"{count}"
        for seat, count in enumerate(counts)
    ]
    return [
        h("span", {"class": "exiled-one", "aria-hidden": "true"}, cards.picture(KIT, "borg")),
        h("span", {"class": "visually-hidden"}, f"{words('trekattak.borg-count')} {', '.join(each)}"),
        h("span", {"aria-hidden": "true"}, "·".join(map(str, counts))),
    ]


def _deeds(look: Look) -> Child:
    match look.state.stage:
        case Stage.OWE | Stage.PHASERS:
            return h(
                "div",
                {"class": "debt", "key": "debt"},
                h(
                    "span",
                    {"class": "debt-places", "aria-hidden": "true"},
                    [h("span", {"class": "debt-place open"}) for _ in range(look.state.debt)],
                ),
                h("strong", None, look.words(f"trekattak.debt-{look.state.stage.value}", n=look.state.debt)),
            )
        case Stage.ALLY:
            return [common.deed(look, "keep", "keep", cards.picture(KIT, "p")), _offered(look)]
        case Stage.BUILD:
            return h(
                "div",
                {"class": "yards", "key": "yards", "role": "group", "aria-label": look.words("trekattak.yards")},
                [_yard(look, DECK.colours[ship]) for ship in free_ships(look.state)],
            )
    return None


def offers(look: Look) -> tuple[str, ...]:
    """Pieces an ally can take: first those of the own ship."""
    if look.state.stage is not Stage.ALLY:
        return ()
    own = look.colour(look.state.seat) or ""
    found = [DECK.names[piece] for piece in range(DECK.pieces) if look.state.for_sale(look.state.seat, piece)]
    return tuple(sorted(found, key=lambda card: card[0] != own))


def _offered(look: Look) -> Child:
    """What an ally can take, large enough for a thumb."""
    if not offers(look):
        return None
    cursor = resting(look)
    words, head = look.words, look.scene.match.header
    return h(
        "div",
        {"class": "offers", "key": "offers", "role": "group", "aria-label": words("trekattak.offers")},
        [
            cell(
                look,
                cursor,
                f"offer-{card}",
                words(
                    "trekattak.offer",
                    card=card_label(GAME.id, words, card),
                    seat=seat_name(words, head, look.state.owner(DECK.index[card])),
                ),
                cards.tile(KIT, card),
                "loose",
            )
            for card in offers(look)
        ],
    )


def _yard(look: Look, colour: str) -> Element:
    """A ship one may build after Q, with the pieces there are of it."""
    n = len(DECK.boat(look.state.hands[look.state.seat], DECK.colours.index(colour)))
    can = colour in look.going
    words = look.words
    return h(
        "button",
        {
            "type": "button",
            "key": colour,
            "id": f"deed-build-{colour}",
            "class": "button deed" + (" primary" if can else "") + (" hinted" if colour in look.scene.hint else ""),
            "aria-disabled": None if can else "true",
            "on-click": ("pick", colour),
        },
        h("span", {"class": f"player-sign paint-{colour}", "aria-hidden": "true"}, cards.sign(KIT, colour)),
        h("span", None, words("trekattak.yard", boat=words(f"trekattak.boat-{colour}"), n=n)),
    )


def _more_odds(look: Look) -> Child:
    """The peoples, and whose numbers these are."""
    words = look.words
    names = [DECK.names[kind] for kind in DECK.attackers]
    return [
        h(
            "ul",
            {"class": "peoples", "role": "list"},
            [
                h(
                    "li",
                    {"key": name, "class": "" if look.state.pile[DECK.index[name]] else "gone"},
                    h("span", {"class": "odds-kind", "aria-hidden": "true"}, cards.picture(KIT, name)),
                    h("span", {"class": "visually-hidden"}, card_label(GAME.id, words, name)),
                    h(
                        "span",
                        None,
                        f"{look.state.pile[DECK.index[name]]}",
                        h("span", {"class": "people-gone"}, f"/{look.state.discard[DECK.index[name]]}"),
                    ),
                )
                for name in names
            ],
        ),
        h(
            "p",
            {"class": "hint"},
            words("trekattak.peoples-read"),
            " ",
            words("trekattak.house-deck"),
            " ",
            h("a", {"href": f"#/rules/{GAME.id}/T-01", "class": "article-link"}, words("site.article", id="T-01")),
        ),
    ]


# -- words -------------------------------------------------------------------------------------------------------


def _told(words: Words, match: Match, happening: Happening) -> str | None:
    """Attacks with what was tried and why it ended there; where a people goes when all is settled."""
    match happening.kind:
        case "attack":
            return _attack_told(words, match, happening)
        case "settled":
            to = str(happening["to"])
            if to == "discard":
                return ""
            kind = "exiled" if to == "exile" else "stays" if happening["card"] == "orion" else "kept"
            return words.sentence(f"trekattak.did-{kind}", **spoken(KIT, words, match, happening))
    return None


def _attack_told(words: Words, match: Match, attack: Happening) -> str:
    values = spoken(KIT, words, match, attack)
    said = [words.sentence(f"trekattak.did-attack-{attack['card']}", **values)]
    tried = attack["tried"]
    assert isinstance(tried, tuple)
    for number, held in enumerate(tried, 1):
        assert isinstance(held, tuple)
        what, amount, available = held
        asked = scenes.cost(words, str(what), int(str(amount)))
        key = "due" if number == attack["loss"] else "short"
        said.append(words.sentence(f"trekattak.did-{key}", cost=asked, n=int(str(available))))
    if not attack["loss"]:
        said.append(words("trekattak.did-unpayable"))
    return " ".join(said)


KIT: Final = Kit(
    GAME,
    3,
    art.ship,
    art.sign,
    art.face,
    art.back,
    art.blank,
    art.ground,
    kept=KEPT,
    middle=scenes.scene,
    deeds=_deeds,
    shelf=_shelf,
    more_odds=_more_odds,
    tell=_told,
    offers=offers,
)


def board(scene: Scene) -> Element:
    """The table."""
    return common.board(KIT, scene)


def move_cursor(scene: Scene, key: str) -> str:
    """From cell to cell, row by row."""
    return arrows(KIT, scene, key)


def prompt(scene: Scene) -> str:
    """What the person to move can do now."""
    words, state = scene.words, scene.state
    match state.stage:
        case Stage.TURN if len(GAME.legal_moves(state)) > 1:
            return words("trekattak.prompt-buy", n=PRICE)
        case Stage.TURN if state.builds[state.seat] < 0:
            return words("trekattak.prompt-first")
        case Stage.OWE if state.people() in ("vulcan", "breen") and _first_only(state):
            return words(f"trekattak.prompt-{state.people()}", n=state.debt)
        case Stage.OWE | Stage.PHASERS:
            return words(f"trekattak.prompt-{state.stage.value}", n=state.debt)
    return words(f"trekattak.prompt-{state.stage.value}")


def _first_only(state: Any) -> bool:
    """Whether what the Vulcans or the Breen want first is what is owed now."""
    first = GAME.payable(state)[0]
    return first < DECK.pieces if state.people() == "breen" else first in DECK.spans[DECK.colours.index("V")]


def sentence(words: Words, match: Match, index: int) -> str | None:
    """The log's sentence for an entry."""
    return tell(KIT, words, match, index)


def in_words(words: Words, params: Mapping[str, Any]) -> dict[str, Any]:
    """A refusal's cards and ships as words."""
    return put_in_words("trekattak", words, params)


def standing(scene: Scene, seat: int) -> Child:
    """The board itself shows it."""
    return None


def emblem(seat: int) -> Element | None:
    """Ships are found in play."""
    return None
