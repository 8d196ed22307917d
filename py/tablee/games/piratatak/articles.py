"""The articles of Piratatak."""

from typing import Final

from tablee.articles import Article

ARTICLES: Final = (
    Article("P-01", "set-up"),
    Article("P-02", "set-up", option="starter"),
    Article("P-03", "turn"),
    Article("P-04", "turn"),
    Article("P-05", "turn"),
    Article("P-06", "cards"),
    Article("P-07", "cards"),
    Article("P-08", "cards"),
    Article("P-09", "cards"),
    Article("P-10", "cards", option="cannon"),
    Article("P-11", "cards", house=True),
    Article("P-12", "boat", house=True, option="colour"),
    Article("P-13", "boat", house=True, option="colour"),
    Article("P-14", "boat"),
    Article("P-15", "end"),
    Article("P-16", "end"),
    Article("P-17", "end"),
)
