"""What every test folder shares: the marks, Hypothesis' profile, and the toy game the core is tested with."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

sys.path.insert(0, str(Path(__file__).parent))

settings.register_profile(
    "steady", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("explore", settings.get_profile("steady"), derandomize=False, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "article(*ids): the articles of the rulebooks a test shows")
    config.addinivalue_line("markers", "slow: takes more than some seconds; `-m 'not slow'` leaves it out")


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> str:
    """The id of a game with draws, secrets and forced moves, registered for the time of the test."""
    import pebbles

    pebbles.register(monkeypatch)
    return pebbles.ID
