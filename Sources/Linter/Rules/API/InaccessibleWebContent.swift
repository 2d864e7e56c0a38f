// The inaccessible-web-content rule: embedded web content that can't be zoomed or read completely.

import Elements
import Source

extension Rule {
  static let inaccessibleWebContent = Rule(
    "inaccessible-web-content", "Embedded web content isn't accessible", .api, profile: .strict,
    severity: .information, criteria: [.resizeText, .nonTextContent, .languageOfPage],
    why: "Web content in an app has to meet the same standards as the web.",
    options: [
      RuleOption("remind", default: .bool(false), "Report every web view as a reminder to test its content.")
    ],
    examples: [
      .bad(
        .androidViews, "fun f(web: WebView) { ⟦web.settings.setSupportZoom(false)⟧; web.loadUrl(u) }",
        fixed: "fun f(web: WebView) { web.loadUrl(u) }"),
      .bad(
        .androidViews, "fun f(web: WebView) { ⟦web.settings.textZoom = 100⟧; web.loadUrl(u) }",
        fixed: "fun f(web: WebView) { web.loadUrl(u) }"),
      .bad(
        .androidViews,
        #"fun f(web: WebView) { web.loadData("<p>Map ⟦<img⟧ src='map.png'></p>", "text/html", null) }"#,
        fixed:
          #"fun f(web: WebView) { web.loadData("<p>Map <img alt='‹description›' src='map.png'></p>", "text/html", null) }"#
      ),
      .bad(
        .androidViews,
        #"fun f(web: WebView) { web.loadData("<html><body style='margin:0'>⟦<img⟧ src='$photo'></body></html>", "text/html", null) }"#,
        fixed:
          #"fun f(web: WebView) { web.loadData("<html><body style='margin:0'><img alt='‹description›' src='$photo'></body></html>", "text/html", null) }"#
      ),
      .good(
        .androidViews,
        #"fun f(web: WebView) { web.loadData("<html><body style='text-align:center'><img src='$photo' alt='$caption'></body></html>", "text/html", null) }"#
      ),
      .good(
        .androidViews,
        #"fun f(web: WebView) { web.loadData("<html><head><title>Report</title></head><body style='padding:0'>$report</body></html>", "text/html", null) }"#
      ),
      .good(
        .androidViews,
        #"fun f(web: WebView) { web.loadData("<p><img $attributes src='map.png'></p>", "text/html", null) }"#),
      .right(
        .androidViews,
        "fun f(web: WebView) { web.settings.setSupportZoom(true); web.settings.textZoom = zoom }"),
      .good(
        .androidViews,
        #"fun f(web: WebView) { web.loadData("<p><img src='map.png' alt='Map'></p>", "text/html", null) }"#),
      .bad(
        .uiKit,
        "class A: UIViewController { func f() { ⟦webView.scrollView.pinchGestureRecognizer?.isEnabled = false⟧; load() } }",
        fixed: "class A: UIViewController { func f() { load() } }"),
      .bad(
        .uiKit,
        #"class A: UIViewController { let head = "<meta name='viewport' content='width=device-width, ⟦user-scalable=no⟧'>" }"#
      ),
      .bad(
        .uiKit,
        #"class A: UIViewController { let page = "⟦<html⟧><head></head><body><p>How to pay, and what it costs to pay later.</p></body></html>" }"#
      ),
      .good(
        .uiKit,
        #"class A: UIViewController { let page = "<html lang='en'><head></head><body><p>How to pay, and what it costs to pay later.</p></body></html>" }"#
      ),
      .good(.uiKit, #"class A: UIViewController { let page = "<html><body></body></html>" }"#),
      .good(
        .uiKit,
        #"class A: UIViewController { let head = "<meta name='viewport' content='maximum-scale=10'>" }"#),
    ]
  ) { report in
    for practice in report.tree.practices {
      guard case .webContent(let fault) = practice.subject else { continue }
      report.report(
        practice.framework, at: practice.range, report.message(about: fault, in: practice),
        fixes: [practice.webFix(fault)])
    }
    guard report.option("remind") == .bool(true) else { return }
    for id in report.tree.ids where report.tree[id].showsPages && report.tree[id].exposure != .hidden {
      report.report(
        id, at: report.tree[id].typeRange,
        "This shows web content, which a11y-lsp can't check. Test it separately.",
        severity: .hint)
    }
  }
}

private extension Report {
  func message(about fault: Practice.WebFault, in practice: Practice) -> String {
    let reader = practice.framework.screenReader
    return switch fault {
    case .noZoom:
      "This keeps people with low vision from enlarging the web content. Allow zooming."
    case .noAlternative:
      "This image has no alt attribute, so \(reader) users miss what it shows. Add one."
    case .incomplete where text[practice.range].spells("html"):
      "This page doesn't declare its language, so \(reader) may use the wrong voice. Add a lang attribute."
    case .incomplete:
      "This field has no label, so \(reader) users can't tell what to enter. Add a label."
    }
  }
}

private extension Practice {
  func webFix(_ fault: WebFault) -> Fix? {
    switch fault {
    case .noZoom: fix("Allow zooming")
    case .noAlternative: Fix("Add an alt attribute", .needsText, edits: edits.map(Fix.Edit.init))
    case .incomplete: nil
    }
  }
}

private extension Element {
  var showsPages: Bool { role == .embed && (typeName == "WKWebView" || typeName == "WebView") }
}
