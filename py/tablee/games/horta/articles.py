"""The articles of Horta Rescue."""

from typing import Final

from tablee.articles import Article

ARTICLES: Final = (
    Article("H-01", "set-up"),
    Article("H-02", "set-up"),
    Article("H-03", "set-up"),
    Article("H-04", "set-up"),
    Article("H-05", "turn"),
    Article("H-06", "turn"),
    Article("H-07", "turn", house=True),
    Article("H-08", "turn", house=True),
    Article("H-09", "turn"),
    Article("H-10", "turn"),
    Article("H-11", "turn"),
    Article("H-12", "turn"),
    Article("H-13", "turn"),
    Article("H-14", "turn"),
    Article("H-15", "turn"),
    Article("H-16", "strength"),
    Article("H-17", "strength", option="push"),
    Article("H-18", "end"),
    Article("H-19", "end", house=True),
    Article("H-20", "variants", house=True, option="opening"),
    Article("H-21", "variants", option="exits"),
)
