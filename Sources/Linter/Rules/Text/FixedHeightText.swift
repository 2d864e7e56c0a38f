// The fixed-height-text rule: text in a container that can't grow with it.

import Elements

extension Rule {
  static let fixedHeightText = Rule(
    "fixed-height-text", "Text has a fixed height", .text, profile: .strict,
    severity: .information, criteria: [.resizeText, .textSpacing], on: .textLooks,
    why: "Containers must grow with their text.",
    examples: [
      .bad(
        .swiftUI,
        #"HStack { Text("Body size"); Spacer(); TextField("Limit", text: $limit) }.⟦frame(height: 18)⟧"#,
        fixed:
          #"HStack { Text("Body size"); Spacer(); TextField("Limit", text: $limit) }.frame(minHeight: 18)"#),
      .good(.swiftUI, #"HStack { Text("Body size"); Spacer() }.frame(height: 44)"#),
      .good(.swiftUI, #"HStack { Image("a"); Divider() }.frame(height: 18)"#),
      .bad(
        .swiftUI, #"Text("Balance").⟦frame(height: 24)⟧"#, fixed: #"Text("Balance").frame(minHeight: 24)"#),
      .bad(
        .swiftUI, #"Text(name).padding().⟦frame(width: 120, height: 30)⟧"#,
        fixed: #"Text(name).padding().frame(width: 120).frame(minHeight: 30)"#),
      .bad(.swiftUI, #"Text(terms).lineLimit(2).⟦frame(height: 60)⟧"#),
      .bad(
        .swiftUI,
        #"struct Row: View { var body: some View { HStack { Image("pin"); Text(name).font(.subheadline) } } }; struct Rows: View { var body: some View { Row().⟦frame(height: 16)⟧ } }"#
      ),
      .bad(
        .swiftUI,
        #"Text("We keep your data for a year. Then we delete it, with all the copies we made.").⟦frame(height: 90)⟧"#,
        fixed:
          #"Text("We keep your data for a year. Then we delete it, with all the copies we made.").frame(minHeight: 90)"#
      ),
      .good(
        .swiftUI,
        #"struct Row: View { var body: some View { HStack { Image("pin"); Text(name) } } }; struct Rows: View { var body: some View { Row().frame(height: 44) } }"#
      ),
      .good(
        .swiftUI,
        #"struct Row: View { var body: some View { HStack { Image("pin"); Divider() } } }; struct Rows: View { var body: some View { Row().frame(height: 16) } }"#
      ),
      .good(
        .swiftUI,
        #"struct Row: View { var body: some View { Text(name).font(.system(size: 10)) } }; struct Rows: View { var body: some View { Row().frame(height: 16) } }"#
      ),
      .good(
        .swiftUI,
        #"struct Row: View { var body: some View { ScrollView { Text(name) } } }; struct Rows: View { var body: some View { Row().frame(height: 16) } }"#
      ),
      .good(.swiftUI, #"Text("We keep your data for a year.").frame(height: 90)"#),
      .bad(
        .swiftUI, #"HStack { Image("pin"); Text(place.name) }.⟦frame(height: 44)⟧"#,
        fixed: #"HStack { Image("pin"); Text(place.name) }.frame(minHeight: 44)"#),
      .good(.swiftUI, #"HStack { Image("pin"); Text(place.name).lineLimit(1) }.frame(height: 44)"#),
      .good(.swiftUI, #"HStack { Image("pin"); Text(place.count) }.frame(height: 44)"#),
      .right(.swiftUI, #"Text("Balance").frame(minHeight: 24)"#),
      .good(.swiftUI, #"Text("Balance").frame(height: 60)"#),
      .good(.swiftUI, #"Text("Balance").frame(height: height)"#),
      .good(.swiftUI, #"Text("Balance").frame(height: 24).minimumScaleFactor(0.5)"#),
      .good(.swiftUI, #"Text("🎉").frame(height: 24)"#),
      .good(.swiftUI, #"Text(initials).frame(width: 24, height: 24)"#),
      .good(.swiftUI, #"Text("Balance").font(.system(size: 17)).frame(height: 24)"#),
      .good(.swiftUI, #"Image("wave").frame(height: 24)"#),
      .bad(
        .uiKit,
        "let title = UILabel()\ntitle.font = .preferredFont(forTextStyle: .body)\n⟦title.heightAnchor.constraint(equalToConstant: 24)⟧.isActive = true",
        fixed:
          "let title = UILabel()\ntitle.font = .preferredFont(forTextStyle: .body)\ntitle.heightAnchor.constraint(greaterThanOrEqualToConstant: 24).isActive = true"
      ),
      .right(
        .uiKit,
        "let title = UILabel()\ntitle.font = .preferredFont(forTextStyle: .body)\ntitle.heightAnchor.constraint(greaterThanOrEqualToConstant: 24).isActive = true"
      ),
      .good(
        .uiKit,
        "let title = UILabel()\ntitle.font = .systemFont(ofSize: 17)\ntitle.heightAnchor.constraint(equalToConstant: 24).isActive = true"
      ),
      .good(
        .uiKit,
        "let title = UIImageView()\ntitle.heightAnchor.constraint(equalToConstant: 24).isActive = true"),
      .bad(
        .interfaceBuilder,
        #"<label text="Balance" translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>⟦<constraint firstAttribute="height" constant="21" id="b"/>⟧</constraints><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>"#,
        fixed:
          #"<label text="Balance" translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints><constraint firstAttribute="height" relation="greaterThanOrEqual" constant="21" id="b"/></constraints><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>"#
      ),
      .bad(
        .interfaceBuilder,
        #"<label text="We keep your data for a year. Then we delete it, with all the copies we made." numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>⟦<constraint firstAttribute="height" constant="90" id="b"/>⟧</constraints><fontDescription key="fontDescription" style="UICTFontTextStyleSubhead"/></label>"#
      ),
      .bad(
        .interfaceBuilder,
        #"<tableView><view key="tableFooterView" id="a">⟦<rect key="frame" x="0" y="0" width="400" height="90"/>⟧<subviews><label text="We only use this to sign you in." numberOfLines="0" id="b"><rect key="frame" x="20" y="8" width="360" height="48"/><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews></view></tableView>"#
      ),
      .good(
        .interfaceBuilder,
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><tableViewController customClass="SignIn"><tableView><view key="tableFooterView" id="a"><rect key="frame" x="0" y="0" width="400" height="90"/><subviews><label text="We only use this to sign you in." numberOfLines="0" id="b"><rect key="frame" x="20" y="8" width="360" height="48"/><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews></view></tableView></tableViewController></document>"#
      ),
      .good(
        .interfaceBuilder,
        #"<label text="Balance" translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints><constraint firstAttribute="height" relation="greaterThanOrEqual" constant="21" id="b"/></constraints><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>"#
      ),
      .bad(
        .compose, "Text(t, Modifier.⟦height(24.dp)⟧)", fixed: "Text(t, Modifier.heightIn(min = 24.dp))"),
      .bad(
        .compose, "TextButton(onClick = pay, modifier = Modifier.fillMaxWidth().⟦height(32.dp)⟧) { Text(t) }",
        fixed:
          "TextButton(onClick = pay, modifier = Modifier.fillMaxWidth().heightIn(min = 32.dp)) { Text(t) }"),
      .bad(
        .compose, "Text(t, Modifier.⟦size(24.dp)⟧)",
        fixed: "Text(t, Modifier.sizeIn(minWidth = 24.dp, minHeight = 24.dp))"),
      .bad(
        .compose, "Text(number.toString(), Modifier.⟦size(24.dp)⟧.background(shade), style = App.type.small)",
        fixed:
          "Text(number.toString(), Modifier.sizeIn(minWidth = 24.dp, minHeight = 24.dp).background(shade), style = App.type.small)"
      ),
      .good(.compose, "Text(number.toString(), Modifier.size(64.dp), style = App.type.small)"),
      .bad(
        .compose,
        "Row(Modifier.fillMaxWidth().⟦height(48.dp)⟧) { Icon(pin, null); Column { Text(name); Text(place) } }",
        fixed:
          "Row(Modifier.fillMaxWidth().heightIn(min = 48.dp)) { Icon(pin, null); Column { Text(name); Text(place) } }"
      ),
      .bad(
        .compose, "Box(Modifier.⟦height(32.dp)⟧.padding(4.dp)) { Text(name, fontSize = 14.sp) }",
        fixed: "Box(Modifier.heightIn(min = 32.dp).padding(4.dp)) { Text(name, fontSize = 14.sp) }"),
      .bad(
        .compose,
        "@Composable fun Option(text: String) { Box(Modifier.fillMaxWidth().⟦height(52.dp)⟧) { Text(text, style = MaterialTheme.typography.bodyLarge) } }",
        fixed:
          "@Composable fun Option(text: String) { Box(Modifier.fillMaxWidth().heightIn(min = 52.dp)) { Text(text, style = MaterialTheme.typography.bodyLarge) } }"
      ),
      .bad(
        .compose,
        "Row(Modifier.⟦height(84.dp)⟧) { Column { Text(episode.name, maxLines = 1); Text(episode.overview, maxLines = 5) } }",
        fixed:
          "Row(Modifier.heightIn(min = 84.dp)) { Column { Text(episode.name, maxLines = 1); Text(episode.overview, maxLines = 5) } }"
      ),
      .bad(
        .compose,
        "private val RowHeight = 32.dp\n@Composable fun Option(count: Int) { Row(Modifier.⟦height(RowHeight)⟧) { Text(count.toString(), fontSize = 20.sp) } }",
        fixed:
          "private val RowHeight = 32.dp\n@Composable fun Option(count: Int) { Row(Modifier.heightIn(min = RowHeight)) { Text(count.toString(), fontSize = 20.sp) } }"
      ),
      .bad(
        .compose,
        "@Composable fun Pay(text: String, height: Dp = 32.dp) { Button(onClick = pay, modifier = Modifier.⟦height(height)⟧) { Text(text) } }",
        fixed:
          "@Composable fun Pay(text: String, height: Dp = 32.dp) { Button(onClick = pay, modifier = Modifier.heightIn(min = height)) { Text(text) } }"
      ),
      .good(
        .compose,
        "@Composable fun Pay(text: String, height: Dp) { Button(onClick = pay, modifier = Modifier.height(height)) { Text(text) } }"
      ),
      .good(
        .compose,
        "@Composable fun Option(text: String) { Box(Modifier.height(52.dp)) { Text(text, maxLines = 1, style = MaterialTheme.typography.bodyLarge) } }"
      ),
      .good(
        .compose,
        "@Composable fun Option(count: Int) { Box(Modifier.height(52.dp)) { Text(count.toString()) } }"
      ),
      .bad(
        .compose,
        "@Composable fun Pay(text: String) { Button(onClick = pay, modifier = Modifier.⟦height(48.dp)⟧) { Text(text) } }",
        fixed:
          "@Composable fun Pay(text: String) { Button(onClick = pay, modifier = Modifier.heightIn(min = 48.dp)) { Text(text) } }"
      ),
      .good(
        .compose,
        "Box(Modifier.height(52.dp)) { LazyColumn { items(all) { Text(it.name) } } }"),
      .good(
        .compose,
        "Row(Modifier.height(72.dp)) { Column { Text(name, maxLines = 1); Text(place, maxLines = 1) } }"),
      .good(.compose, "Row(Modifier.height(48.dp)) { Text(name, maxLines = 1); Text(place) }"),
      .good(
        .compose, "Column(Modifier.height(48.dp).verticalScroll(state)) { Text(name); Text(place) }"),
      .good(
        .compose,
        "Column(Modifier.height(40.dp)) { if (on) { Text(name, maxLines = 1) } else { Text(place) } }"),
      .right(.compose, "Text(t, Modifier.heightIn(min = 24.dp))"),
      .good(.compose, "Text(t, Modifier.height(64.dp))"),
      .good(.compose, "Text(t, Modifier.height(height))"),
      .good(.compose, "Spacer(Modifier.height(24.dp))"),
      .good(
        .compose,
        "Button(onClick = pay, modifier = Modifier.height(32.dp)) { Icon(Icons.Default.Add, stringResource(R.string.add)) }"
      ),
      .bad(
        .androidXML,
        #"<TextView android:layout_width="wrap_content" ⟦android:layout_height="24dp"⟧ android:text="@string/a"/>"#,
        fixed:
          #"<TextView android:layout_width="wrap_content" android:layout_height="wrap_content" android:minHeight="24dp" android:text="@string/a"/>"#
      ),
      .bad(
        .androidXML,
        #"<FrameLayout android:layout_width="match_parent" ⟦android:layout_height="24dp"⟧><TextView android:layout_width="wrap_content" android:layout_height="wrap_content" android:text="@string/a"/></FrameLayout>"#,
        fixed:
          #"<FrameLayout android:layout_width="match_parent" android:layout_height="wrap_content" android:minHeight="24dp"><TextView android:layout_width="wrap_content" android:layout_height="wrap_content" android:text="@string/a"/></FrameLayout>"#
      ),
      .bad(
        .androidXML,
        #"<LinearLayout android:layout_width="match_parent" ⟦android:layout_height="52dp"⟧ android:orientation="vertical"><TextView android:id="@+id/name" android:layout_width="match_parent" android:layout_height="wrap_content" android:textSize="16sp"/><TextView android:id="@+id/date" android:layout_width="match_parent" android:layout_height="wrap_content"/></LinearLayout>"#,
        fixed:
          #"<LinearLayout android:layout_width="match_parent" android:layout_height="wrap_content" android:minHeight="52dp" android:orientation="vertical"><TextView android:id="@+id/name" android:layout_width="match_parent" android:layout_height="wrap_content" android:textSize="16sp"/><TextView android:id="@+id/date" android:layout_width="match_parent" android:layout_height="wrap_content"/></LinearLayout>"#
      ),
      .bad(
        .androidXML,
        #"<androidx.constraintlayout.widget.ConstraintLayout android:layout_width="match_parent" ⟦android:layout_height="60dp"⟧><TextView android:id="@+id/name" android:layout_width="0dp" android:layout_height="wrap_content" android:layout_marginTop="12dp" android:textSize="14sp"/><TextView android:id="@+id/date" android:layout_width="0dp" android:layout_height="wrap_content" android:textSize="12sp" app:layout_constraintTop_toBottomOf="@id/name"/></androidx.constraintlayout.widget.ConstraintLayout>"#,
        fixed:
          #"<androidx.constraintlayout.widget.ConstraintLayout android:layout_width="match_parent" android:layout_height="wrap_content" android:minHeight="60dp"><TextView android:id="@+id/name" android:layout_width="0dp" android:layout_height="wrap_content" android:layout_marginTop="12dp" android:textSize="14sp"/><TextView android:id="@+id/date" android:layout_width="0dp" android:layout_height="wrap_content" android:textSize="12sp" app:layout_constraintTop_toBottomOf="@id/name"/></androidx.constraintlayout.widget.ConstraintLayout>"#
      ),
      .bad(
        .androidXML,
        #"<RelativeLayout android:layout_width="match_parent" ⟦android:layout_height="20dp"⟧><TextView android:id="@+id/elapsed" android:layout_width="wrap_content" android:layout_height="match_parent" android:textSize="12sp"/><TextView android:id="@+id/total" android:layout_width="wrap_content" android:layout_height="match_parent" android:layout_alignParentEnd="true" android:textSize="12sp"/></RelativeLayout>"#,
        fixed:
          #"<RelativeLayout android:layout_width="match_parent" android:layout_height="wrap_content" android:minHeight="20dp"><TextView android:id="@+id/elapsed" android:layout_width="wrap_content" android:layout_height="match_parent" android:textSize="12sp"/><TextView android:id="@+id/total" android:layout_width="wrap_content" android:layout_height="match_parent" android:layout_alignParentEnd="true" android:textSize="12sp"/></RelativeLayout>"#
      ),
      .good(
        .androidXML,
        #"<RelativeLayout android:layout_width="match_parent" android:layout_height="20dp"><TextView android:layout_width="40dp" android:layout_height="match_parent" android:background="@color/shimmer"/><TextView android:layout_width="40dp" android:layout_height="match_parent" android:layout_alignParentEnd="true" android:background="@color/shimmer"/></RelativeLayout>"#
      ),
      .good(
        .androidXML,
        #"<LinearLayout android:layout_width="match_parent" android:layout_height="72dp" android:orientation="vertical"><TextView android:id="@+id/name" android:layout_width="match_parent" android:layout_height="wrap_content" android:textSize="16sp"/><TextView android:id="@+id/date" android:layout_width="match_parent" android:layout_height="wrap_content" android:textSize="14sp"/></LinearLayout>"#
      ),
      .good(
        .androidXML,
        #"<LinearLayout android:layout_width="match_parent" android:layout_height="48dp"><TextView android:id="@+id/name" android:layout_width="match_parent" android:layout_height="wrap_content" android:textSize="16sp"/><TextView android:id="@+id/date" android:layout_width="match_parent" android:layout_height="wrap_content" android:textSize="14sp"/></LinearLayout>"#
      ),
      .right(
        .androidXML,
        #"<TextView android:layout_width="wrap_content" android:layout_height="wrap_content" android:minHeight="24dp" android:text="@string/a"/>"#
      ),
      .good(
        .androidXML,
        #"<TextView android:layout_width="150dp" android:layout_height="20dp" android:background="@color/shimmer"/>"#
      ),
      .good(
        .androidXML,
        #"<TextView android:layout_width="40dp" android:layout_height="40dp" android:text="@string/initial"/>"#
      ),
      .good(
        .androidXML,
        #"<TextView android:layout_width="match_parent" android:layout_height="1dp" android:background="@color/line"/>"#
      ),
      .good(
        .androidXML,
        #"<TextView android:layout_width="wrap_content" android:layout_height="24dp" app:autoSizeTextType="uniform" android:text="@string/a"/>"#
      ),
      .good(
        .androidXML,
        #"<FrameLayout android:layout_width="match_parent" android:layout_height="24dp"><ImageView android:layout_width="wrap_content" android:layout_height="wrap_content"/></FrameLayout>"#
      ),
    ]
  ) { id, report in
    guard report.tree[id].framework != .swiftUI || !report.isForWidgets,
      let look = report.tree[id].textLooks.last(where: { $0.fixedHeight != nil }),
      let height = look.fixedHeight,
      // Text views also serve as separators and spacers.
      height >= 10
    else { return }
    if report.tree[id].framework == .interfaceBuilder, report.tree[id].role == .container {
      return report.report(
        id, at: look.range,
        "The height stays \(height.shortText) pt while the texts in it grow, so they're clipped. Compute the height from the content."
      )
    }
    let unit = report.tree[id].framework.isAndroid ? "dp" : "pt"
    guard let clipping = report.tree.clipping(in: height, of: id, unit) else { return }
    report.report(
      id, at: look.range, "The height stays \(height.shortText) \(unit)\(clipping) Use a minimum height.",
      fixes: [look.fix("Change to a minimum height")])
  }
}

private extension ElementTree {
  /// Returns what a height does to the text of an element, to follow the height in a message, or nil if there's room.
  func clipping(in height: Double, of id: ElementID, _ unit: String) -> String? {
    if let needed = heightOfDoubledTexts(in: id), height < needed * 0.9 {
      return
        ", but the texts in it need \(needed.rounded().shortText) \(unit) at twice their size, so they're clipped."
    }
    if let needed = heightOfDoubledLines(of: id), height < needed * 0.9 {
      return ", but the text needs \(needed.rounded().shortText) \(unit) at twice its size, so it's clipped."
    }
    if let needed = heightOfDoubledNames(in: id), height < needed * 0.9 {
      return ", so at larger text sizes, the second line of a long text is clipped."
    }
    if self[id].circumstances.contains(.outgrown) {
      return " while the text in it grows, so the text is clipped."
    }
    guard let (text, size) = growingText(in: id), !self[text].givesWay,
      // A row of views has some room around its text.
      height < (self[id].typeName == "HStack" ? 2 : 3) * size * Double(self[text].lineLimit ?? 1)
    else { return nil }
    return " while the text grows, so the text is clipped."
  }
}
