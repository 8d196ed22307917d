"""Joins `app` to the page: the only package that imports `js` or `pyscript`."""
