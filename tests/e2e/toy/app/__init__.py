"""A program of the shape of the real one that shows every kind of thing a frame and an effect can do.

test_page.py runs it in the place of py/app to test web/js and py/browser by themselves.
"""
