// A self-contained HTML page. Its blocks are in `HTMLBlocks.swift`, styles in `HTMLStyle.swift`.

import LanguageServer

/// A page that works with screen readers, magnification, and keyboards.
enum HTMLPage {
  /// The place of the style sheet and the script.
  enum Resources {
    /// In the page itself.
    case inline
    /// In files of the same directory.
    case files
  }

  /// The names of the files with shared resources.
  static let styleFile = "style.css"
  static let scriptFile = "search.js"

  static func write(_ page: Page, _ resources: Resources = .inline, to output: inout Output) {
    let isSearchable = page.blocks.contains { if case .catalog = $0 { true } else { false } }
    output.write(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="\(generator)">
      <title>\(escaped(page.title))</title>
      \(style(resources))
      </head>
      <body>
      <a class="skip" href="#content">Skip to the content</a>
      <header>

      """)
    if !page.trail.isEmpty { output.write("<p class=\"trail\">\(line(page.trail))</p>\n") }
    output.write("<h1>\(escaped(page.title))</h1>\n")
    if !page.subtitle.isEmpty { output.write("<p class=\"subtitle\">\(line(page.subtitle))</p>\n") }
    output.write("</header>\n")
    if page.contents == .first { writeContents(of: page, to: &output) }
    output.write("<main id=\"content\" tabindex=\"-1\">\n")
    var blocks = HTMLBlocks()
    var sections = 0
    for block in page.blocks {
      if case .heading(2, _, _) = block {
        sections += 1
        if sections == 2, page.contents == .second { writeContents(of: page, to: &output) }
      }
      blocks.write(block, to: &output)
    }
    output.write("</main>\n")
    if !page.neighbors.isEmpty {
      output.write(
        "<footer>\n<nav aria-label=\"Other pages\">\n<ul>\n"
          + page.neighbors.map { "<li>\(line($0))</li>\n" }.joined() + "</ul>\n</nav>\n</footer>\n")
    }
    if isSearchable { output.write(script(resources)) }
    output.write("</body>\n</html>\n")
  }

  /// The content of the `generator` element, by which pages of this program are recognized.
  static let generator = "\(Product.name) \(Product.version)"

  private static func writeContents(of page: Page, to output: inout Output) {
    let items = page.blocks.compactMap { block in
      if case .heading(2, let id, let text) = block {
        "<li><a href=\"#\(escaped(id))\">\(line(text))</a></li>\n"
      } else {
        nil
      }
    }
    guard items.count > 1 else { return }
    output.write("<nav aria-label=\"Contents\">\n<ul>\n\(items.joined())</ul>\n</nav>\n")
  }

  private static func style(_ resources: Resources) -> String {
    switch resources {
    case .inline: "<style>\n\(HTMLStyle.sheet)\n</style>"
    case .files: "<link rel=\"stylesheet\" href=\"\(styleFile)\">"
    }
  }

  private static func script(_ resources: Resources) -> String {
    switch resources {
    case .inline: "<script>\n\(HTMLSearch.script)\n</script>\n"
    case .files: "<script src=\"\(scriptFile)\"></script>\n"
    }
  }

  static func line(_ pieces: [Page.Inline]) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): escaped(text)
      case .code(let text): "<code>\(escaped(text))</code>"
      case .strong(let text): "<strong>\(escaped(text))</strong>"
      case .badge(let text, let kind): "<span class=\"badge \(kind)\">\(escaped(text))</span>"
      case .link(let text, let address): "<a href=\"\(escaped(address))\">\(escaped(text))</a>"
      case .jump(let text, let id): "<a href=\"#\(escaped(id))\">\(escaped(text))</a>"
      }
    }.joined()
  }

  /// Returns `text` on one line, without markup or characters that reorder text.
  static func escaped(_ text: String) -> String { XMLText.escaped(PlainText.line(text)) }
}
