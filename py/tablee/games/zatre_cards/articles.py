"""The articles of Zatre, the card game."""

from typing import Final

from tablee.articles import Article

ARTICLES: Final = (
    Article("K-01", "set-up", house=True),
    Article("K-02", "set-up"),
    Article("K-03", "set-up", house=True),
    Article("K-04", "turn"),
    Article("K-05", "turn"),
    Article("K-06", "turn"),
    Article("K-07", "turn"),
    Article("K-08", "turn", house=True),
    Article("K-09", "scoring"),
    Article("K-10", "scoring", house=True),
    Article("K-11", "scoring", house=True),
    Article("K-12", "scoring", house=True),
    Article("K-13", "end", house=True),
    Article("K-14", "end", house=True),
)
