"""The articles of Trekattak."""

from typing import Final

from tablee.articles import Article

ARTICLES: Final = (
    Article("T-01", "set-up", house=True),
    Article("T-02", "set-up", option="starter"),
    Article("T-03", "turn", house=True, option="piece"),
    Article("T-04", "turn", house=True),
    Article("T-05", "cards"),
    Article("T-06", "cards"),
    Article("T-07", "cards"),
    Article("T-10", "attack"),
    Article("T-11", "attack", house=True),
    Article("T-12", "attack"),
    Article("T-13", "attack"),
    Article("T-14", "attack", house=True, option="borg"),
    Article("T-15", "attack"),
    Article("T-16", "attack"),
    Article("T-17", "attack"),
    Article("T-18", "attack", house=True),
    Article("T-20", "allies"),
    Article("T-21", "allies", house=True),
    Article("T-22", "end"),
    Article("T-23", "end", house=True, option="colour"),
    Article("T-24", "end"),
)
