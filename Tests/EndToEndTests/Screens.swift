// Small SwiftUI files to check.

/// SwiftUI files with known findings.
enum Screens {
  /// One `missing-icon-button-label`, an error without a safe fix, at line 3, column 53.
  static let nameless = screen(#"Button { close() } label: { Image("xmark") }"#)
  /// Two `missing-button-role`, warnings with safe fixes.
  static let rolelessTwice = screen(
    #"""
    HStack {
          Text("Delete").onTapGesture { remove() }
          Text("Keep").onTapGesture { keep() }
        }
    """#)
  static let clean = screen(#"Button("Close") { close() }"#)

  /// Returns code with one `role-in-label` that quotes `label`, a literal that ends in “Button”.
  static func labelled(_ label: String) -> String {
    screen("Button { close() } label: { Image(\"xmark\") }.accessibilityLabel(\"\(label)\")")
  }

  private static func screen(_ body: String) -> String {
    "import SwiftUI\nstruct Screen: View {\n  var body: some View { \(body) }\n}\n"
  }
}
