"""Opens the page from `a11y-lsp report` in Chromium: check.py BINARY SAMPLES DIRECTORY SCREENSHOTS

Creates a project with the samples and with files with hostile names, labels, and reasons in DIRECTORY, and reports on
it twice, so there is a trend. Runs axe-core on the page in light and dark mode, with forced colors, narrow, and in print;
moves through it by keyboard; and checks that no text became markup.
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys

import axe_playwright_python
import html5lib
from playwright.sync_api import sync_playwright

program, samples, folder, screenshots = sys.argv[1:5]
axe = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
passes = failures = 0


def check(name, problems):
    global passes, failures
    problems = list(problems)
    print(("ok    " if not problems else "FAIL  ") + name)
    for problem in problems[:5]:
        print("      " + str(problem)[:400])
    if problems:
        failures += 1
    else:
        passes += 1


HOSTILE = """import SwiftUI
struct Screen: View {
  var body: some View {
    Button { close() } label: { Image("xmark") }
      .accessibilityLabel("</td><script>document.title='hurt'</script><img src=x onerror=document.title='hurt'> Button")
    // a11y:ignore missing-image-label: </td><script>document.title='hurt'</script> & so on
    Image("photo")
    Image("other")
  }
}
"""
NAMES = [b"<script>document.title='hurt'<.swift", b"a\"b'&amp;.swift", b"a\nb\x01\x1b.swift", b"bytes-\xff.swift",
         "\u202e日本.swift".encode()]


def run(*arguments):
    result = subprocess.run([program, "report", "--profile", "strict", *arguments], cwd=folder, capture_output=True)
    # 3: a file couldn't be read, because its name isn't UTF-8.
    assert result.returncode in (0, 3), result.stderr
    return result.stdout.decode()


def make_pages():
    """Yields the page with findings and a trend, and the page of an empty project."""
    shutil.copytree(samples, folder)
    os.makedirs(os.path.join(folder, ".git"))
    open(os.path.join(folder, ".git", "HEAD"), "w").close()
    earlier = os.path.join(folder, "earlier.json")
    run("--output", earlier)
    for name in NAMES:
        with open(os.path.join(os.fsencode(folder), name), "wb") as file:
            file.write(HOSTILE.encode())
    os.makedirs(os.path.join(folder, "empty"))
    yield "report", run("--format", "html", "--compare", earlier)
    yield "empty report", run("--format", "html", "empty")


def check_markup(name, text):
    parser = html5lib.HTMLParser(strict=False)
    document = parser.parse(text)
    check(f"{name}: valid HTML", parser.errors)
    tags = {element.tag.rsplit("}", 1)[-1] for element in document.iter() if isinstance(element.tag, str)}
    check(f"{name}: no script, image, or frame", tags & {"script", "img", "iframe", "object", "link"})
    ids = [e.get("id") for e in document.iter() if isinstance(e.tag, str) and e.get("id")]
    check(f"{name}: IDs are unique", {i for i in ids if ids.count(i) > 1})
    jumps = [e.get("href")[1:] for e in document.iter() if isinstance(e.tag, str) and (e.get("href") or "").startswith("#")]
    check(f"{name}: links within the page have targets", set(jumps) - set(ids))


def ask_axe(page, name):
    page.evaluate(axe)
    result = page.evaluate("axe.run(document, {resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', "
                           "'wcag21aa', 'wcag22aa', 'best-practice', 'wcag2aaa']})")
    check(f"{name}: axe-core {result['testEngine']['version']} reports nothing", [
        f"{v['id']}: {v['help']}: {v['nodes'][0]['html']}" for v in result["violations"]])


def check_keyboard(page, name):
    """Checks that Tab reaches every link and region in the page's order, with a visible focus indicator."""
    expected = page.evaluate("[...document.querySelectorAll('a[href], [tabindex=\"0\"], summary, button, input')].length")
    reached, hidden = [], []
    for _ in range(expected):
        page.keyboard.press("Tab")
        state = page.evaluate("""() => { const e = document.activeElement; const all = [...document.querySelectorAll('*')];
          const style = getComputedStyle(e); const box = e.getBoundingClientRect();
          return [all.indexOf(e), style.outlineStyle, parseFloat(style.outlineWidth), box.right > 0 && box.width > 0] }""")
        reached.append(state[0])
        if state[1] == "none" or state[2] < 2 or not state[3]:
            hidden.append(state)
    check(f"{name}: Tab reaches all {expected} elements in order",
          [] if reached == sorted(set(reached)) and len(reached) == expected else [reached[:20]])
    check(f"{name}: the focus indicator is visible", hidden)
    page.reload()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    check(f"{name}: the first link skips to the content",
          [] if page.evaluate("document.activeElement.id") == "content" else ["focus is elsewhere"])


def picture(page, name):
    if screenshots:
        page.screenshot(path=os.path.join(screenshots, name + ".png"), full_page=name != "narrow")


pages = list(make_pages())
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
    for name, text in pages:
        check_markup(name, text)
        path = os.path.join(folder, name.replace(" ", "-") + ".html")
        pathlib.Path(path).write_text(text)
        page = browser.new_page(viewport={"width": 1280, "height": 900})
        requests = []
        page.on("request", lambda request: requests.append(request.url))
        page.goto("file://" + path)
        check(f"{name}: no other requests", requests[1:])
        check(f"{name}: no injected script ran", [] if page.title() != "hurt" else [page.title()])
        headings = page.evaluate("[...document.querySelectorAll('h1,h2,h3,h4')].map(h => +h.tagName[1])")
        check(f"{name}: no skipped heading levels", [
            (a, b) for a, b in zip([0] + headings, headings) if b > a + 1])
        ask_axe(page, f"{name}, light")
        picture(page, name.replace(" ", "-") + "-light")
        check_keyboard(page, name)
        page.emulate_media(color_scheme="dark")
        ask_axe(page, f"{name}, dark")
        picture(page, name.replace(" ", "-") + "-dark")
        page.emulate_media(color_scheme="light", forced_colors="active")
        ask_axe(page, f"{name}, forced colors")
        page.emulate_media(forced_colors="none", media="print")
        ask_axe(page, f"{name}, print")
        page.emulate_media(media="screen")
        page.set_viewport_size({"width": 320, "height": 640})
        ask_axe(page, f"{name}, 320 pixels")
        wide = page.evaluate("document.documentElement.scrollWidth")
        check(f"{name}: no content except tables is wider than 320 pixels", [] if wide <= 320 else [wide])
        picture(page, "narrow")
        page.close()
    browser.close()
print(f"{passes} passed, {failures} failed")
sys.exit(1 if failures or not passes else 0)
