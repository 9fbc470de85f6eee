"""The totals of a match by round as a picture; the score page has the same numbers as a table."""

from __future__ import annotations

from typing import Any

import panel as pn

from ..core.language import translate as _
from ..table import Table
from ..views.rounds import history
from .fields import look

COLOURS = ("#1b5590", "#b3261e", "#17663a", "#8f5200", "#63387a", "#2c5562", "#24302b", "#a35a2d")
DASHES = ("solid", "dashed", "dotted", "dotdash", "dashdot")


class TotalsChart:
    """Shown below the score once a match has two rounds."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.place = pn.Column(visible=False, **look("box", "chart"))

    def show(self, scoring: bool) -> None:
        """Draw the totals if the score is on the screen, and hide them otherwise."""
        totals = history(self.table) if scoring else []
        if len(totals) > 1:
            self.place[:] = [pn.pane.HoloViews(_curves(self.table.names, totals), sizing_mode="stretch_width", height=320, margin=0)]
        self.place.visible = len(totals) > 1


def _curves(names: tuple[str, ...], totals: list[tuple[int, ...]]) -> Any:
    import holoviews as hv  # takes a second, and most visits need no picture
    import holoviews.plotting.bokeh

    start = (0,) * len(names)
    rows = [start, *totals]
    curves = [
        hv.Curve([(at, row[seat]) for at, row in enumerate(rows)], _("Round"), _("Total"), label=name).opts(
            color=COLOURS[seat % len(COLOURS)], line_width=3, line_dash=DASHES[seat % len(DASHES)], backend="bokeh")
        for seat, name in enumerate(names)
    ]
    return hv.Overlay(curves).opts(
        responsive=True, height=320, legend_position="right", toolbar=None, backend="bokeh", xticks=list(range(len(rows))))
