"""The web app: learn, play and study in one place."""

from .server import serve

__all__ = ["serve"]
