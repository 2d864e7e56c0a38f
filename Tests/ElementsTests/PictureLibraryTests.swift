// Network images: SwiftUI's own, and those of libraries that the file imports.

import Testing

@Suite("Network images")
struct PictureLibraryTests {
  private func dump(_ view: String, importing library: String) -> String {
    let lines = swiftUIDump(
      "import SwiftUI\nimport \(library)\nstruct A: View { var body: some View { \(view) } }")
    return lines.split(separator: "\n").joined(separator: ";")
  }

  @Test(
    "a library's image is like AsyncImage",
    arguments: [
      ("KFImage(url)", "Kingfisher"), ("KFImage.url(url, cacheKey: key)", "Kingfisher"),
      ("KFImage(url).placeholder { _ in Image(\"a\") }.fade(duration: 1).resizable()", "Kingfisher"),
      ("KFAnimatedImage(url).onSuccess { _ in done() }", "Kingfisher"),
      ("WebImage(url: url).placeholder { ProgressView() }.indicator(.activity)", "SDWebImageSwiftUI"),
      ("AnimatedImage(url: url)", "SDWebImageSwiftUI"),
      ("LazyImage(url: url).processors([.circle()])", "NukeUI"),
      ("LazyImage(url: url) { state in if let image = state.image { image.resizable() } }", "NukeUI"),
      ("AsyncImage(url: url) { $0.resizable().scaledToFit() } placeholder: { Glyph() }", "SwiftUI"),
    ])
  func pictures(view: String, library: String) {
    let name = view.prefix { $0.isLetter }
    #expect(dump(view, importing: library) == "image \(name) no name")
  }

  @Test("it is hidden and labeled like any other view")
  func attributes() {
    #expect(
      dump("KFImage(url).fade(duration: 1).accessibilityHidden(true)", importing: "Kingfisher").contains(
        "hidden"))
    #expect(
      dump(#"WebImage(url: url).accessibilityLabel("A")"#, importing: "SDWebImageSwiftUI")
        == "image WebImage “A” (label)")
  }

  @Test(
    "its content closure may label it",
    arguments: [
      (#"AsyncImage(url: url) { $0.accessibilityLabel("A") } placeholder: { Glyph() }"#, "SwiftUI"),
      ("AsyncImage(url: url, content: show, placeholder: { Glyph() })", "SwiftUI"),
      ("LazyImage(url: url) { state in Glyph(state) }", "NukeUI"),
      ("KFImage(url).contentConfigure { $0.described() }", "Kingfisher"),
    ])
  func unknown(view: String, library: String) {
    let name = view.prefix { $0.isLetter }
    #expect(dump(view, importing: library) == "image \(name) name unknown open")
  }

  @Test(
    "without the import, a view with that name is the app's own",
    arguments: ["KFImage", "WebImage", "LazyImage"])
  func otherViews(name: String) {
    #expect(dump("\(name)(url)", importing: "Foundation") == "custom \(name) name unknown open")
  }
}
