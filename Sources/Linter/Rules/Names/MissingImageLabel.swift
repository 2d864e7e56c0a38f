// missing-image-label: a picture that informs and has no description.

import Elements

extension Rule {
  static let missingImageLabel = Rule(
    "missing-image-label", "Picture has no description", .names,
    severity: .warning, criteria: [.nonTextContent], on: .image, cause: .noName,
    why: "A picture that informs needs words; one that only decorates needs to say so.",
    options: [
      RuleOption(
        "contentWords",
        default: .strings(["banner", "offer", "promo", "photo", "chart", "map", "qr", "poster"]),
        "Words in a drawable's name that tell a picture with content from decoration (Compose, Android Views).")
    ],
    examples: [
      .bad(
        .swiftUI, #"⟦Image("mangoes")⟧"#, fixed: #"Image("mangoes").accessibilityLabel("‹Mangoes›")"#),
      .bad(
        .swiftUI, #"VStack { ⟦Image(uiImage: photo)⟧.resizable() }"#,
        fixed: #"VStack { Image(uiImage: photo).resizable().accessibilityLabel("‹description›") }"#),
      .bad(
        .swiftUI, #"HStack { ⟦Image(systemName: "wifi.slash")⟧ }"#,
        fixed: #"HStack { Image(systemName: "wifi.slash").accessibilityLabel("‹Wifi slash›") }"#,
        severity: .information),
      .bad(
        .androidXML, #"<⟦ImageView⟧ android:src="@drawable/chart"/>"#,
        fixed: #"<ImageView android:contentDescription="@string/‹chart›" android:src="@drawable/chart"/>"#),
      .bad(
        .androidXML, #"<LinearLayout><⟦com.airbnb.lottie.LottieAnimationView⟧ android:id="@+id/a"/></LinearLayout>"#,
        fixed:
          #"<LinearLayout><com.airbnb.lottie.LottieAnimationView android:contentDescription="@string/‹description›" android:id="@+id/a"/></LinearLayout>"#,
        severity: .information),
      .good(.androidXML, #"<ImageView android:importantForAccessibility="no" android:src="@drawable/dots"/>"#),
      .good(.androidXML, #"<ImageView android:contentDescription="@null" android:src="@drawable/dots"/>"#),
      .good(.androidXML, #"<ImageView tools:src="@drawable/dots" android:contentDescription="@string/dots"/>"#),
      .good(.androidXML, #"<LinearLayout android:importantForAccessibility="noHideDescendants"><ImageView android:src="@drawable/a"/></LinearLayout>"#),
      .good(.swiftUI, #"Image(decorative: "mangoes")"#),
      .good(.swiftUI, #"Image("mangoes").accessibilityHidden(true)"#),
      .good(.swiftUI, #"HStack { Image(systemName: "clock"); Text("Ten minutes") }"#),
      .good(.swiftUI, #"Label { Text("Cart") } icon: { Image("cart") }"#),
      .good(.swiftUI, #"Text("Offers").background(Image("waves"))"#),
      .good(.swiftUI, #"VStack { Image("a") }.accessibilityElement(children: .ignore).accessibilityLabel("A")"#),
      .good(.swiftUI, #"Image(name)"#),
    ]
  ) { id, report in
    let image = report.tree[id]
    guard image.isExposed, image.name.isAbsent, image.imagery != nil, !image.isTappable,
      !report.tree.isAccessory(id), report.tree.enclosingControl(of: id) == nil
    else { return }
    let isSymbol = image.imagery?.isSymbol == true
    if isSymbol, image.circumstances.contains(.besideText) { return }
    report.report(
      id, at: image.framework == .androidXML ? image.typeRange : image.constructor, image.pictureMessage,
      severity: image.visibilitySeverity(isSymbol ? .information : .warning),
      fixes: [
        report.fix(
          "Describe the image", .needsText,
          .label(suggestion: report.suggestedName(for: id, otherwise: "description")), on: id),
        report.fix("Mark as decorative", .changesBehavior, .hide, on: id),
      ])
  }
}

private extension Element {
  var pictureMessage: String {
    switch framework {
    case .swiftUI, .uiKit: "\(reader) skips this picture or reads its file name, so what it shows is lost."
    case .compose, .androidViews, .androidXML: "\(reader) skips this picture, so what it shows is lost."
    }
  }
}
