"""A learner without a browser: it speaks the server's own protocol, so that sixty of them fit beside the server."""

from __future__ import annotations

import json
import re
import secrets
import time
from typing import Any

from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

TOKEN = re.compile(r'"token":"([^"]+)"')


class Learner:
    """One open table; `latencies` holds the seconds from each click to the change it caused."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.latencies: list[float] = []
        self.show: dict[str, Any] = {}
        self._model = ""
        self._socket: WebSocketClientConnection

    async def open(self) -> None:
        """Load the page and connect."""
        page = (await AsyncHTTPClient().fetch(f"{self.url}play?pace=0", request_timeout=60)).body.decode()
        token = TOKEN.search(page)
        assert token is not None
        address = f"ws{self.url.removeprefix('http')}play/ws"
        self._socket = await websocket_connect(HTTPRequest(address, request_timeout=60), subprotocols=["bokeh", token[1]])
        await self._receive()
        await self._send("PULL-DOC-REQ", {})
        while not self._model:
            kind, content = await self._receive()
            if kind == "PULL-DOC-REPLY":
                self._find(content["doc"])
        await self._send_event({"type": "event", "name": "document_ready", "values": {"type": "map"}})

    async def click(self) -> None:
        """Play the first card that may be played, or go on to the next deal; wait for what changes."""
        message = self._intent()
        rev = self.show["rev"]
        begun = time.perf_counter()
        await self._send_event(_event(self._model, message))
        while self.show["rev"] == rev:
            _kind, content = await self._receive()
            for event in content.get("events", []) if isinstance(content, dict) else []:
                if event.get("attr") == "show":
                    self.show = json.loads(event["new"])
        self.latencies.append(time.perf_counter() - begun)

    def _intent(self) -> dict[str, Any]:
        scene = self.show["frames"][-1]
        if scene["kind"] == "score":
            return {"type": "do", "name": "continue", "value": None, "rev": self.show["rev"]}
        hand = next(zone for zone in scene["zones"] if zone["kind"] == "hand")
        word = next(card["word"] for card in hand["cards"] if card["playable"])
        return {"type": "move", "word": word, "rev": self.show["rev"]}

    def _find(self, doc: dict[str, Any]) -> None:
        for item in _walk(doc):
            attributes = item.get("attributes", {})
            if isinstance(attributes, dict) and "show" in attributes:
                self.show = json.loads(attributes["show"])
            if item.get("name") == "panel.models.esm.ReactiveESM":
                self._model = item["id"]

    async def _send_event(self, event: dict[str, Any]) -> None:
        await self._send("PATCH-DOC", {"events": [{"kind": "MessageSent", "msg_type": "bokeh_event", "msg_data": event}]})

    async def _send(self, kind: str, content: dict[str, Any]) -> None:
        header = {"msgid": secrets.token_hex(8), "msgtype": kind}
        for part in (header, {}, content):
            await self._socket.write_message(json.dumps(part))

    async def _receive(self) -> tuple[str, Any]:
        header, _metadata, content = [json.loads(await self._frame()) for _part in range(3)]
        for _buffer in range(2 * header.get("num_buffers", 0)):
            await self._frame()
        return header["msgtype"], content

    async def _frame(self) -> Any:
        frame = await self._socket.read_message()
        assert frame is not None, "the server closed the connection"
        return frame

    def close(self) -> None:
        """Leave."""
        self._socket.close()


def _event(model: str, message: dict[str, Any]) -> dict[str, Any]:
    data = {"type": "map", "entries": [[name, value] for name, value in message.items()]}
    values = {"type": "map", "entries": [["model", {"id": model}], ["data", data]]}
    return {"type": "event", "name": "data_event", "values": values}


def _walk(value: Any) -> Any:
    if isinstance(value, dict):
        yield value
        for part in value.values():
            yield from _walk(part)
    elif isinstance(value, list):
        for part in value:
            yield from _walk(part)
