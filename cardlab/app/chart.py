"""The totals of a match by round as a picture; the score page has the same numbers as a table."""

from __future__ import annotations

from typing import Any

import panel as pn
from bokeh.plotting import figure

from ..core.language import translate as _
from ..table import Table
from ..views.rounds import history
from .fields import look

OWN, OTHERS = "#3b7cc4", "#808080"
"""Both can be read on paper and in the dark: a canvas does not know the page's theme."""
DASHES = ("solid", "dashed", "dotted", "dotdash", "dashdot", (12, 3), (2, 6), (8, 3, 2, 3))
HEIGHT = 320


class TotalsChart:
    """Shown below the score once a match has two rounds.

    Args:
        table: whose match it is.
        seat: the reader's seat, whose line stands out; the others are told apart by their strokes.
    """

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self.place = pn.Column(visible=False, **look("box", "chart"))
        self._drawn: list[tuple[int, ...]] = []

    def show(self, scoring: bool) -> None:
        """Draw the totals if the score is on the screen, and hide them otherwise."""
        totals = history(self.table) if scoring else []
        if len(totals) > 1 and totals != self._drawn:
            self._drawn = totals
            self.place[:] = [pn.pane.Bokeh(self._lines(totals), sizing_mode="stretch_width", height=HEIGHT, margin=0)]
        self.place.visible = len(totals) > 1

    def _lines(self, totals: list[tuple[int, ...]]) -> Any:
        made = figure(height=HEIGHT, sizing_mode="stretch_width", toolbar_location=None, x_axis_label=_("Round"), y_axis_label=_("Total"),
                      background_fill_color=None, border_fill_color=None, outline_line_color=None)
        rounds = list(range(len(totals) + 1))
        for seat, name in enumerate(self.table.names):
            own = seat == self.seat
            made.line(rounds, [0, *(row[seat] for row in totals)], legend_label=_("You") if own else name,
                      line_color=OWN if own else OTHERS, line_width=4 if own else 2, line_dash=DASHES[0 if own else seat % len(DASHES)])
        if self.table.match.target:
            made.line(rounds, [self.table.match.target] * len(rounds), legend_label=_("Target"), line_color=OTHERS, line_width=1)
        made.add_layout(made.legend[0], "right")
        made.legend.update(background_fill_color=None, border_line_color=None, label_text_color=OTHERS)
        made.grid.grid_line_color, made.grid.grid_line_alpha = OTHERS, 0.25
        for axis in made.axis:
            axis.update(axis_line_color=OTHERS, major_tick_line_color=OTHERS, minor_tick_line_color=None, major_label_text_color=OTHERS,
                        axis_label_text_color=OTHERS, axis_label_text_font_style="normal")
        made.xaxis.ticker = rounds
        return made
