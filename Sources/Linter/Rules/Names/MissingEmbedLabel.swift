// The missing-embed-label rule: embedded players, maps, and web views without a label.

import Elements

extension Rule {
  static let missingEmbedLabel = Rule(
    "missing-embed-label", "Embedded player, map, or web view has no label", .names, profile: .strict,
    severity: .information, criteria: [.nameRoleValue, .headingsAndLabels],
    why: "People need to know what embedded content is before they decide to enter it.",
    options: [
      RuleOption(
        "kinds", default: .strings(["player", "map", "web"]),
        "Kinds of embedded content that need a label.")
    ],
    examples: [
      .bad(
        .swiftUI, #"⟦VideoPlayer(player: p)⟧"#,
        fixed: #"VideoPlayer(player: p).accessibilityLabel("‹›" /* what the video shows */)"#),
      .bad(
        .swiftUI, #"VStack { Text("Where we are"); ⟦Map(position: $place)⟧ }"#,
        fixed:
          #"VStack { Text("Where we are"); Map(position: $place).accessibilityLabel("‹›" /* what the map shows */) }"#
      ),
      .right(.swiftUI, #"VideoPlayer(player: p).accessibilityLabel("How to pay")"#),
      .good(
        .swiftUI,
        #"struct A: View { var body: some View { VideoPlayer(player: p).navigationTitle("How to pay") } }"#),
      .good(.swiftUI, #"VideoPlayer(player: p).accessibilityHidden(true)"#),
      .good(
        .swiftUI, #"VStack { Map() }.accessibilityElement(children: .ignore).accessibilityLabel("Our shop")"#),
      .bad(
        .uiKit, "class A: UIView { private let map = ⟦MKMapView()⟧; func setUp() { addSubview(map) } }",
        fixed:
          "class A: UIView { private let map = MKMapView(); func setUp() { addSubview(map); map.accessibilityLabel = \"‹›\" /* what the map shows */ } }"
      ),
      .bad(
        .uiKit,
        "class A: UIView { func play() { let player = ⟦AVPlayerViewController()⟧; player.player = AVPlayer(url: u) } }"
      ),
      .bad(
        .uiKit,
        "class A: UIView { func tell() { ⟦MPNowPlayingInfoCenter.default().nowPlayingInfo⟧ = [MPMediaItemPropertyArtist: artist] } }"
      ),
      .good(
        .uiKit,
        "class A: UIView { func tell() { MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: title] } }"
      ),
      .good(
        .uiKit,
        "class A: UIView { func play() { let player = AVPlayerViewController(); item.externalMetadata = [name] } }"
      ),
      .right(
        .uiKit,
        "class A: UIView { let map = MKMapView(); func setUp() { addSubview(map); map.accessibilityLabel = name } }"
      ),
      .good(
        .uiKit,
        "class A: UIViewController { let page = WKWebView(); override func loadView() { view = page; title = name } }"
      ),
      .bad(
        .compose, "⟦AndroidView(factory = { PlayerView(it) })⟧",
        fixed:
          "AndroidView(factory = { PlayerView(it) }, modifier = Modifier.semantics { contentDescription = \"‹›\" /* what the video shows */ })"
      ),
      .right(
        .compose,
        #"AndroidView(factory = { PlayerView(it) }, modifier = Modifier.semantics { contentDescription = "How to pay" })"#
      ),
      .good(.compose, "AndroidView(factory = { AdView(it) })"),
      .good(.compose, "AndroidView(factory = { MapView(it).apply { contentDescription = name } })"),
      .bad(
        .androidXML,
        #"<LinearLayout><⟦com.google.android.gms.maps.MapView⟧ android:layout_width="match_parent"/><Button android:text="@string/a"/></LinearLayout>"#,
        fixed:
          #"<LinearLayout><com.google.android.gms.maps.MapView android:contentDescription="‹›" android:layout_width="match_parent"/><Button android:text="@string/a"/></LinearLayout>"#
      ),
      .right(
        .androidXML,
        #"<LinearLayout><VideoView android:contentDescription="@string/how_to_pay"/></LinearLayout>"#),
      .good(.androidXML, #"<LinearLayout><WebView android:layout_width="match_parent"/></LinearLayout>"#),
      .bad(
        .androidViews,
        "class A : Activity() { fun f(row: LinearLayout) { val film = ⟦VideoView(this)⟧; row.addView(film) } }",
        fixed:
          "class A : Activity() { fun f(row: LinearLayout) { val film = VideoView(this).apply { contentDescription = \"‹›\" /* what the video shows */ }; row.addView(film) } }"
      ),
      .right(
        .androidViews,
        "class A : Activity() { fun f(row: LinearLayout) { val film = VideoView(this); film.contentDescription = name; row.addView(film) } }"
      ),
    ]
  ) { report in
    let tree = report.tree
    guard case .strings(let kinds) = report.option("kinds") else { return }
    for id in tree.ids where tree[id].role == .embed && tree[id].exposure == .exposed {
      guard let embedded = tree.embedded(by: id), kinds.contains(embedded.kind),
        !tree.mayBeNamed(id, &report.texts)
      else {
        continue
      }
      let element = tree[id]
      report.reportAbsence(
        id, at: element.framework.isMarkup ? element.typeRange : element.constructor, message(element.reader),
        harm: .information, unlessCodeMay: "set a label",
        fixes: [
          report.fix(
            "Add a label", .needsText, .label(report.tree.wordingInScope(of: id) ?? .blank(embedded.purpose)),
            on: id)
        ])
    }
    for practice in tree.practices where practice.subject == .namelessPlayer && kinds.contains("player") {
      report.report(practice.framework, at: practice.range, message(practice.framework.screenReader))
    }
  }
}

private func message(_ reader: String) -> String {
  "\(reader) enters this player, map, or web view without saying what it is. Add a label."
}

private extension Embedded {
  /// The value of the option `kinds`.
  var kind: String {
    switch self {
    case .player: "player"
    case .map: "map"
    case .page: "web"
    }
  }

  /// A description of the label that a person must supply.
  var purpose: String {
    switch self {
    case .player: "what the video shows"
    case .map: "what the map shows"
    case .page: "what the web view shows"
    }
  }
}
