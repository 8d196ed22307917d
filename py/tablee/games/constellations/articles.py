"""The articles of Constellations."""

from typing import Final

from tablee.articles import Article

ARTICLES: Final = (
    Article("C-01", "set-up", house=True),
    Article("C-02", "set-up"),
    Article("C-03", "set-up"),
    Article("C-04", "set-up"),
    Article("C-05", "turn", option="starter"),
    Article("C-06", "turn", house=True),
    Article("C-07", "turn", house=True),
    Article("C-08", "scoring"),
    Article("C-09", "scoring"),
    Article("C-10", "scoring"),
    Article("C-11", "scoring", house=True),
    Article("C-12", "scoring"),
    Article("C-13", "scoring"),
    Article("C-14", "scoring", option="consolation"),
    Article("C-15", "scoring"),
    Article("C-16", "scoring"),
    Article("C-17", "scoring", house=True),
    Article("C-18", "scoring"),
    Article("C-19", "end", house=True),
)
