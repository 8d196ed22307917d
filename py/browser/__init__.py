"""Joins `app` to the page, from the page's workers: the only package that imports `js` or `pyscript`."""
