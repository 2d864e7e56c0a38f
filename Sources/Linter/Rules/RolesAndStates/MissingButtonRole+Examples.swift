// Examples for the missing-button-role rule.

import Elements

extension Rule {
  static let missingButtonRoleExamples: [Example] =
    appleMissingButtonRoleExamples + androidMissingButtonRoleExamples + componentMissingButtonRoleExamples

  private static let appleMissingButtonRoleExamples: [Example] = [
    .bad(
      .swiftUI, #"Text("Pay")⟦.onTapGesture { pay() }⟧"#,
      fixed: #"Button { pay() } label: { Text("Pay") }.buttonStyle(.plain)"#),
    .good(.swiftUI, #"HStack { TextField("Town", text: $town); Icon() }.onTapGesture { isFocused = true }"#),
    .bad(
      .swiftUI, #"Text("Site")⟦.onTapGesture { if let url = site.url { openURL(url) } }⟧"#,
      fixed:
        #"Text("Site").onTapGesture { if let url = site.url { openURL(url) } }.accessibilityAddTraits(.isLink)"#
    ),
    .bad(
      .swiftUI, #"HStack { Text("Pay") }⟦.gesture(TapGesture().onEnded { pay() })⟧"#,
      fixed:
        #"HStack { Text("Pay") }.gesture(TapGesture().onEnded { pay() }).accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)"#
    ),
    .bad(
      .swiftUI, #"Receipt(bill)⟦.gesture(TapGesture().onEnded { pay() })⟧"#,
      fixed:
        #"Receipt(bill).gesture(TapGesture().onEnded { pay() }).accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)"#
    ),
    .bad(
      .swiftUI, #"ZStack { Color.red; Image(uiImage: photo) }⟦.gesture(TapGesture().onEnded { pay() })⟧"#,
      fixed:
        #"ZStack { Color.red; Image(uiImage: photo) }.gesture(TapGesture().onEnded { pay() }).accessibilityElement(children: .combine).accessibilityAddTraits(.isButton).accessibilityLabel("‹Pay›")"#
    ),
    .bad(
      .uiKit,
      """
      final class Cart: UIViewController {
        private let payLabel = UILabel()
        override func viewDidLoad() {
          let tap = UITapGestureRecognizer(target: self, action: #selector(pay))
          payLabel.text = "Pay"
          ⟦payLabel.addGestureRecognizer(tap)⟧
        }
      }
      """,
      fixed: """
        final class Cart: UIViewController {
          private let payLabel = UILabel()
          override func viewDidLoad() {
            let tap = UITapGestureRecognizer(target: self, action: #selector(pay))
            payLabel.text = "Pay"
            payLabel.addGestureRecognizer(tap)
            payLabel.isAccessibilityElement = true
            payLabel.accessibilityTraits.insert(.button)
          }
        }
        """),
    .bad(
      .uiKit,
      """
      final class Cart: UIViewController {
        func announceSale() {
          let banner = UIView()
          let text = UILabel()
          let hide = UIButton(type: .close)
          text.text = "Everything is cheap"
          banner.addSubview(text)
          banner.addSubview(hide)
          let tap = UITapGestureRecognizer(target: self, action: #selector(openSale))
          ⟦banner.addGestureRecognizer(tap)⟧
          view.addSubview(banner)
        }
      }
      """),
    .bad(
      .swiftUI, #"Text(serial)⟦.onTapGesture { UIPasteboard.general.string = serial }⟧"#,
      severity: .information),
    .good(
      .uiKit,
      """
      final class Cart: UIViewController {
        private let payLabel = UILabel()
        override func viewDidLoad() { payLabel.addGestureRecognizer(UITapGestureRecognizer()) }
      }
      """),
    .right(
      .uiKit, "func setUp() { payButton.addTarget(self, action: #selector(pay), for: .touchUpInside) }"),
    .good(
      .uiKit,
      """
      final class Cart: UIViewController {
        private let payLabel = UILabel()
        override func viewDidLoad() {
          payLabel.accessibilityTraits = .button
          payLabel.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(pay)))
        }
      }
      """),
    .good(
      .swiftUI, #"LazyImage(url) { Image("a").accessibilityAddTraits(.isButton) }.onTapGesture { pay() }"#),
    .good(.swiftUI, #"Text("Pay").onTapGesture { pay() }.accessibilityAddTraits(.isButton)"#),
    .good(
      .swiftUI,
      "struct Plain: PrimitiveButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.onTapGesture { configuration.trigger() } } }"
    ),
    .bad(
      .swiftUI,
      #"struct A: View { var body: some View { Color.red.overlay { total } }; var total: some View { Text("Pay")⟦.onTapGesture { pay() }⟧ } }"#
    ),
    .good(.swiftUI, #"Text("Pay").onTapGesture { pay() }.accessibilityAction { pay() }"#),
    .good(
      .swiftUI,
      #"VStack { Text(story).onTapGesture { isOpen.toggle() }; Button("More", action: { isOpen.toggle() }) }"#
    ),
    .bad(.swiftUI, #"VStack { Text(story)⟦.onTapGesture {}⟧; Button("More") {} }"#),
    .bad(
      .swiftUI, #"struct Tag: View { var body: some View { Text(name)⟦.onTapGesture { open() }⟧ } }"#,
      severity: .information),
    .bad(
      .swiftUI,
      """
      struct Tag: View { var body: some View { Text(name)⟦.onTapGesture { open() }⟧ } }
      struct Tags: View { var body: some View { VStack { Tag() } } }
      """),
    .good(
      .swiftUI,
      #"HStack { Text("Dark").onTapGesture { isDark = true }; Toggle("Dark mode", isOn: $isDark) }"#),
    .good(
      .swiftUI,
      """
      struct A: View { var body: some View { Total().onTapGesture { pay() } } }
      struct Total: View { var body: some View { Text("Pay").accessibilityAddTraits(.isButton) } }
      """),
    .good(
      .swiftUI,
      """
      extension View { func acts() -> some View { accessibilityAddTraits(.isButton) } }
      struct A: View { var body: some View { Text("Pay").onTapGesture { pay() }.acts() } }
      """),
    .good(.swiftUI, #"VStack { fields }.onTapGesture { isFocused = false }"#),
    .good(.swiftUI, #"Color.clear.onTapGesture { isShown = false }"#),
    .right(.swiftUI, #"Button("Pay") { pay() }"#),
    .good(.swiftUI, #"Text("Pay").onTapGesture(count: 2) { pay() }"#),
    .good(.swiftUI, #"Image(logo).onTapGesture(count: 7) { showDebugMenu() }"#),
    .good(
      .swiftUI,
      #"Image(logo).onTapGesture { logoTapCount += 1; if logoTapCount >= 7 { showDebugMenu() } }"#),
    .good(
      .swiftUI,
      """
      struct Start: View {
        var body: some View { VStack { logo; Orders() } }
        var logo: some View { Image(.logo).onTapGesture(perform: logoTapped) }
        func logoTapped() {
          guard isDebugging else { return }
          taps += 1
          guard taps >= Self.threshold else { return }
          showDebugMenu()
        }
      }
      """),
    .bad(.swiftUI, #"Text("Count")⟦.onTapGesture { taps += 1 }⟧"#),
    .bad(.swiftUI, #"Text("Next")⟦.onTapGesture { page += 1; if page == pages.count { finish() } }⟧"#),
    .good(
      .swiftUI,
      #"ZStack { VideoPlayer(player: player); if isBusy { ProgressView() } }.onTapGesture { controlsVisible.toggle() }"#
    ),
    .good(
      .swiftUI,
      #"PhotoView(photo).onTapGesture { withAnimation(.easeInOut(duration: 0.2)) { showsToolbar.wrappedValue.toggle() } }"#
    ),
    .good(.swiftUI, #"Image(uiImage: page).onTapGesture(perform: reader.toggleControls)"#),
    .bad(.swiftUI, #"Text("Show controls")⟦.onTapGesture { showControls.toggle() }⟧"#),
    .bad(.swiftUI, #"Image(uiImage: page)⟦.onTapGesture { isZoomed.toggle() }⟧"#),
    .bad(.swiftUI, #"Image(uiImage: page)⟦.onTapGesture { showsControls.toggle(); open(page) }⟧"#),
    .good(
      .uiKit,
      """
      final class PhotoController: UIViewController {
        private let imageView = UIImageView()
        override func viewDidLoad() {
          imageView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(toggleBars)))
        }
        @objc func toggleBars() { areBarsHidden = !areBarsHidden; layoutBars() }
      }
      """),
    .good(
      .uiKit,
      """
      final class About: UIViewController {
        private let versionLabel = UILabel()
        override func viewDidLoad() {
          versionLabel.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(versionTapped)))
        }
        @objc func versionTapped() { versionTapCount += 1; if versionTapCount == 5 { showLogs() } }
      }
      """),
    .bad(
      .swiftUI,
      #"ZStack { VideoPlayer(player: player); Text(title) }⟦.onTapGesture { open(title) }⟧"#),
    .bad(
      .interfaceBuilder,
      #"<view><label text="More" id="a"><connections>⟦<outletCollection property="gestureRecognizers" destination="t"/>⟧</connections></label></view><tapGestureRecognizer id="t"><connections><action selector="showMore:" destination="-1"/></connections></tapGestureRecognizer>"#,
      fixed:
        #"<view><label text="More" id="a"><accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" button="YES"/></accessibility><connections><outletCollection property="gestureRecognizers" destination="t"/></connections></label></view><tapGestureRecognizer id="t"><connections><action selector="showMore:" destination="-1"/></connections></tapGestureRecognizer>"#
    ),
    .good(
      .interfaceBuilder,
      #"<view key="view"><label text="More" id="a"/><connections><outletCollection property="gestureRecognizers" destination="t"/></connections></view><tapGestureRecognizer id="t"/>"#
    ),
    .good(
      .interfaceBuilder,
      #"<label text="More" userInteractionEnabled="NO" id="a"><connections><outletCollection property="gestureRecognizers" destination="t"/></connections></label><tapGestureRecognizer id="t"/>"#
    ),
    .bad(
      .uiKit,
      """
      class Card: UIView {
        private let panel = UIView(), body = UILabel()
        init(title: String) {
          super.init(frame: .zero)
          addSubview(panel)
          panel.addSubview(body)
          isAccessibilityElement = true
          accessibilityLabel = title
          ⟦panel.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))⟧
        }
        @objc func open() { show(page) }
      }
      """),
  ]
}
