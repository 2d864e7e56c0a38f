// The fixed-font-size rule: text that doesn't follow the text size setting.

import Elements

extension Rule {
  static let fixedFontSize = Rule(
    "fixed-font-size", "Font size ignores the text size setting", .text,
    severity: .warning, criteria: [.resizeText], on: .fonts, cause: .textSize,
    why: "Text with a fixed size stays small for people who increase the text size.",
    options: [
      RuleOption(
        "largeFrom", default: .number(34),
        "Text at or above this size (in pt or sp) isn't reported.")
    ],
    examples: [
      .bad(
        .swiftUI, #"Text(t).font(⟦.system(size: 17, weight: .bold)⟧)"#,
        fixed: #"Text(t).font(.body.weight(.bold))"#),
      .bad(.swiftUI, #"Text(t).font(⟦.system(size: 15)⟧)"#, fixed: #"Text(t).font(.subheadline)"#),
      .bad(.swiftUI, #"Text(t).font(⟦.custom("Inter", fixedSize: 12)⟧)"#),
      .bad(.swiftUI, #"Text(t).font(⟦Font(UIFont.systemFont(ofSize: 17))⟧)"#),
      .good(.swiftUI, #"Text(t).font(.system(size: 48))"#),
      .good(.swiftUI, #"Image(systemName: "star").font(.system(size: 20))"#),
      .good(.swiftUI, #"VStack { Image(systemName: "tray").font(.system(size: 14)); Text("No mail") }"#),
      .good(.swiftUI, #"Image("harbor").font(.system(size: 20))"#),
      .bad(.swiftUI, #"HStack { Text(t).font(⟦.system(size: 13)⟧) }.frame(width: 110, height: 30)"#),
      .bad(
        .swiftUI, #"HStack { Text(t).font(⟦.system(size: 13)⟧) }.frame(maxHeight: .infinity)"#,
        fixed: #"HStack { Text(t).font(.footnote) }.frame(maxHeight: .infinity)"#),
      .bad(
        .swiftUI, #"Text(t).font(⟦Font.system(size: 12, weight: .medium, design: .rounded)⟧)"#,
        fixed: #"Text(t).font(.system(.caption, design: .rounded).weight(.medium))"#),
      .bad(
        .swiftUI,
        #"struct A: View { let size = 13.0; var body: some View { Text(t).font(⟦.system(size: size).bold()⟧) } }"#,
        fixed:
          #"struct A: View { let size = 13.0; var body: some View { Text(t).font(.footnote.bold()) } }"#),
      .good(.swiftUI, #"Label("Play", systemImage: "play").labelStyle(.iconOnly).font(.system(size: 20))"#),
      .right(.swiftUI, #"Text(t).font(.custom("Inter", size: 17))"#),
      .good(.swiftUI, #"Text(t).font(.system(.body, design: .rounded))"#),
      .good(
        .swiftUI,
        #"Canvas { context, size in context.draw(Text(t).font(.system(size: 12)), at: .zero) }"#),
      .good(
        .swiftUI,
        #"struct A: View { let size = 13.0; func row(size: CGFloat) -> some View { Text(t).font(.system(size: size)) } }"#
      ),
      .good(.swiftUI, #"Text(t).font(.system(size: 10))"#, path: "ClockWidget/Face.swift"),
      .good(.swiftUI, #"Text(t).font(.custom("Inter", size: 17, relativeTo: .body))"#),
      .good(.swiftUI, #"Text(t).font(.body)"#),
      .good(.swiftUI, #"Text("🎉").font(.system(size: 40))"#),
      .good(.swiftUI, #"Text(reaction.emoji).font(.system(size: 20))"#),
      .good(
        .swiftUI,
        #"struct A: View { @ScaledMetric var size = 17.0; var body: some View { Text(t).font(.system(size: size)) } }"#
      ),
      .good(.swiftUI, #"Text(t).font(.system(size: size))"#),
      .good(
        .swiftUI,
        """
        #if DEBUG
        struct A: View { var body: some View { Text(t).font(.system(size: 13)) } }
        #endif
        """),
      .good(
        .swiftUI,
        "Button { send() } label: { Image(uiImage: icon) }.font(.system(size: 20)).accessibilityLabel(t)"),
      .good(
        .swiftUI,
        """
        #if os(macOS)
        struct A: View { var body: some View { Text(t).font(.system(size: 13)) } }
        #endif
        """),
      .bad(
        .uiKit, #"nameLabel.font = ⟦UIFont(name: "Inter", size: 17)!⟧"#,
        fixed:
          #"nameLabel.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont(name: "Inter", size: 17)!)"#
      ),
      .bad(
        .uiKit, #"nameLabel.font = ⟦UIFont(name: "Inter", size: 12)⟧"#,
        fixed:
          #"nameLabel.font = UIFont(name: "Inter", size: 12).map { UIFontMetrics(forTextStyle: .caption1).scaledFont(for: $0) }"#
      ),
      .bad(
        .uiKit, "nameLabel.font = ⟦.systemFont(ofSize: 13, weight: .medium)⟧",
        fixed:
          "nameLabel.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13, weight: .medium))"
      ),
      .bad(
        .uiKit, "func f() { let b = UIButton(); b.titleLabel?.font = ⟦UIFont.boldSystemFont(ofSize: 16)⟧ }",
        fixed:
          "func f() { let b = UIButton(); b.titleLabel?.font = UIFontMetrics(forTextStyle: .callout).scaledFont(for: UIFont.boldSystemFont(ofSize: 16)) }"
      ),
      .bad(
        .uiKit,
        "func f() { let l = UILabel(); l.font = ⟦.systemFont(ofSize: 12)⟧; l.adjustsFontForContentSizeCategory = false }",
        fixed:
          "func f() { let l = UILabel(); l.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(for: .systemFont(ofSize: 12)); l.adjustsFontForContentSizeCategory = true }"
      ),
      .bad(
        .uiKit, "func f() { let t = UITextView(); t.font = ⟦UIFont.systemFont(ofSize: 33)⟧ }",
        fixed:
          "func f() { let t = UITextView(); t.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: UIFont.systemFont(ofSize: 33)); t.adjustsFontForContentSizeCategory = true }",
        severity: .information),
      .bad(.uiKit, "nameLabel.font = ⟦UIFont.systemFont(ofSize: UIFont.labelFontSize)⟧"),
      .bad(
        .uiKit,
        """
        class Chats: UIViewController {
          let heading = UILabel()
          override func viewDidLoad() {
            heading.font = ⟦.systemFont(ofSize: 17)⟧
            navigationItem.titleView = heading
          }
        }
        """),
      .bad(
        .uiKit,
        "func f() { let l = UILabel(); l.font = ⟦.systemFont(ofSize: 12)⟧; l.heightAnchor.constraint(equalToConstant: 20).isActive = true }"
      ),
      .bad(.uiKit, "func f() { let l = UILabel(); l.font = ⟦l.font.withSize(12)⟧ }"),
      .bad(.uiKit, "func f(size: CGFloat = 16) { let l = UILabel(); l.font = ⟦.systemFont(ofSize: size)⟧ }"),
      .bad(
        .uiKit,
        "class A: UIView { let size = 16.0; let l = UILabel(); func f() { l.font = ⟦.systemFont(ofSize: size)⟧ } }"
      ),
      .bad(
        .uiKit,
        "func f() { let l = UILabel(); l.font = ⟦.systemFont(ofSize: isSmall ? 12 : 14)⟧ }"),
      .bad(.uiKit, "func f() { let l = UILabel(); ⟦l.fontSize = 14⟧ }"),
      .bad(
        .uiKit,
        #"func f() { let b = ⟦UIButton(type: .system)⟧; b.setTitle("Pay", for: .normal); view.addSubview(b) }"#
      ),
      .right(.uiKit, "nameLabel.font = .preferredFont(forTextStyle: .body)"),
      .good(.uiKit, "func f(size: CGFloat) { let l = UILabel(); l.font = .systemFont(ofSize: size) }"),
      .good(.uiKit, "func f() { let l = UILabel(); l.font = l.font.withSize(l.font.pointSize * 0.8) }"),
      .good(
        .uiKit,
        #"func f() { let b = UIButton(type: .system); b.setTitle("Pay", for: .normal); b.capsule() }"#),
      .good(
        .uiKit,
        #"func f() { let b = UIButton(type: .system); b.setTitle("Pay", for: .normal); b.configuration = .filled() }"#
      ),
      .good(
        .uiKit,
        #"func f() { let b = UIButton(type: .system); b.setTitle("Pay", for: .normal); b.titleLabel?.font = font }"#
      ),
      .good(.uiKit, "func f() { let v = UITextView(); v.attributedText = entries }"),
      .good(
        .uiKit,
        #"func f() { bar.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 17)] }"#),
      .good(
        .uiKit,
        #"func f() { t.append(NSAttributedString(string: "\n", attributes: [.font: UIFont.systemFont(ofSize: 6)])) }"#
      ),
      .good(
        .uiKit, "nameLabel.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 13))"),
      .good(.uiKit, "nameLabel.font = .systemFont(ofSize: size)"),
      .good(.uiKit, "nameLabel.font = theme.titleFont"),
      .good(
        .uiKit, "func f() { let f = NSTextField(); f.font = .systemFont(ofSize: 13) }"),
      .good(.uiKit, "#if os(macOS)\nnameLabel.font = .systemFont(ofSize: 13)\n#endif"),
      .good(.uiKit, #"smileLabel.text = "🎉"; smileLabel.font = .systemFont(ofSize: 13)"#),
      .good(.uiKit, "func f() { let emojiLabel = UILabel(); emojiLabel.font = .systemFont(ofSize: 24) }"),
      .good(
        .uiKit,
        "func page() { let r = UIGraphicsPDFRenderer(bounds: b); nameLabel.font = .systemFont(ofSize: 13) }"),
      .good(
        .uiKit,
        "class A: UIView {\n  let name = UILabel()\n  init() { name.font = .systemFont(ofSize: 13) }\n  func scale() { name.font = theme.font }\n}"
      ),
      .bad(
        .compose, #"Text(t, fontSize = ⟦with(density) { 14.dp.toSp() }⟧)"#,
        fixed: #"Text(t, fontSize = 14.sp)"#),
      .bad(
        .compose, #"Text(t, style = TextStyle(fontSize = ⟦with(LocalDensity.current) { 16.5.dp.toSp() }⟧))"#,
        fixed: #"Text(t, style = TextStyle(fontSize = 16.5.sp))"#),
      .bad(.compose, #"Text(t, fontSize = ⟦12.nonScaledSp⟧)"#, fixed: #"Text(t, fontSize = 12.sp)"#),
      .bad(
        .compose, #"Text(t, fontSize = ⟦12.nonScaledSp⟧, lineHeight = 16.nonScaledSp)"#,
        fixed: #"Text(t, fontSize = 12.sp, lineHeight = 16.sp)"#),
      .bad(
        .compose, #"Text(t, fontSize = ⟦12.nonScaledSp⟧, lineHeight = 16.sp)"#,
        fixed: #"Text(t, fontSize = 12.sp, lineHeight = 16.sp)"#),
      .bad(.compose, #"Text(t, fontSize = ⟦12.nonScaledSp⟧, lineHeight = height)"#),
      .bad(
        .compose, #"Text(t, fontSize = ⟦with(density) { 30.dp.toSp() }⟧)"#,
        fixed: #"Text(t, fontSize = 30.sp)"#, severity: .information),
      .good(.compose, #"Text(t, fontSize = with(density) { 40.dp.toSp() })"#),
      .bad(
        .compose,
        #"fun A() { val size = ⟦with(LocalDensity.current) { 14.dp.toSp() }⟧; Text(t, fontSize = size) }"#,
        fixed: #"fun A() { val size = 14.sp; Text(t, fontSize = size) }"#),
      .right(.compose, #"Text(t, fontSize = 14.sp)"#),
      .good(.compose, #"Text(t, fontSize = size)"#),
      .good(.compose, #"Text(t, fontSize = with(density) { size.toSp() })"#),
      .good(.compose, #"Text("★", fontSize = with(density) { 14.dp.toSp() })"#),
      .good(.compose, #"Text(reaction.emoji, fontSize = with(density) { 14.dp.toSp() })"#),
      .good(.compose, #"Text(t, style = MaterialTheme.typography.bodyLarge)"#),
      .bad(
        .androidViews, #"val t = TextView(this); t.⟦setTextSize(TypedValue.COMPLEX_UNIT_DIP, 14f)⟧"#,
        fixed: #"val t = TextView(this); t.setTextSize(TypedValue.COMPLEX_UNIT_SP, 14f)"#),
      .bad(
        .androidViews, #"TextView(this).apply { text = name; ⟦setTextSize(COMPLEX_UNIT_PX, 40f)⟧ }"#),
      .bad(
        .androidViews,
        """
        class Gauge(context: Context) : View(context) {
          private val paint = Paint().apply { ⟦textSize = 20f⟧ }
          override fun onDraw(canvas: Canvas) { canvas.drawText(name, 0f, 0f, paint) }
          override fun getContentDescription() = name
        }
        """,
        severity: .information),
      .bad(
        .androidViews,
        """
        import android.util.TypedValue.COMPLEX_UNIT_DIP
        import android.widget.TextView

        fun shrink(t: TextView) = t.⟦setTextSize(COMPLEX_UNIT_DIP, 14f)⟧
        """,
        fixed: """
          import android.util.TypedValue.COMPLEX_UNIT_DIP
          import android.util.TypedValue.COMPLEX_UNIT_SP
          import android.widget.TextView

          fun shrink(t: TextView) = t.setTextSize(COMPLEX_UNIT_SP, 14f)
          """),
      .right(.androidViews, #"val t = TextView(this); t.setTextSize(TypedValue.COMPLEX_UNIT_SP, 14f)"#),
      .good(.androidViews, #"val t = TextView(this); t.textSize = 14f"#),
      .good(
        .androidViews,
        #"val t = TextView(this); t.setTextSize(TypedValue.COMPLEX_UNIT_PX, resources.getDimension(R.dimen.caption))"#
      ),
      .bad(
        .androidXML, #"<TextView ⟦android:textSize="14dp"⟧/>"#, fixed: #"<TextView android:textSize="14sp"/>"#
      ),
      .bad(
        .androidXML,
        #"<TextView android:layout_width="match_parent" android:layout_height="16dp" ⟦android:textSize="12dp"⟧/>"#,
        fixed:
          #"<TextView android:layout_width="match_parent" android:layout_height="wrap_content" android:minHeight="16dp" android:textSize="12sp"/>"#
      ),
      .bad(
        .androidXML,
        #"<TextView android:layout_width="match_parent" android:layout_height="56dp" ⟦android:textSize="12dp"⟧/>"#,
        fixed:
          #"<TextView android:layout_width="match_parent" android:layout_height="56dp" android:textSize="12sp"/>"#
      ),
      .bad(
        .androidXML, #"<Button android:text="@string/a" ⟦android:textSize="12.5dip"⟧/>"#,
        fixed: #"<Button android:text="@string/a" android:textSize="12.5sp"/>"#),
      .bad(
        .androidXML, #"<TextView ⟦android:textSize="9pt"⟧/>"#, fixed: #"<TextView android:textSize="20sp"/>"#),
      .bad(
        .androidXML, #"<TextView ⟦android:textSize="48px"⟧/>"#),
      .bad(
        .androidXML,
        """
        <resources>
          <style name="Caption" parent="Base">
            ⟦<item name="android:textSize">12dp</item>⟧
          </style>
        </resources>
        """,
        fixed: """
          <resources>
            <style name="Caption" parent="Base">
              <item name="android:textSize">12sp</item>
            </style>
          </resources>
          """,
        path: "app/src/main/res/values/styles.xml"),
      .right(.androidXML, #"<TextView android:textSize="14sp"/>"#),
      .good(.androidXML, #"<TextView android:textSize="@dimen/caption"/>"#),
      .good(.androidXML, #"<TextView tools:textSize="14dp"/>"#),
      .good(
        .androidXML, #"<TextView android:textSize="14dp"/>"#, path: "app/src/main/res/layout/clock_widget.xml"
      ),
      .bad(
        .interfaceBuilder,
        #"<textField id="a"><constraints><constraint firstAttribute="height" constant="30" id="b"/><constraint firstAttribute="width" constant="1" id="c"/></constraints>⟦<fontDescription key="fontDescription" type="system" pointSize="14"/>⟧</textField>"#
      ),
      .good(
        .interfaceBuilder,
        #"<textField id="a"><constraints><constraint firstAttribute="height" constant="1" id="b"/><constraint firstAttribute="width" constant="1" id="c"/></constraints><fontDescription key="fontDescription" type="system" pointSize="14"/></textField>"#
      ),
      .bad(
        .interfaceBuilder,
        #"<label text="Hi" textAlignment="natural" baselineAdjustment="alignBaselines" id="a">⟦<fontDescription key="fontDescription" type="system" pointSize="14"/>⟧</label>"#,
        fixed:
          #"<label text="Hi" textAlignment="natural" baselineAdjustment="alignBaselines" adjustsFontForContentSizeCategory="YES" id="a"><fontDescription key="fontDescription" style="UICTFontTextStyleFootnote"/></label>"#
      ),
      .bad(
        .interfaceBuilder,
        #"<button id="a">⟦<fontDescription key="fontDescription" name="Avenir" family="Avenir" pointSize="30"/>⟧<state key="normal" title="Pay"/></button>"#,
        severity: .information),
      // Larger text would be clipped in a row with a fixed height.
      .bad(
        .interfaceBuilder,
        #"<tableView rowHeight="44" id="t"><subviews><label text="Hi" textAlignment="natural" id="a">⟦<fontDescription key="fontDescription" type="system" pointSize="14"/>⟧</label></subviews></tableView>"#
      ),
      .right(
        .interfaceBuilder,
        #"<label text="Hi" id="a"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>"#
      ),
      .good(
        .interfaceBuilder,
        #"<label text="Hi" id="a"><fontDescription key="fontDescription" type="system" pointSize="0.0"/></label>"#
      ),
      .good(
        .interfaceBuilder,
        #"<view customClass="Card"><label text="Hi" id="a"><fontDescription key="fontDescription" type="system" pointSize="14"/></label><connections><outlet property="title" destination="a"/></connections></view>"#
      ),
    ] + fixedFontConstantExamples,
    checkFile: { report in
      guard !report.isForWidgets else { return }
      for practice in report.tree.practices {
        switch practice.subject {
        case .fixedTextFont(let size) where size < report.largeFrom:
          report.report(
            practice.framework, at: practice.range,
            "This text doesn't follow the text size setting. Use a scalable size.")
        case .fixedFontConstant(let size, let names)
        where size < report.largeFrom && names.contains { report.project.givesToText(font: $0) }:
          report.report(
            practice.framework, at: practice.range,
            "Texts with this font don't follow the text size setting. Scale it with UIFontMetrics.",
            severity: size >= 28 ? .information : .warning)
        default: continue
        }
      }
    }
  ) { id, report in
    let element = report.tree[id]
    guard element.framework != .swiftUI || !report.isForWidgets, let font = element.fonts.last,
      case .fixed(let size, let unit) = font.scaling, !element.isStyledElsewhere, report.tree.showsText(id)
    else { return }
    // The size of a pixel depends on the device.
    if unit != "px", size.map({ $0 >= report.largeFrom || $0 < Element.leastVisibleSize }) ?? false { return }
    report.report(
      id, at: font.valueRange,
      font.isDefault
        ? "This text has the default font, which doesn't follow the text size setting. Set a font with a text style."
        : element.isHardToRead(font) && !report.isForGlances
          ? "This text is hard to read at this size and doesn't follow the text size setting. Use a scalable size."
          : "This text doesn't follow the text size setting. Use a scalable size.",
      // Text may be only a small part of a custom drawing. Titles are large already.
      severity: element.circumstances.contains(.drawsItself) || unit != "px" && size.map { $0 >= 28 } ?? false
        ? .information : .warning,
      fixes: [
        unit == "px" || element.framework == .uiKit && font.range == font.valueRange
          ? nil : report.scaleFix(font, on: id)
      ])
  }
}

private extension Report {
  /// Returns the fix that makes a text scale, with a title that says how.
  func scaleFix(_ font: WrittenFont, on id: ElementID) -> Fix? {
    var fix = fix(tree[id].scaleTitle, .changesBehavior, .scale(font), on: id)
    if fix?.edits.contains(where: { $0.replacement.plain.hasPrefix("@ScaledMetric") }) == true {
      fix?.title = "Scale the size with @ScaledMetric"
    }
    return fix
  }

  var largeFrom: Double {
    if case .number(let size)? = option("largeFrom") { Double(size) } else { 34 }
  }
}

private extension ElementTree {
  /// Returns whether the font certainly applies to visible text rather than a symbol.
  func showsText(_ id: ElementID) -> Bool {
    let element = self[id]
    if element.showsSymbolAlone { return false }
    guard element.framework == .swiftUI, element.title.isAbsent, !element.role.isField else { return true }
    return descendants(of: id).contains { !self[$0].title.isAbsent || self[$0].role.isField }
  }
}

private extension Element {
  /// Returns whether small-text would report this text if it scaled.
  func isHardToRead(_ font: WrittenFont) -> Bool {
    guard !showsSymbolAlone, let size = smallSize(font) else { return false }
    return size > 0 && size < (framework.isAndroid ? 12 : 11)
  }

  var scaleTitle: String {
    switch framework {
    case .swiftUI, .interfaceBuilder: "Use a text style"
    case .uiKit: "Scale with UIFontMetrics"
    case .compose, .androidViews, .androidXML: "Change the unit to sp"
    }
  }
}
