// The hardcoded-color rule: colors that only work in light mode.

import Elements
import Source

extension Rule {
  static let hardcodedColor = Rule(
    "hardcoded-color", "Color doesn't adapt to dark mode", .color, profile: .strict,
    severity: .information, criteria: [.contrastMinimum], on: .colors,
    why: "People who need dark or high-contrast colors get them only from adaptive colors.",
    options: [
      RuleOption(
        "scope", default: .string("darkMode"), oneOf: ["darkMode", "all"],
        "\"all\" reports every hardcoded color outside theme files."),
      RuleOption("themeFiles", default: .strings([]), "Additional theme files, as globs."),
    ],
    examples: [
      .bad(.swiftUI, #"Text(t).foregroundStyle(⟦.black⟧)"#, fixed: #"Text(t).foregroundStyle(.primary)"#),
      .bad(
        .swiftUI, #"Text(t).padding().background(⟦Color.white⟧)"#,
        fixed: #"Text(t).padding().background(Color(.systemBackground))"#),
      .bad(
        .uiKit,
        """
        func setUp() {
          let label = UILabel()
          label.text = "A"
          ⟦label.textColor = .black⟧
        }
        """,
        fixed: """
          func setUp() {
            let label = UILabel()
            label.text = "A"
            label.textColor = .label
          }
          """),
      .right(
        .uiKit,
        """
        func setUp() {
          let label = UILabel()
          label.textColor = UIColor(named: "Ink")
        }
        """),
      .bad(
        .androidXML, ##"<TextView android:text="A" android:textColor="⟦#000000⟧"/>"##,
        fixed: ##"<TextView android:text="A" android:textColor="?attr/colorOnSurface"/>"##),
      .right(.androidXML, ##"<TextView android:textColor="#FFFFFF" android:background="#004080"/>"##),
      .good(
        .androidXML,
        ##"<LinearLayout android:background="@color/paper"><TextView android:textColor="#000000"/></LinearLayout>"##
      ),
      .good(.androidXML, ##"<TextView android:textColor="?attr/colorOnSurface"/>"##),
      .right(.swiftUI, #"Text(t).foregroundStyle(.white).background(Color.blue)"#),
      .good(.swiftUI, #"Text(t).foregroundStyle(.black)"#, path: "App/AppTheme.swift"),
      .good(.swiftUI, #"Text(t).foregroundStyle(.primary)"#),
      .good(.swiftUI, #"Image(systemName: "star").foregroundStyle(Color(white: 0.45))"#),
      .good(
        .swiftUI, #"ZStack { Image("photo"); Text(t).foregroundStyle(.black) }.background(Color("Sky"))"#),
      .good(.swiftUI, #"Text(t).foregroundStyle(.black.opacity(0.5))"#),
      .good(.swiftUI, #"Text(t).foregroundStyle(.black).environment(\.colorScheme, .light)"#),
      .bad(
        .compose, #"Text(t, color = ⟦Color(0xFF000000)⟧)"#,
        fixed: #"Text(t, color = MaterialTheme.colorScheme.onSurface)"#),
      .bad(
        .compose, #"Icon(Icons.Default.Star, "Rate", tint = ⟦Color.Black⟧)"#,
        fixed: #"Icon(Icons.Default.Star, "Rate", tint = MaterialTheme.colorScheme.onSurface)"#),
      .bad(
        .compose, #"Column(Modifier.fillMaxSize().background(⟦Color.White⟧)) { Text("Offers") }"#,
        fixed:
          #"Column(Modifier.fillMaxSize().background(MaterialTheme.colorScheme.surface)) { Text("Offers") }"#),
      .bad(
        .compose,
        #"Card(colors = CardDefaults.cardColors(containerColor = ⟦Color(0xFFFAFAFA)⟧)) { Text("Offers") }"#,
        fixed:
          #"Card(colors = CardDefaults.cardColors(containerColor = MaterialTheme.colorScheme.surface)) { Text("Offers") }"#
      ),
      .bad(
        .compose, #"Text(t, style = TextStyle(fontSize = 14.sp, color = ⟦Color(0xFF222222)⟧))"#,
        fixed: #"Text(t, style = TextStyle(fontSize = 14.sp, color = MaterialTheme.colorScheme.onSurface))"#),
      .right(.compose, #"Text(t, color = Color.White, modifier = Modifier.background(Color(0xFF004080)))"#),
      .good(.compose, #"Text(t, color = Color.Black, modifier = Modifier.background(Color(0xFFEEEEEE)))"#),
      .good(.compose, #"Text(t, color = MaterialTheme.colorScheme.onSurface)"#),
      .good(.compose, #"Text(t, color = if (isSystemInDarkTheme()) Color.White else Color.Black)"#),
      .good(.compose, #"Surface(color = palette.paper) { Text(t, color = Color.Black) }"#),
      .good(.compose, #"Box { Image(painterResource(R.drawable.sky), null); Text(t, color = Color.Black) }"#),
      .good(.compose, #"Text(t, color = Color.Black.copy(alpha = 0.5f))"#),
      .good(.compose, #"Text(t, color = Color(0x80000000))"#),
      .good(.compose, #"val Ink = Color(0xFF000000)"#, path: "app/src/main/kotlin/Color.kt"),
      .good(.compose, #"PaperTheme { Text(t, color = Color.Black) }"#),
      .good(.compose, #"Button(onClick = pay) { Text("Pay", color = Color.Black) }"#),
      .bad(
        .androidViews, #"val tv = TextView(this); tv.⟦setTextColor(Color.BLACK)⟧"#,
        fixed:
          #"val tv = TextView(this); tv.setTextColor(MaterialColors.getColor(tv, com.google.android.material.R.attr.colorOnSurface))"#
      ),
      .bad(
        .androidViews, ##"TextView(this).apply { ⟦setTextColor(Color.parseColor("#222222"))⟧ }"##,
        fixed:
          ##"TextView(this).apply { setTextColor(MaterialColors.getColor(this, com.google.android.material.R.attr.colorOnSurface)) }"##
      ),
      .bad(
        .androidViews, #"val tv = TextView(this); ⟦tv.setBackgroundColor(0xFFFFFFFF.toInt())⟧"#,
        fixed:
          #"val tv = TextView(this); tv.setBackgroundColor(MaterialColors.getColor(tv, com.google.android.material.R.attr.colorSurface))"#
      ),
      .right(
        .androidViews,
        #"val tv = TextView(this); tv.setTextColor(Color.WHITE); tv.setBackgroundColor(Color.BLUE)"#),
      .good(
        .androidViews,
        #"val tv = TextView(this); tv.setTextColor(Color.BLACK); root.setBackgroundColor(paper)"#),
      .good(
        .androidViews, #"val tv = TextView(this); tv.setTextColor(ContextCompat.getColor(this, R.color.ink))"#
      ),
      .good(.androidViews, #"val tv = TextView(this); tv.setTextColor(Color.argb(128, 0, 0, 0))"#),
      .good(.androidViews, #"binding.title.setTextColor(Color.BLACK)"#),
      .bad(
        .interfaceBuilder,
        #"<view id="a"><subviews><label text="Hi" id="b">⟦<color key="textColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>⟧</label></subviews><color key="backgroundColor" systemColor="systemBackgroundColor"/></view>"#,
        fixed:
          #"<view id="a"><subviews><label text="Hi" id="b"><nil key="textColor"/></label></subviews><color key="backgroundColor" systemColor="systemBackgroundColor"/></view>"#
      ),
      .bad(
        .interfaceBuilder,
        #"<view id="a"><subviews><label text="Hi" id="b"/></subviews>⟦<color key="backgroundColor" red="1" green="1" blue="0.9" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>⟧</view>"#
      ),
      .right(
        .interfaceBuilder,
        #"<view id="a"><subviews><label text="Hi" id="b"><color key="textColor" white="0.0" alpha="1"/></label></subviews><color key="backgroundColor" white="1" alpha="1"/></view>"#
      ),
      .good(
        .interfaceBuilder,
        #"<view id="a"><subviews><view id="c"><subviews><label text="Hi" id="b"/></subviews><color key="backgroundColor" systemColor="systemBackgroundColor"/></view></subviews><color key="backgroundColor" white="1" alpha="1"/></view>"#
      ),
      .good(
        .interfaceBuilder,
        #"<view id="a"><subviews><imageView image="night" id="c"/><label text="Hi" id="b"><color key="textColor" white="0.0" alpha="1"/></label></subviews><color key="backgroundColor" systemColor="systemBackgroundColor"/></view>"#
      ),
    ]
  ) { id, report in
    let element = report.tree[id]
    let isAll = report.option("scope") == .string("all")
    for color in element.colors {
      guard case .literal(let value) = color.value, value.alpha == 1 else { continue }
      guard isAll || report.isRightInLightModeOnly(color, value, of: id), !report.definesPalette,
        !element.isStyledElsewhere
      else {
        continue
      }
      // The low-contrast rule checks pairs of known colors.
      if isAll, report.tree.contrastPairs(of: id).contains(where: { $0.foreground == color }) { continue }
      report.report(
        id, at: element.framework.reportsWholeColor ? color.range : color.valueRange,
        color.darkModeMessage(value),
        fixes: [report.fix("Replace with an adaptive color", .changesBehavior, .adaptiveColor(color), on: id)]
      )
    }
  }
}

private extension Report {
  /// True if the file defines the app's palette, according to its name or the `themeFiles` option.
  var definesPalette: Bool {
    let file = path.split(separator: "/").last ?? ""
    if ["Theme", "Color", "Palette", "Token"].contains(where: { file.contains($0) }) { return true }
    guard case .strings(let globs)? = option("themeFiles") else { return false }
    return globs.contains { PathPattern($0, folder: "/").matches("/" + path) }
  }

  /// Returns whether the other color of the pair certainly comes from the system, which inverts it in dark mode.
  func isRightInLightModeOnly(_ color: WrittenColor, _ value: RGBColor, of id: ElementID) -> Bool {
    let element = tree[id]
    guard element.openness.isDisjoint(with: [.colors]) else { return false }
    switch color.use {
    case .foreground:
      // The tint of a text field is the color of its caret.
      if element.role.isField, tree.text[color.range].spells("tint") { return false }
      // A helper in the app sets the button's background color for each state.
      if element.framework == .uiKit, tree.declarationCode(around: id).spells("setBackgroundColor(") {
        return false
      }
      guard element.isDarkOnBackground(value), !element.circumstances.contains(.onBackground) else {
        return false
      }
      return element.role.showsText || element.role == .image || element.role.isControl
    case .background:
      guard value.relativeLuminance >= 0.60 else { return false }
      return tree.textColorIsLeftToSystem(in: id)
    }
  }
}

private extension Framework {
  /// True if findings mark the whole statement rather than the color value in it.
  var reportsWholeColor: Bool { self == .uiKit || self == .androidViews }
}

private extension Element {
  func isDarkOnBackground(_ value: RGBColor) -> Bool {
    // An icon needs less contrast than text: 3:1 on #121212.
    value.relativeLuminance <= (role == .image ? 0.11 : 0.18)
      && !colors.contains { $0.use == .background && !$0.value.isAdaptive }
  }
}

private extension Role {
  var showsText: Bool {
    switch self {
    case .text, .heading, .label: true
    default: false
    }
  }
}

private extension ElementTree {
  /// Returns whether the element contains text, and all of it certainly has the system's color.
  func textColorIsLeftToSystem(in id: ElementID) -> Bool {
    let inside = [id] + parts(of: id)
    guard !inside.contains(where: { self[$0].role == .custom || self[$0].openness.contains(.colors) }) else {
      return false
    }
    if inside.contains(where: { self[$0].colors.contains { $0.use == .foreground } }) { return false }
    if ancestors(of: id).contains(where: { self[$0].colors.contains { $0.use == .foreground } }) {
      return false
    }
    return inside.contains { self[$0].role.showsText }
  }
}

private extension WrittenColor {
  func darkModeMessage(_ value: RGBColor) -> String {
    switch use {
    case .foreground:
      "In dark mode, this is \(value.hexadecimal) on a dark background and is hard to read. Use an adaptive color."
    case .background:
      "In dark mode, this is light text on \(value.hexadecimal) and is hard to read. Use an adaptive color."
    }
  }
}
