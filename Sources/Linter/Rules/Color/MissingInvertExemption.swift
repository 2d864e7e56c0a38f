// The missing-invert-exemption rule: photos that Smart Invert turns into negatives.

import Elements

extension Rule {
  static let missingInvertExemption = Rule(
    "missing-invert-exemption", "Photo isn't exempt from Smart Invert", .color, profile: .strict,
    severity: .hint, criteria: [],
    why: "Inversion should change the interface, not photos.",
    examples: [
      .bad(
        .swiftUI, "⟦AsyncImage(url: photo)⟧",
        fixed: "AsyncImage(url: photo).accessibilityIgnoresInvertColors()"),
      .bad(
        .swiftUI,
        "⟦AsyncImage(url: photo)⟧ { image in image.resizable() } placeholder: { Color.gray }\n  .frame(width: 80)",
        fixed:
          "AsyncImage(url: photo) { image in image.resizable() } placeholder: { Color.gray }\n  .frame(width: 80)\n  .accessibilityIgnoresInvertColors()"
      ),
      .bad(
        .swiftUI,
        "import Kingfisher\nimport SwiftUI\nstruct A: View { var body: some View { ⟦KFImage(photo)⟧.resizable() } }",
        fixed:
          "import Kingfisher\nimport SwiftUI\nstruct A: View { var body: some View { KFImage(photo).resizable().accessibilityIgnoresInvertColors() } }"
      ),
      .right(.swiftUI, "AsyncImage(url: photo).accessibilityIgnoresInvertColors()"),
      .good(.swiftUI, "VStack { AsyncImage(url: photo) }.accessibilityIgnoresInvertColors()"),
      .good(.swiftUI, #"Image("photo")"#),
      .good(.swiftUI, "AsyncImage(url: icon)"),
      .good(
        .swiftUI,
        "struct A: View { var body: some View { let url = server.icon(of: app); AsyncImage(url: url) } }"),
      .good(
        .swiftUI,
        "import Kingfisher\nimport SwiftUI\nstruct A: View { var body: some View { KFImage(shape).renderingMode(.template) } }"
      ),
      .good(
        .swiftUI,
        "struct Photo: View { var body: some View { picture.accessibilityIgnoresInvertColors() }; var picture: some View { AsyncImage(url: photo) } }"
      ),
      .bad(
        .uiKit,
        "class Cell: UIView { let ⟦avatarView⟧ = UIImageView() }"),
      .bad(
        .uiKit,
        "class Cell: UIView { override init(frame: CGRect) {\n  let ⟦photo⟧ = UIImageView(frame: frame)\n  addSubview(photo)\n} }",
        fixed:
          "class Cell: UIView { override init(frame: CGRect) {\n  let photo = UIImageView(frame: frame)\n  photo.accessibilityIgnoresInvertColors = true\n  addSubview(photo)\n} }"
      ),
      .right(
        .uiKit,
        "class Cell: UIView { let avatarView = UIImageView(); func f() { avatarView.accessibilityIgnoresInvertColors = true } }"
      ),
      .good(.uiKit, "class Cell: UIView { let iconView = UIImageView() }"),
      .good(.uiKit, "class Cell: UIView { let photoIcon = UIImageView() }"),
    ]
  ) { report in
    // Apple Watch doesn't invert colors.
    guard !report.isForGlances else { return }
    for practice in report.tree.practices where practice.subject == .invertedPhoto {
      report.report(
        practice.framework, at: practice.range,
        "Smart Invert turns this photo into a negative. Exempt it with accessibilityIgnoresInvertColors.",
        fixes: [practice.fix("Add accessibilityIgnoresInvertColors")])
    }
  }
}
