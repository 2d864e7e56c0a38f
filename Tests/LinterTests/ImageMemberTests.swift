// Tests for images that an app's own members return, and for modifiers that only images have.

import Linter
import Testing

@Suite("images of other files")
struct ImageMemberTests {
  /// Returns the severity at which an icon button with this content is reported, if any.
  private func severity(of content: String, _ others: [String]) -> Severity? {
    iconButtonSeverity(of: "Button { add() } label: { \(content) }", others)
  }

  private static let asset = "struct ImageAsset { var image: Image { Image(name, bundle: bundle) } }"

  @Test(
    "a member that returns an image shows that image",
    arguments: [
      ("Asset.folder.image", [asset], Severity.error),
      ("Asset.Icons.folderAdd.image.padding(4)", [asset], .error),
      ("item.image.padding(4)", [asset], .error),
      ("Asset.folder.image.padding(4)", [], nil),
      ("Asset.folder.image", [asset, "struct Profile { var image: some View { Text(name) } }"], nil),
      ("Asset.folder.image", ["struct ImageAsset { var image: UIImage { load() } }"], nil),
      ("configuration.image", [asset], nil),
      ("item.icon()", ["extension Item { func icon() -> Image { Image(\"folder-add\") } }"], .error),
      ("Asset.folder.image", ["struct Asset { var image: Image { Image(name, label: Text(title)) } }"], nil),
      ("Asset.folder.image.accessibilityLabel(title)", [asset], nil),
    ])
  func members(content: String, others: [String], severity: Severity?) {
    #expect(self.severity(of: content, others) == severity)
  }

  @Test(
    "what an image's own modifier changes is an image",
    arguments: [
      (
        "item.icon.sized(24)",
        ["extension Image { func sized(_ side: CGFloat) -> some View { resizable() } }"], true
      ),
      (
        "icon.sized(24)", ["extension Image { func sized(_ side: CGFloat) -> some View { resizable() } }"],
        true
      ),
      (
        "item.icon.sized(24)",
        ["extension View { func sized(_ side: CGFloat) -> some View { padding(side) } }"], false
      ),
      (
        "item.icon.sized(24)",
        [
          "extension Image { func sized(_ side: CGFloat) -> some View { accessibilityLabel(name) } }"
        ], false
      ),
    ])
  func modifiers(content: String, others: [String], isReported: Bool) {
    #expect((severity(of: content, others) != nil) == isReported)
  }
}
