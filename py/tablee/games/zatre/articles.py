"""The articles of Zatre."""

from typing import Final

from tablee.articles import Article

ARTICLES: Final = (
    Article("Z-01", "material"),
    Article("Z-02", "material"),
    Article("Z-03", "start", house=True, option="starter"),
    Article("Z-04", "start"),
    Article("Z-05", "turn"),
    Article("Z-06", "turn"),
    Article("Z-07", "turn"),
    Article("Z-08", "turn", house=True),
    Article("Z-09", "turn"),
    Article("Z-10", "turn", house=True),
    Article("Z-11", "turn"),
    Article("Z-12", "scoring"),
    Article("Z-13", "scoring"),
    Article("Z-14", "scoring"),
    Article("Z-15", "scoring"),
    Article("Z-16", "scoring"),
    Article("Z-17", "scoring"),
    Article("Z-18", "scoring"),
    Article("Z-19", "scoring"),
    Article("Z-20", "end", house=True, option="end"),
    Article("Z-21", "options", option="profi"),
    Article("Z-22", "options"),
    Article("Z-23", "options", house=True, option="tiles"),
)
