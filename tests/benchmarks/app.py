"""How fast the app answers and how much a learner costs: `python -m tests.benchmarks.app`.

Prints, for one learner in a browser and for sixty on one process clicking once a second, percentiles of the time
from a click to the changed page, bot moves included; the first page with an empty and a filled cache; and what it
costs to open a session. Run it on a quiet machine: clients and server share its cores.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

import psutil
from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

import server
from benchmarks.learner import Learner
from browser import launch

LEARNERS, SECONDS, CLICKS = 60, 20, 60
SETTLED = ".cl-hand .cl-card"
CLICK = """() => new Promise((done) => {
  const stages = [];
  const search = (root) => root.querySelectorAll("*").forEach((node) => {
    if (node.classList?.contains("cl-stage")) stages.push(node);
    if (node.shadowRoot) search(node.shadowRoot);
  });
  search(document);
  const stage = stages[0];
  const target = stage.querySelector("[data-do=continue], .cl-hand .cl-card.is-playable");
  const begun = performance.now();
  new MutationObserver((_changes, watch) => {
    if (target.isConnected && target.dataset.do !== "continue") return;
    watch.disconnect();
    done(performance.now() - begun);
  }).observe(stage, { childList: true, subtree: true, attributes: true });
  target.click();
})"""


def percentiles(name: str, seconds: list[float], limit: float) -> None:
    """Print one row."""
    cuts = statistics.quantiles(seconds, n=100)
    figures = f"p50 {cuts[49] * 1000:7.1f} ms   p95 {cuts[94] * 1000:7.1f} ms   max {max(seconds) * 1000:7.1f} ms"
    print(f"{name:44} {figures}   limit p95 {limit * 1000:.0f} ms")


def one_learner(url: str) -> None:
    """In a real browser: the first page, then clicks."""
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        cold, warm = [], []
        for _round in range(5):
            context = browser.new_context(viewport={"width": 1280, "height": 800})
            page = context.new_page()
            for times in (cold, warm):
                begun = time.perf_counter()
                page.goto(f"{url}play?pace=0")
                page.wait_for_selector(SETTLED)
                times.append(time.perf_counter() - begun)
            context.close()
        for name, times, limit in (("first page, empty cache", cold, 2), ("first page, filled cache", warm, 0.8)):
            print(f"{name:44} median {statistics.median(times):.2f} s   max {max(times):.2f} s   limit {limit} s")
        page = browser.new_page(reduced_motion="reduce")
        page.goto(f"{url}play?pace=0")
        page.wait_for_selector(SETTLED)
        clicks = []
        for _click in range(CLICKS):
            page.wait_for_selector("[data-do=continue], .cl-hand .cl-card.is-playable")
            clicks.append(page.evaluate(CLICK) / 1000)
            page.wait_for_timeout(150)
        percentiles("click to changed page, one learner, browser", clicks, 0.05)
        browser.close()


async def many_learners(url: str, process: psutil.Process) -> None:
    """Sixty tables on one server process, each clicking once a second."""
    warm_up = Learner(url)
    await warm_up.open()
    memory, busy = process.memory_info().rss, sum(process.cpu_times()[:2])
    learners = [Learner(url) for _each in range(LEARNERS)]
    for learner in learners:
        await learner.open()
    cpu = (sum(process.cpu_times()[:2]) - busy) / LEARNERS * 1000
    size = (process.memory_info().rss - memory) / LEARNERS / 2**20
    print(f"{'opening a session':44} {cpu:.0f} ms of CPU, limit 60 ms   {size:.2f} MiB, limit 1 MiB")
    busy = sum(process.cpu_times()[:2])
    await asyncio.gather(*(click_for_a_while(learner) for learner in learners))
    clicks = [seconds for learner in learners for seconds in learner.latencies]
    percentiles(f"click to answer, {LEARNERS} learners, {len(clicks)} clicks", clicks, 0.15)
    print(f"{'a click':44} {(sum(process.cpu_times()[:2]) - busy) / len(clicks) * 1000:.1f} ms of CPU on the server")
    for learner in [*learners, warm_up]:
        learner.close()


async def click_for_a_while(learner: Learner) -> None:
    """One click a second, begun at a random moment."""
    await asyncio.sleep(random.random())
    for _second in range(SECONDS):
        begun = time.perf_counter()
        await learner.click()
        await asyncio.sleep(max(0, 1 - (time.perf_counter() - begun)))


def main() -> None:
    """Start a server of its own and measure."""
    with tempfile.TemporaryDirectory() as folder:
        port = server.free_port()
        url, log = f"http://127.0.0.1:{port}/", Path(folder) / "log"
        command = [sys.executable, "-m", "cardlab", "serve", "--port", str(port), "--db", f"sqlite:///{folder}/tables.db"]
        with server.running(command, url, log) as process:
            one_learner(url)
            asyncio.run(many_learners(url, psutil.Process(process.pid)))


if __name__ == "__main__":
    main()
