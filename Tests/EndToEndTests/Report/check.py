"""Opens the page from `a11y-lsp report` in Chromium: check.py BINARY SAMPLES DIRECTORY SCREENSHOTS

Creates a project with the samples and with files with hostile names, labels, and reasons in DIRECTORY, and reports on
it twice, so there is a trend. Runs axe-core on the page in light and dark mode, with forced colors, narrow, and in print;
moves through it by keyboard; and checks that no text became markup.
"""

import os
import pathlib
import shutil
import subprocess
import sys

import browser
from checks import check, finish
from playwright.sync_api import sync_playwright

program, samples, folder, screenshots = sys.argv[1:5]

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


def picture(page, file, appearance):
    if screenshots:
        page.screenshot(path=os.path.join(screenshots, f"{file}-{appearance}.png"), full_page=appearance != "narrow")


pages = list(make_pages())
with sync_playwright() as playwright:
    chromium = browser.launch(playwright)
    for name, text in pages:
        for what, found in browser.markup_problems(text, ["script", "img", "iframe", "object", "link"]):
            check(f"{name}: no {what}", found)
        file = name.replace(" ", "-")
        path = pathlib.Path(folder, file + ".html")
        path.write_text(text)
        page = chromium.new_page(viewport={"width": 1280, "height": 900})
        requests = []
        page.on("request", lambda request: requests.append(request.url))
        page.goto(path.as_uri())
        check(f"{name}: no other requests", requests[1:])
        check(f"{name}: no injected script ran", [] if page.title() != "hurt" else [page.title()])
        check(f"{name}: no skipped heading levels", browser.heading_problems(page))
        browser.check_keyboard(page, name)
        page.evaluate("document.querySelectorAll('details').forEach(e => e.open = true)")
        browser.check_appearances(page, name, lambda appearance: picture(page, file, appearance))
        page.close()
    chromium.close()
sys.exit(finish())
