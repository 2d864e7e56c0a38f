// Examples of missing-image-label for symbols next to text and for images that only their use reveals.

import Elements

extension Rule {
  static let missingImageLabelSymbolExamples: [Example] = [
    // MARK: Symbols that alone show a state
    .bad(
      .swiftUI,
      #"HStack { Text(file.name); if file.isVerified { ⟦Image(systemName: "checkmark.seal.fill")⟧ } else { ⟦Image(systemName: "xmark.octagon")⟧ } }"#
    ),
    .bad(
      .swiftUI,
      #"HStack { Text(size); ⟦Image(systemName: isUpload ? "arrow.up" : "arrow.down")⟧.foregroundStyle(.secondary) }"#
    ),
    .bad(
      .swiftUI,
      #"VStack { Text("Copying"); if isCopying { ProgressView() } else { ⟦Image(systemName: "checkmark.circle")⟧.resizable().frame(width: 60, height: 60) } }"#,
      fixed:
        #"VStack { Text("Copying"); if isCopying { ProgressView() } else { Image(systemName: "checkmark.circle").resizable().frame(width: 60, height: 60).accessibilityLabel("‹›" /* what the symbol shows */) } }"#
    ),
    .bad(
      .swiftUI,
      #"HStack { Text(page.title); ⟦Image(systemName: page.isSaved ? "star.fill" : "star")⟧ }"#),
    .bad(
      .swiftUI, #"HStack { ⟦Image(systemName: "wifi.slash")⟧; Text("No connection") }"#,
      fixed: #"HStack { Image(systemName: "wifi.slash").accessibilityHidden(true); Text("No connection") }"#,
      severity: .information),
    .bad(
      .swiftUI,
      #"Section { HStack(spacing: 4) { ⟦Image(systemName: "leaf")⟧.foregroundColor(.green); Text("Eco mode is on"); Spacer() } }"#,
      severity: .information),
    .good(.swiftUI, #"HStack { Image(systemName: "heart"); Text("\(likes)") }"#),
    .good(.swiftUI, #"HStack { Image(systemName: "mappin"); Text(city) }"#),
    .good(.swiftUI, #"HStack { Image(systemName: "1.circle.fill"); Text("Open the app.") }"#),
    .good(
      .swiftUI,
      #"if isMissing { HStack { Image(systemName: "arrow.right.circle.fill"); Text("Describe it:") } } else { Text("Describe it:") }"#
    ),
    .good(
      .swiftUI,
      #"HStack { Image(systemName: "leaf"); Text("Eco mode") }.accessibilityElement(children: .combine)"#),
    .good(.swiftUI, #"Button { open() } label: { HStack { Image(systemName: "leaf"); Text("Eco mode") } }"#),
    .good(
      .swiftUI,
      #"HStack { Image(systemName: isDone ? "checkmark" : "xmark"); Text(isDone ? "Done" : "Failed") }"#),
    .good(
      .swiftUI,
      #"HStack { Text(name); if isSelected { Image(systemName: "checkmark") } }"#),
    .good(
      .swiftUI,
      #"HStack { Text(name); if theme == chosen { Image(systemName: "checkmark") } }"#),
    .good(
      .swiftUI,
      #"HStack { Text(name); if isVerified { Image(systemName: "checkmark.seal").accessibilityLabel("Verified") } }"#
    ),
    .good(
      .swiftUI,
      #"HStack { Text(name); if isVerified { Image(systemName: "checkmark.seal") } }.accessibilityElement(children: .ignore).accessibilityLabel(name)"#
    ),
    .good(
      .swiftUI,
      #"HStack { Text(name); Image(systemName: isOpen ? "chevron.down" : "chevron.right") }.onTapGesture { flip() }"#
    ),
    // MARK: Decoration that VoiceOver stops at
    .bad(
      .swiftUI,
      #"HStack { ⟦Image(systemName: "magnifyingglass")⟧; TextField("Find a recipe", text: $query) }"#,
      fixed:
        #"HStack { Image(systemName: "magnifyingglass").accessibilityHidden(true); TextField("Find a recipe", text: $query) }"#,
      severity: .information),
    .bad(
      .swiftUI,
      #"struct Bar: View { var body: some View { HStack { glass; TextField("Find", text: $query) } }; var glass: some View { ⟦Image(systemName: "magnifyingglass")⟧.bold() } }"#,
      severity: .information),
    .bad(
      .swiftUI,
      #"HStack { Text(city); Spacer(); ⟦Image(systemName: "chevron.right")⟧ }"#, severity: .information),
    .bad(
      .swiftUI,
      #"HStack { ⟦Image(systemName: "line.3.horizontal")⟧; CityLabel(city) }"#, severity: .information),
    .bad(
      .swiftUI,
      #"VStack { ⟦Image(systemName: "tray")⟧.font(.system(size: 60)); Text("No messages yet") }"#,
      severity: .information),
    .bad(
      .swiftUI,
      #"VStack { Text(title) }.overlay { HStack { Spacer(); ⟦Image(systemName: "play.fill")⟧ } }"#,
      severity: .information),
    .good(
      .swiftUI,
      #"Button { open() } label: { HStack { Text(city); Image(systemName: "chevron.right") } }"#),
    .good(
      .swiftUI,
      #"HStack { Text(city); Image(systemName: "chevron.right") }.accessibilityElement(children: .combine)"#),
    .good(
      .swiftUI,
      #"HStack { Image(systemName: "magnifyingglass").accessibilityHidden(true); TextField("Find", text: $query) }"#
    ),
    .good(.swiftUI, #"Text(title).background { Image(systemName: "play.fill") }"#),
    // MARK: Images by their modifiers
    .bad(.swiftUI, "VStack { ⟦account.image()⟧.resizable().frame(width: 80) }"),
    .bad(.swiftUI, "if let photo { ⟦photo⟧.renderingMode(.original).resizable() }"),
    .good(.swiftUI, #"photo.resizable().accessibilityLabel("Me")"#),
    .good(.swiftUI, "extension Image { func wide() -> some View { self.resizable() } }"),
    .good(
      .swiftUI,
      #"Picker("Account", selection: $account) { HStack { account.image().resizable(); Text(account.name) } }"#
    ),
    .good(.swiftUI, "VStack { Poster(movie).resizable() }"),
    .good(.swiftUI, "Gallery(photos) { photo in photo.resizable() }"),
  ]
}
