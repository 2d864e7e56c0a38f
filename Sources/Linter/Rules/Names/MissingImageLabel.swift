// The missing-image-label rule: informative images without a label.

import Elements

extension Rule {
  static let missingImageLabel = Rule(
    "missing-image-label", "Image has no label", .names,
    severity: .warning, criteria: [.nonTextContent], on: .image, cause: .noName,
    why:
      "An informative image needs a text alternative. A decorative one must be marked so that screen readers skip it.",
    options: [
      RuleOption(
        "contentWords",
        default: .strings(["banner", "offer", "promo", "photo", "chart", "map", "qr", "poster"]),
        "Words in a drawable name that mark an image as informative (Compose, Android Views)."
      )
    ],
    examples: missingImageLabelSymbolExamples + missingImageLabelExamples
  ) { id, report in
    let image = report.tree[id]
    if let skipped = image.skippedContent, !report.tree.isPartOfElement(id) {
      return report.report(
        id, at: skipped.range, "\(skipped.message) Make it an accessibility element with a label.",
        fixes: [])
    }
    let isSymbol = image.imagery?.isSymbol == true
    let isDrawnOver = isSymbol && report.tree.isDrawnOver(id)
    guard image.mayNeedDescription(report.contentWords), image.name.isAbsent, !image.isTappable,
      isDrawnOver || !report.tree.isAccessory(id), report.tree.enclosingControl(of: id) == nil,
      report.isHeard(id), !report.tree.illustratesOption(id)
    else { return }
    if isSymbol, isDrawnOver || image.circumstances.contains(.besideText) {
      if let use = report.tree.use(ofSymbol: id) { report.reportSymbol(id, use) }
      return
    }
    if image.framework == .androidXML, report.tree.decoratesLayout(id, report.contentWords) { return }
    // An image next to text is decorative if another file makes a row, button, or label of the two.
    let mayBePart =
      image.circumstances.contains(.inTypeShownElsewhere) && image.circumstances.contains(.besideText)
    report.reportAbsence(
      id, at: image.evidenceRange, image.pictureMessage,
      harm: isSymbol || mayBePart ? .information : image.missingImageHarm,
      unlessCodeMay: "set a label",
      fixes: report.pictureFixes(id))
  }
}

/// Words in the names of images that are usually decorative.
private let decorations =
  ornaments + [
    "icon", "logo", "illustration", "placeholder", "empty", "pattern", "wave", "waves",
  ]

/// Words in the names of arrows, dividers, backgrounds, and similar ornaments.
private let ornaments = [
  "chevron", "caret", "divider", "separator", "line", "dots", "shadow", "gradient", "bg", "background",
  "corner", "glow", "blur", "confetti", "sparkle", "sparkles", "launcher",
]

private extension ElementTree {
  /// Returns whether an image is inside a view that's an element with a label.
  func isPartOfElement(_ id: ElementID) -> Bool {
    ancestors(of: id).contains { self[$0].grouping == .ignoresChildren && !self[$0].labels.isEmpty }
  }

  /// Returns whether an image is part of a picker's option with a text, which is read as one.
  func illustratesOption(_ id: ElementID) -> Bool {
    self[id].framework == .swiftUI && self[id].circumstances.contains(.besideText)
      && ancestors(of: id).contains { self[$0].role == .picker }
  }

  /// Returns whether an image in a layout file is most likely decorative, so users miss nothing if TalkBack skips it:
  /// it's a background, an ornament or as small as one, next to the text that it illustrates, or inside a view with a
  /// content description.
  func decoratesLayout(_ id: ElementID, _ contentWords: [String]) -> Bool {
    let image = self[id]
    if image.showsContent(in: contentWords), !image.isNamedLikeIcon { return false }
    return image.circumstances.contains(.besideText) || isBesideField(id)
      || image.showsContent(in: ornaments)
      // Its only image is a background from the theme.
      || image.imagery?.name == nil && image.identifier == nil && image.typeName == "ImageView"
      || image.size.value?.size.smallerSide.map { $0 <= 16 } ?? false
      || ancestors(of: id).contains { !self[$0].labels.isEmpty }
  }

  /// Returns whether an image precedes or follows a text field in a row. The field's label says what to enter.
  func isBesideField(_ id: ElementID) -> Bool {
    guard let parent = self[id].parent else { return false }
    return descendants(of: parent).prefix(8).contains { self[$0].role.isField }
  }
}

private extension Report {
  /// Reports a symbol next to a text.
  mutating func reportSymbol(_ id: ElementID, _ use: SymbolUse) {
    let image = tree[id]
    let label = fix("Add a label", .needsText, .label(.blank("what the symbol shows")), on: id)
    let hide = fix("Mark the image as decorative", .changesBehavior, .hide, on: id)
    let spoken = Element.announcement(ofSymbol: image.imagery?.name, as: "Image")
    switch use {
    case .state:
      reportAbsence(
        id, at: image.constructor,
        "Only this symbol shows the state, and VoiceOver says at most what it looks like. Add a label that says the state.",
        harm: .warning, unlessCodeMay: "set a label", fixes: [label])
    case .ornament:
      reportAbsence(
        id, at: image.constructor,
        "VoiceOver announces \(spoken) for this decorative symbol. Hide it from VoiceOver.",
        harm: .information, unlessCodeMay: "hide it", fixes: [hide, label])
    }
  }

  /// Returns fixes that label the image or mark it as decorative, the more likely one first.
  func pictureFixes(_ id: ElementID) -> [Fix?] {
    let describe = fix(
      "Add a label", .needsText,
      .label(tree.wordingInScope(of: id) ?? .blank("what the image shows")),
      on: id)
    let hide = fix("Mark the image as decorative", .changesBehavior, .hide, on: id)
    let image = tree[id]
    let decorates =
      !image.showsContent(in: contentWords) && !tree.appearsConditionally(id)
      && (image.circumstances.contains(.besideText) || image.showsContent(in: decorations))
    if decorates { return [hide, describe] }
    // An image that only code or data can describe isn't decorative for that reason.
    return describe == nil ? [] : [describe, hide]
  }

  var contentWords: [String] {
    guard case .strings(let words)? = option("contentWords") else { return [] }
    return words
  }
}

private extension Element {
  /// Returns whether nothing marks the image as decorative. In Compose and Android Views, a null or missing description
  /// does so, unless the drawable is named after its content.
  func mayNeedDescription(_ words: [String]) -> Bool {
    switch framework {
    case .swiftUI: isExposed
    // A layout that is a focus stop also announces the images inside it.
    case .androidXML: isExposed || exposure == .merged
    // An image isn't a focus stop unless the code makes it one.
    case .uiKit, .interfaceBuilder: isExposed && hasTrait(.element)
    case .compose: exposure == .decorative && showsContent(in: words) && !circumstances.contains(.besideText)
    case .androidViews: isExposed && showsContent(in: words)
    }
  }

  /// True if the drawable is named like an icon, as Android Studio names it: `ic_photo`, `outline_map_24`.
  var isNamedLikeIcon: Bool {
    guard let name = imagery?.name else { return false }
    return name.hasPrefix("ic_") || name.hasSuffix("_24") || name.hasSuffix("_24dp")
  }

  /// The range of the code that shows that the image has no label.
  var evidenceRange: Range<Int> {
    switch framework {
    case .swiftUI, .androidViews: constructor
    case .uiKit, .interfaceBuilder: traits.first { $0.trait == .element }?.range ?? constructor
    case .compose: hiding?.range ?? constructor
    case .androidXML: typeRange
    }
  }

  /// The message, by framework and kind of image.
  ///
  /// Source: Nil Coalescing, “Automatic image accessibility labels from localized strings in SwiftUI”: VoiceOver reads
  /// the name of an asset. Deque, axe DevTools Mobile, “ImageView Name”: it announces nothing meaningful, or only a
  /// file name.
  var pictureMessage: String {
    switch (framework, imagery) {
    case (.swiftUI, .asset(let name)) where !name.isEmpty:
      "\(reader) reads the image's file name: “\(name), Image”. Add a label, or mark the image as decorative."
    case (.swiftUI, .symbol(let name)):
      "\(reader) announces \(Element.announcement(ofSymbol: name, as: "Image")) for this symbol. Add a label, or mark the image as decorative."
    case (.swiftUI, _), (.uiKit, _), (.interfaceBuilder, _):
      "\(reader) announces nothing useful here, or only a file name. Add a label, or mark the image as decorative."
    case (.compose, _), (.androidViews, _), (.androidXML, _):
      "\(reader) skips this image, so users miss what it shows. Add a label unless it's decorative."
    }
  }
}

private extension Element {
  /// The severity. VoiceOver reads the file name; TalkBack skips the image, which is right for most images. An image that
  /// code replaces by another one isn't decorative.
  var missingImageHarm: Severity {
    framework.isAndroid && !(framework == .androidXML && circumstances.contains(.changesPicture))
      ? .information : .warning
  }
}
