"""Opens the pages from `a11y-lsp rules --format html` in Chromium: check.py BINARY DIRECTORY

Checks the markup and the links of all pages, and opens the index and some of the rules: with axe-core, by keyboard, with
a search, and without scripts.
"""

import json
import os
import pathlib
import subprocess
import sys

import browser
import html5lib
from checks import check, finish
from playwright.sync_api import sync_playwright

program, folder = sys.argv[1:3]
site = pathlib.Path(folder, "site")
rules = json.loads(subprocess.run([program, "rules", "--format", "json"], capture_output=True, check=True).stdout)["rules"]
subprocess.run([program, "rules", "--format", "html", "--output", str(site)], check=True, stdout=subprocess.DEVNULL)
pages = {path.name: path.read_text() for path in sorted(site.glob("*.html"))}
own = ["invalid-suppression", "unused-suppression"]
# Links within the site, to WCAG, and to the platforms' documentation.
TARGETS = ("#", "https://www.w3.org/", "https://developer.apple.com/", "https://developer.android.com/")
OPENED = ["index.html", "missing-icon-button-label.html", "unused-suppression.html"]

check("a page for each rule", {f"{rule['id']}.html" for rule in rules} ^ set(pages) - {"index.html"} - {f"{i}.html" for i in own})
for name, text in pages.items():
    problems = [f"{name}: {what}: {list(found)[:3]}" for what, found in browser.markup_problems(
        text, ["img", "iframe", "object"]) if found]
    links = [e.get("href") or e.get("src") for e in html5lib.parse(text).iter()
             if isinstance(e.tag, str) and (e.get("href") or e.get("src"))]
    problems += [f"{name}: dead link {link}" for link in links
                 if not link.startswith(TARGETS) and not (site / link).exists()]
    if problems or name in OPENED:
        check(f"{name}: valid HTML, and links have targets", problems)


def search(page, query="", **facets):
    """Searches by keyboard and returns the status and the number of shown rules."""
    page.fill("#query", "")
    page.focus("#query")
    page.keyboard.type(query)
    for facet in ["Platform", "Severity", "WCAG criterion"]:
        page.get_by_label(facet).select_option(facets.get(facet.split()[0].lower(), ""))
    page.wait_for_timeout(400)
    shown = page.evaluate("[...document.querySelectorAll('.catalog li')].filter(e => e.checkVisibility()).length")
    return page.inner_text("[role=status]"), shown


def check_search(page):
    total = len(rules)
    check("all rules are shown at first", [s for s in [search(page)] if s != (f"{total} rules", total)])
    expected = sum("Jetpack Compose" in rule["platforms"] and rule["severity"] == "error" for rule in rules)
    status, shown = search(page, platform="Jetpack Compose", severity="error")
    check("filters combine", [] if shown == expected and status == f"{shown} of {total} rules" else [(status, shown, expected)])
    status, shown = search(page, "icon label")
    check("a search finds all words", [] if 0 < shown < 30 and status.startswith(f"{shown} of") else [(status, shown)])
    address = page.url
    check("no match is announced", [s for s in [search(page, "no such rule")] if s != ("No rules match", 0)])
    page.goto("about:blank")
    page.goto(address)
    page.wait_for_timeout(400)
    check("the address contains the search", [] if page.input_value("#query") == "icon label" else [address])
    criterion = search(page, wcag="4.1.2 Name, Role, Value")[1]
    check("criteria are filters", [] if criterion == sum("4.1.2" in rule["criteria"] for rule in rules) else [criterion])
    page.get_by_role("button", name="Clear").press("Enter")
    page.wait_for_timeout(400)
    check("the button clears the search", [] if page.inner_text("[role=status]") == f"{total} rules" else ["it doesn't"])


with sync_playwright() as playwright:
    chromium = browser.launch(playwright)
    for name in OPENED:
        page = chromium.new_page(viewport={"width": 1280, "height": 900})
        requests = []
        page.on("request", lambda request: requests.append(request.url))
        page.goto((site / name).as_uri())
        check(f"{name}: only the site's files are loaded", [r for r in requests if not r.startswith(site.as_uri())])
        check(f"{name}: no skipped heading levels", browser.heading_problems(page))
        if name == "index.html":
            check_search(page)
            page.goto((site / name).as_uri())
        browser.check_keyboard(page, name)
        page.evaluate("document.querySelectorAll('details').forEach(e => e.open = true)")
        browser.check_appearances(page, name)
        page.close()
    plain = chromium.new_context(java_script_enabled=False).new_page()
    plain.goto((site / "index.html").as_uri())
    shown = plain.locator(".catalog li:visible").count()
    check("without scripts, all rules are listed and no form is shown",
          [] if shown == len(rules) and plain.locator("form:visible").count() == 0 else [shown])
    page = chromium.new_page()
    single = pathlib.Path(folder, "page.html")
    single.write_bytes(subprocess.run([program, "explain", "--html", "missing-hint"], capture_output=True, check=True).stdout)
    requests = []
    page.on("request", lambda request: requests.append(request.url))
    page.goto(single.as_uri())
    check("a single page loads nothing", requests[1:])
    check("a single page links only to standards and documentation", [
        link for link in page.evaluate("[...document.links].map(a => a.getAttribute('href'))")
        if not link.startswith(TARGETS)])
    check("a single page: axe-core", browser.axe_problems(page))
    chromium.close()
sys.exit(finish())
