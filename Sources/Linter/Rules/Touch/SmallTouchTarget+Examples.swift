// Examples for the small-touch-target rule.

import Elements

extension Rule {
  static let smallTouchTargetExamples: [Example] = [
    .bad(
      .swiftUI, #"Button { close() } label: { Image("x").⟦frame(width: 20, height: 20)⟧ }"#,
      fixed:
        #"Button { close() } label: { Image("x").frame(width: 20, height: 20).frame(minWidth: 44, minHeight: 44).contentShape(Rectangle()) }"#
    ),
    .bad(
      .swiftUI, #"Button { close() } label: { Image("x").⟦frame(width: 30, height: 30)⟧ }"#,
      severity: .information),
    .bad(.swiftUI, #"Image("x").⟦frame(width: 20, height: 20)⟧.onTapGesture { close() }"#),
    .bad(
      .swiftUI, #"Button { close() } label: { Image("x") }.⟦frame(width: 20, height: 20)⟧"#,
      fixed:
        #"Button { close() } label: { Image("x").frame(minWidth: 44, minHeight: 44).contentShape(Rectangle()) }"#
    ),
    .bad(
      .swiftUI,
      """
      List {
        Button { close() } label: {
          Image("x")
            .⟦frame(width: 20, height: 20)⟧
        }
        .buttonStyle(.plain)
      }
      """,
      fixed: """
        List {
          Button { close() } label: {
            Image("x")
              .frame(width: 20, height: 20)
              .frame(minWidth: 44, minHeight: 44).contentShape(Rectangle())
          }
          .buttonStyle(.plain)
        }
        """),
    .bad(
      .swiftUI,
      #"struct A: View { private let side: CGFloat = 20; var body: some View { Button { close() } label: { Image("x").⟦frame(width: side, height: side)⟧ } } }"#
    ),
    .bad(
      .swiftUI,
      #"Group { Image("x").⟦frame(width: 20, height: 20)⟧ }.contentShape(Rectangle()).onTapGesture { close() }"#
    ),
    .good(
      .swiftUI, #"Group { Image("x").frame(width: 20, height: 20) }.padding(12).onTapGesture { close() }"#),
    .good(
      .swiftUI,
      #"struct A: View { var side: CGFloat = 20; var body: some View { Button { close() } label: { Image("x").frame(width: side, height: side) } } }"#
    ),
    .good(
      .swiftUI,
      #"func close(side: CGFloat = 20) -> some View { Button { close() } label: { Image("x").frame(width: side, height: side) } }"#
    ),
    .right(.swiftUI, #"Button { close() } label: { Image("x").frame(width: 44, height: 44) }"#),
    .good(
      .swiftUI,
      #"Button { close() } label: { Image("x").frame(width: 20, height: 20).contentShape(Rectangle().inset(by: -12)) }"#
    ),
    .good(
      .swiftUI, #"Button { close() } label: { Image("x").frame(width: 20, height: 20).padding(inset) }"#),
    .good(
      .swiftUI,
      #"Button { close() } label: { Image("x").frame(width: 20, height: 20) }.buttonStyle(.bordered)"#),
    .good(.swiftUI, #"List { Button { close() } label: { Image("x").frame(width: 20, height: 20) } }"#),
    .good(
      .swiftUI,
      #"Text(t).toolbar { Button { close() } label: { Image("x").frame(width: 20, height: 20) } }"#),
    .good(
      .swiftUI, #"Button { close() } label: { Image("x").frame(width: 20, height: 20) }"#,
      path: "Shop Watch App/Cart.swift"),
    .good(
      .swiftUI,
      #"import WidgetKit; struct A: View { var body: some View { Button { close() } label: { Image("x").frame(width: 20, height: 20) } } }"#
    ),
    .bad(
      .swiftUI,
      #"HStack { Text(t); Spacer(); Button { close() } label: { Image("x").⟦frame(width: 20, height: 20)⟧ } }"#,
      severity: .information),
    .good(.swiftUI, #"Button { close() } label: { Image("x").frame(width: 20, height: 20).padding(12) }"#),
    .good(.swiftUI, #"Button { close() } label: { Image("x").frame(width: 20, height: 20).padding() }"#),
    .good(
      .swiftUI,
      #"Button { close() } label: { Image("x").frame(width: 20, height: 20).frame(minWidth: 44, minHeight: 44) }"#
    ),
    .good(
      .swiftUI, #"Button { close() } label: { Image("x").frame(width: 20, height: 20); Text("Close") }"#),
    .good(.swiftUI, #"Button { close() } label: { Image("x").frame(width: size, height: size) }"#),
    .good(.swiftUI, #"Button { close() } label: { Image("x").frame(height: 30) }"#),
    .good(.swiftUI, #"Image("x").frame(width: 20, height: 20)"#),
    .bad(
      .uiKit, "⟦closeButton.widthAnchor.constraint(equalToConstant: 20)⟧.isActive = true",
      fixed: "closeButton.widthAnchor.constraint(equalToConstant: 44).isActive = true"),
    .bad(
      .uiKit,
      "func f() { let close = UIButton(frame: ⟦CGRect(x: 0, y: 0, width: 30, height: 50)⟧); view.addSubview(close) }",
      fixed:
        "func f() { let close = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 50)); view.addSubview(close) }",
      severity: .information),
    .bad(
      .uiKit,
      "func f() {\n  let close = UIButton()\n  close.snp.makeConstraints { make in\n    ⟦make.width.height.equalTo(20)⟧\n    make.center.equalToSuperview()\n  }\n}",
      fixed:
        "func f() {\n  let close = UIButton()\n  close.snp.makeConstraints { make in\n    make.width.height.equalTo(44)\n    make.center.equalToSuperview()\n  }\n}"
    ),
    .bad(
      .uiKit,
      "NSLayoutConstraint.activate([⟦closeButton.widthAnchor.constraint(equalToConstant: 32)⟧, closeButton.heightAnchor.constraint(equalToConstant: 32)])",
      fixed:
        "NSLayoutConstraint.activate([closeButton.widthAnchor.constraint(equalToConstant: 44), closeButton.heightAnchor.constraint(equalToConstant: 44)])",
      severity: .information),
    .bad(.uiKit, "func f() { let close = UIButton(); close.frame.size = ⟦CGSize(width: 20, height: 20)⟧ }"),
    .bad(.uiKit, "closeButton.accessibilityFrame = ⟦CGRect(x: 0, y: 0, width: 20, height: 20)⟧"),
    .bad(
      .uiKit,
      "class A: UIView { let side: CGFloat = 20; let close = UIButton(); func f() { NSLayoutConstraint.activate([⟦close.widthAnchor.constraint(equalToConstant: side)⟧, close.heightAnchor.constraint(equalToConstant: side)]) } }"
    ),
    .bad(
      .uiKit,
      "class A: UIView { let eye = UIView(); func f() { eye.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(show))); NSLayoutConstraint.activate([⟦eye.widthAnchor.constraint(equalToConstant: 20)⟧, eye.heightAnchor.constraint(equalToConstant: 20)]) } }"
    ),
    .good(
      .uiKit,
      "class A: UIView { let eye = UIView(); func f() { NSLayoutConstraint.activate([eye.widthAnchor.constraint(equalToConstant: 20), eye.heightAnchor.constraint(equalToConstant: 20)]) } }"
    ),
    .good(
      .uiKit,
      "func f(side: CGFloat = 20) { let close = UIButton(); close.widthAnchor.constraint(equalToConstant: side).isActive = true }"
    ),
    .good(
      .uiKit,
      "func f() { let progressView = UIProgressView(); progressView.heightAnchor.constraint(equalToConstant: 8).isActive = true }"
    ),
    .good(.uiKit, "closeButton.heightAnchor.constraint(equalToConstant: 32).isActive = true"),
    .good(.uiKit, "closeButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true"),
    .good(
      .uiKit,
      "closeButton.widthAnchor.constraint(equalToConstant: 20).isActive = true; closeButton.contentEdgeInsets = insets"
    ),
    .good(
      .uiKit,
      "final class Small: UIButton {\n  override init(frame: CGRect) { super.init(frame: frame); widthAnchor.constraint(equalToConstant: 20).isActive = true }\n  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -12, dy: -12).contains(point) }\n}"
    ),
    .good(
      .uiKit,
      "let width = closeButton.widthAnchor.constraint(equalToConstant: 20); width.priority = .defaultLow"),
    .good(
      .uiKit,
      "closeButton.frame = CGRect(x: 0, y: 0, width: 20, height: 20); closeButton.translatesAutoresizingMaskIntoConstraints = false"
    ),
    .good(.uiKit, "if isSmall { closeButton.widthAnchor.constraint(equalToConstant: 20).isActive = true }"),
    .good(.uiKit, "closeButton.frame = CGRect(x: 0, y: 0, width: 20, height: bounds.height)"),
    .bad(
      .compose,
      #"Row { Box(Modifier.⟦size(20.dp)⟧.clickable(role = Role.Button) { close() }); Box(Modifier.size(20.dp).clickable(role = Role.Button) { more() }) }"#,
      fixed:
        #"Row { Box(Modifier.minimumInteractiveComponentSize().size(20.dp).clickable(role = Role.Button) { close() }); Box(Modifier.minimumInteractiveComponentSize().size(20.dp).clickable(role = Role.Button) { more() }) }"#,
      severity: .information),
    .bad(
      .compose,
      #"Column(verticalArrangement = Arrangement.spacedBy(8.dp)) { IconButton(close, Modifier.⟦size(24.dp)⟧) { Icon(i, "Close") }; IconButton(more, Modifier.size(24.dp)) { Icon(j, "More") } }"#,
      severity: .information),
    .bad(
      .compose,
      #"Row { for (i in 1..5) Icon(star, "Rate $i", Modifier.⟦size(24.dp)⟧.clickable(role = Role.Button) { rate(i) }) }"#,
      severity: .information),
    .bad(
      .compose,
      #"CompositionLocalProvider(LocalMinimumInteractiveComponentSize provides 0.dp) { IconButton(close, Modifier.⟦size(24.dp)⟧) { Icon(i, "Close") } }"#,
      severity: .information),
    .good(.compose, #"Box(Modifier.size(20.dp).clickable(role = Role.Button) { close() })"#),
    .good(
      .compose,
      #"Row(horizontalArrangement = Arrangement.spacedBy(28.dp)) { Box(Modifier.size(20.dp).clickable(role = Role.Button) { close() }); Box(Modifier.size(20.dp).clickable(role = Role.Button) { more() }) }"#
    ),
    .right(
      .compose,
      #"Row { Box(Modifier.clickable(role = Role.Button) { close() }.padding(14.dp).size(20.dp)); Box(Modifier.clickable(role = Role.Button) { more() }.padding(14.dp).size(20.dp)) }"#
    ),
    .good(
      .compose,
      #"Row { Box(Modifier.padding(14.dp).size(20.dp).clickable(role = Role.Button) { close() }); Box(Modifier.padding(14.dp).size(20.dp).clickable(role = Role.Button) { more() }) }"#
    ),
    .good(
      .compose,
      #"Row(horizontalArrangement = Arrangement.SpaceBetween) { IconButton(close, Modifier.size(24.dp)) { Icon(i, "Close") }; IconButton(more, Modifier.size(24.dp)) { Icon(j, "More") } }"#
    ),
    .good(
      .compose,
      #"Row { IconButton(close, Modifier.size(24.dp)) { Icon(i, "Close") }; Text(t); IconButton(more, Modifier.size(24.dp)) { Icon(j, "More") } }"#
    ),
    .good(
      .compose,
      #"Row { if (open) IconButton(close, Modifier.size(24.dp)) { Icon(i, "Close") } else IconButton(more, Modifier.size(24.dp)) { Icon(j, "More") } }"#
    ),
    .good(
      .compose,
      #"Row { IconButton(close, Modifier.size(side)) { Icon(i, "Close") }; IconButton(more, Modifier.size(side)) { Icon(j, "More") } }"#
    ),
    .good(
      .compose,
      #"Row { Icon(i, "Closed", Modifier.size(24.dp)); Icon(j, "Open", Modifier.size(24.dp)) }"#),
    .bad(
      .androidViews,
      #"val close = ImageButton(this); close.contentDescription = name; close.layoutParams = ⟦LayoutParams(20.dp, 20.dp)⟧"#,
      fixed:
        #"val close = ImageButton(this); close.contentDescription = name; close.layoutParams = LayoutParams(48.dp, 48.dp)"#
    ),
    .bad(
      .androidViews,
      #"ImageButton(this).apply { contentDescription = name; layoutParams = ⟦FrameLayout.LayoutParams(dpToPx(40), dpToPx(40))⟧ }"#,
      fixed:
        #"ImageButton(this).apply { contentDescription = name; layoutParams = FrameLayout.LayoutParams(dpToPx(48), dpToPx(48)) }"#,
      severity: .information),
    .right(
      .androidViews,
      #"val b = Button(this); b.layoutParams = LayoutParams(WRAP_CONTENT, WRAP_CONTENT); b.minimumWidth = 48.dp; b.minimumHeight = 48.dp"#
    ),
    .good(
      .androidViews,
      #"val b = Button(this); b.layoutParams = LayoutParams(20.dp, 20.dp); parent.touchDelegate = TouchDelegate(area, b)"#
    ),
    .good(.androidViews, #"val line = View(this); line.layoutParams = LayoutParams(1.dp, 20.dp)"#),
    .good(.androidViews, #"val b = Button(this); b.layoutParams = LayoutParams(side, side)"#),
    .good(
      .androidViews,
      #"val b = Button(this); b.layoutParams = if (small) LayoutParams(20.dp, 20.dp) else LayoutParams(48.dp, 48.dp)"#
    ),
    .bad(
      .androidXML,
      #"<ImageButton ⟦android:layout_width="20dp" android:layout_height="20dp"⟧ android:src="@drawable/x" android:contentDescription="@string/x"/>"#,
      fixed:
        #"<ImageButton android:layout_width="48dp" android:layout_height="48dp" android:src="@drawable/x" android:contentDescription="@string/x"/>"#
    ),
    .bad(
      .androidXML,
      #"<ImageButton ⟦android:layout_width="40dp" android:layout_height="40dp"⟧ style="@style/Outlined" android:src="@drawable/x" android:contentDescription="@string/x"/>"#,
      fixed:
        #"<ImageButton android:layout_width="48dp" android:layout_height="48dp" android:padding="4dp" android:scaleType="centerInside" style="@style/Outlined" android:src="@drawable/x" android:contentDescription="@string/x"/>"#,
      severity: .information
    ),
    .bad(
      .androidXML,
      #"<ImageButton ⟦android:layout_width="20dp" android:layout_height="20dp"⟧ style="@style/Icon" android:src="@drawable/x" android:contentDescription="@string/x"/>"#,
      fixed:
        #"<ImageButton android:layout_width="48dp" android:layout_height="48dp" android:padding="14dp" android:scaleType="fitCenter" style="@style/Icon" android:src="@drawable/x" android:contentDescription="@string/x"/>"#
    ),
    .bad(
      .androidXML,
      """
      <ImageButton
          android:contentDescription="@string/x"
          ⟦android:layout_width="32dp"
          android:layout_height="40dp"⟧
          android:src="@drawable/x" />
      """,
      fixed: """
        <ImageButton
            android:contentDescription="@string/x"
            android:layout_width="48dp"
            android:layout_height="48dp"
            android:src="@drawable/x" />
        """,
      severity: .information),
    .bad(
      .androidXML,
      #"<TextView android:onClick="a" android:text="@string/a" ⟦android:layout_height="18dp"⟧ android:layout_width="match_parent"/>"#,
      fixed:
        #"<TextView android:onClick="a" android:text="@string/a" android:layout_height="48dp" android:layout_width="match_parent"/>"#
    ),
    .bad(
      .androidXML,
      #"<TextView android:onClick="a" android:text="Lost your key?" android:layout_width="wrap_content" ⟦android:layout_height="wrap_content"⟧/>"#
    ),
    .good(
      .androidXML,
      #"<TextView android:onClick="a" android:text="Lost your key?" android:padding="16dp" android:layout_width="wrap_content" android:layout_height="wrap_content"/>"#
    ),
    .good(
      .androidXML,
      #"<TextView android:onClick="a" android:text="Lost your key? We send you another one by mail." android:layout_width="wrap_content" android:layout_height="wrap_content"/>"#
    ),
    .good(
      .androidXML,
      #"<TextView android:text="Lost your key?" android:layout_width="wrap_content" android:layout_height="wrap_content"/>"#
    ),
    .bad(
      .androidXML,
      #"<LinearLayout><com.example.panes.DraggableDivider ⟦android:layout_width="6dp"⟧ android:layout_height="match_parent"/></LinearLayout>"#,
      fixed:
        #"<LinearLayout><com.example.panes.DraggableDivider android:layout_width="48dp" android:layout_height="match_parent"/></LinearLayout>"#
    ),
    .good(
      .androidXML,
      #"<LinearLayout><com.example.panes.Divider android:layout_width="6dp" android:layout_height="match_parent"/></LinearLayout>"#
    ),
    .right(
      .androidXML,
      #"<ImageButton android:layout_width="wrap_content" android:layout_height="wrap_content" android:minWidth="48dp" android:minHeight="48dp" android:contentDescription="@string/x"/>"#
    ),
    .good(
      .androidXML,
      #"<Button android:text="@string/a" android:layout_width="0dp" android:layout_height="32dp" android:layout_weight="1"/>"#
    ),
    .good(
      .androidXML,
      #"<Button android:text="@string/a" android:layout_width="match_parent" android:layout_height="32dp"/>"#
    ),
    .good(
      .androidXML,
      #"<LinearLayout android:onClick="a" android:layout_width="match_parent" android:layout_height="64dp"><CheckBox android:text="@string/a" android:clickable="false" android:layout_width="20dp" android:layout_height="20dp"/></LinearLayout>"#
    ),
    .good(
      .androidXML,
      #"<ImageView android:layout_width="20dp" android:layout_height="20dp" android:contentDescription="@string/a"/>"#
    ),
    .good(
      .androidXML,
      #"<com.google.android.material.chip.Chip android:text="@string/a" android:layout_width="60dp" android:layout_height="32dp"/>"#
    ),
    .good(
      .androidXML,
      #"<ImageButton android:importantForAccessibility="no" android:layout_width="20dp" android:layout_height="20dp"/>"#
    ),
    .bad(
      .interfaceBuilder,
      """
      <button translatesAutoresizingMaskIntoConstraints="NO" id="a">
          <rect key="frame" x="0.0" y="0.0" width="20" height="20"/>
          <constraints>
              ⟦<constraint firstAttribute="width" constant="20" id="b"/>⟧
              <constraint firstAttribute="height" constant="20" id="c"/>
          </constraints>
          <state key="normal" title="x"/>
      </button>
      """,
      fixed: """
        <button translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <rect key="frame" x="0.0" y="0.0" width="20" height="20"/>
            <constraints>
                <constraint firstAttribute="width" constant="44" id="b"/>
                <constraint firstAttribute="height" constant="44" id="c"/>
            </constraints>
            <state key="normal" title="x"/>
        </button>
        """),
    .bad(
      .interfaceBuilder,
      #"<button fixedFrame="YES" id="a">⟦<rect key="frame" x="0.0" y="0.0" width="30" height="30"/>⟧<state key="normal" title="x"/></button>"#,
      fixed:
        #"<button fixedFrame="YES" id="a"><rect key="frame" x="0.0" y="0.0" width="44" height="44"/><state key="normal" title="x"/></button>"#,
      severity: .information),
    .good(
      .interfaceBuilder,
      #"<button translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" width="20" height="20"/><constraints><constraint firstAttribute="width" relation="greaterThanOrEqual" constant="20"/></constraints></button>"#
    ),
    .good(
      .interfaceBuilder,
      #"<button translatesAutoresizingMaskIntoConstraints="NO" customClass="WideButton" id="a"><constraints><constraint firstAttribute="width" constant="20"/></constraints></button>"#
    ),
    .good(
      .interfaceBuilder,
      #"<switch translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints><constraint firstAttribute="height" constant="20"/></constraints></switch>"#
    ),
  ]
}
