"""The catalogues of translations, and the tool that keeps them: `python -m cardlab.locale`."""
