"""Texts of small lessons for tests."""

LED = "schnapsen; phase=follow; turn=0; hands=KH QH TS JD AC / ??*4; shown=- / -; stock=??*9 AD; eyes=0; trump=D; led=QS"
LEAD = "schnapsen; phase=lead; turn=0; hands=KS QH TS JD AC / ??*5; shown=- / -; stock=??*9 KD; dealer=1; eyes=0; trump=D"
PAIR = ("schnapsen; phase=lead; turn=0; hands=JS KD QC AD KC / ??*5; shown=- / -; stock=??*7 TC; dealer=1; eyes=0; trump=C; "
        "tricks=0JD/QH>0")
LOW = "schnapsen; phase=lead; turn=1; hands=??*5 / QH AS TC JD QC; shown=- / -; stock=??*9 KH; eyes=1; trump=H"
END = ("schnapsen; phase=lead; turn=0; hands=QS JS TH AD QD / ??*5; shown=- / -; stock=-; eyes=0; trump=H; "
       "tricks=0KS/JD>0 0AH/JH>0 0JC/TS>0 1QC/AC>1 1KH/TC>1")
REMI = ("remi; phase=play; turn=0; hands=7S 7H 7D KC 4D / ??*6; shown=- / -; stock=??*98; dealer=1; eyes=0; opened=1; pile=5D; "
        "luck=1; standing=0,0")


def lesson(*blocks: str) -> str:
    """The text of a lesson with a step for each block."""
    steps = "\n\n".join(f"## Step\n\n```{block}\n```" for block in blocks)
    return f"# A lesson\n\nAbout it.\n\n{steps}\n"
