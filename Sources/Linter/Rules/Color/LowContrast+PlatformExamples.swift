// Examples for the low-contrast rule: default backgrounds and opacity.

import Elements

extension Rule {
  static let platformContrastExamples: [Example] = [
    .bad(
      .swiftUI, #"VStack { Text("Due"); Text(date).foregroundStyle(⟦.gray⟧) }"#, severity: .information),
    .bad(
      .swiftUI, #"List { Section { Text(problem).foregroundColor(⟦.red⟧) } }"#, severity: .information),
    .bad(
      .swiftUI,
      #"VStack { Form { Section { Text(problem).foregroundColor(⟦.red⟧) } }.onFirstAppear { load() } }.background { Stars() }"#,
      severity: .information),
    .good(
      .swiftUI,
      #"VStack { Form { Section { Text(problem).foregroundColor(.red) } }.scrollContentBackground(.hidden) }.background { Stars() }"#
    ),
    .good(
      .swiftUI, #"VStack { Form { Section { Text(problem).foregroundColor(.red) } }.nightBackground() }"#),
    .bad(.swiftUI, #"List { HStack { Text(problem).foregroundColor(⟦.orange⟧) } }"#),
    .bad(.swiftUI, #"HStack { Text(problem).foregroundColor(⟦.orange⟧) }"#, severity: .information),
    .bad(
      .swiftUI,
      """
      import ActivityKit
      import SwiftUI
      struct Orders: View { var body: some View { List { Text(problem).foregroundColor(⟦.red⟧) } } }
      """, severity: .information),
    .good(
      .swiftUI, #"List { Section { Text(problem).foregroundColor(.red) } }"#,
      path: "Sources/WatchApp/Home/Orders.swift"),
    .good(
      .swiftUI, #"List { Section { Text(problem).foregroundColor(.red) } }"#,
      path: "Notes Watch App/Orders.swift"),
    .bad(
      .swiftUI, #"List { Section { Text(problem).foregroundColor(⟦.red⟧) } }"#, severity: .information,
      path: "Sources/App/Settings/AppleWatch/Orders.swift"),
    .bad(
      .swiftUI, #"List { Section { Text(problem).foregroundColor(⟦.red⟧) } }"#, severity: .information,
      path: "Sources/Watchlist/Orders.swift"),
    .good(
      .swiftUI,
      """
      #if os(watchOS)
      struct Orders: View { var body: some View { List { Text(problem).foregroundColor(.red) } } }
      #endif
      """),
    .bad(
      .swiftUI,
      """
      #if !os(watchOS)
      struct Orders: View { var body: some View { List { Text(problem).foregroundColor(⟦.red⟧) } } }
      #endif
      """, severity: .information),
    .good(
      .swiftUI,
      #"List { Button(role: .destructive) { delete() } label: { Text("Delete").foregroundColor(.red) } }"#),
    .bad(
      .swiftUI, #"List { Button { delete() } label: { Text("Delete").foregroundColor(⟦.red⟧) } }"#,
      severity: .information),
    .bad(.swiftUI, #"Text(t).font(.title).foregroundStyle(⟦Color.green⟧)"#, severity: .information),
    .bad(
      .swiftUI, #"Text(change).foregroundStyle(change > 0 ? ⟦Color.green⟧ : Color.primary)"#,
      severity: .information),
    .bad(
      .swiftUI,
      #"struct A: View { var body: some View { Text(t).foregroundStyle(⟦.white⟧).background(color) } ; var color: Color { switch kind { case .new: return .green; case .old: return .black } } }"#
    ),
    .bad(
      .swiftUI, #"Text(t).font(.footnote).foregroundStyle(⟦Color(uiColor: .tertiaryLabel)⟧)"#,
      severity: .information),
    .bad(.swiftUI, #"Text(t).foregroundStyle(⟦.red.opacity(0.75)⟧)"#, severity: .information),
    .bad(.swiftUI, #"Text(t).foregroundStyle(⟦Color.primary.opacity(0.5)⟧)"#, severity: .information),
    .bad(
      .swiftUI,
      #"Button { mark() } label: { Image(systemName: "star").foregroundStyle(⟦.yellow⟧) }.accessibilityLabel("Mark")"#,
      severity: .information),
    .bad(
      .swiftUI, #"Button { mark() } label: { Text("Mark").foregroundStyle(⟦.orange⟧) }.buttonStyle(.plain)"#,
      severity: .information),
    .bad(
      .swiftUI,
      #"struct A: View { var body: some View { VStack { note } } ; var note: some View { Text(t).foregroundStyle(⟦.gray⟧) } }"#,
      severity: .information),
    .bad(
      .swiftUI,
      #"struct A: View { var body: some View { Text(t).foregroundStyle(color(count)) } ; func color(_ count: Int) -> AnyShapeStyle { if count > 0 { return AnyShapeStyle(⟦.orange⟧) }; return AnyShapeStyle(.primary) } }"#,
      severity: .information),
    .bad(
      .swiftUI,
      #"struct A: View { var body: some View { VStack { row("Due", color: .primary); row("Late", color: ⟦.orange⟧) } } ; func row(_ t: String, color: Color) -> some View { Text(t).foregroundStyle(color) } }"#,
      severity: .information),
    .good(
      .swiftUI,
      #"struct A: View { let color: Color; var body: some View { Text(t).foregroundStyle(color) } }"#),
    .good(
      .swiftUI,
      #"struct A: View { var body: some View { row("Due", color: .primary) } ; func row(_ t: String, color: Color) -> some View { Text(t).foregroundStyle(color) } }"#
    ),
    // Large text, and colors that the platform pairs with its backgrounds.
    .good(.swiftUI, #"Text(t).font(.title).foregroundStyle(.gray)"#),
    .good(.swiftUI, #"Text(t).foregroundStyle(.secondary)"#),
    .good(.swiftUI, #"Text("Help").foregroundStyle(.blue)"#),
    .good(.swiftUI, #"Text(t).foregroundStyle(colorScheme == .dark ? .green : .primary)"#),
    .good(.swiftUI, #"Text(t).foregroundStyle(isEnabled ? .primary : .gray)"#),
    // Something else may be behind the text.
    .good(.swiftUI, #"Text(t).foregroundStyle(.white)"#),
    .good(.swiftUI, #"VStack { Text(t).foregroundStyle(.gray) }.background(paper)"#),
    .good(.swiftUI, #"VStack { Text(t).foregroundStyle(.gray) }.card()"#),
    .good(.swiftUI, #"Card { Text(t).foregroundStyle(.gray) }"#),
    .good(.swiftUI, #"List { Text(t).foregroundStyle(.gray).listRowBackground(paper) }"#),
    .good(.swiftUI, #"ZStack { Image("sky"); Text(t).foregroundStyle(.gray) }"#),
    .good(.swiftUI, #"Image("sky").overlay { Text(t).foregroundStyle(.gray) }"#),
    .good(.swiftUI, #"Text(t).foregroundStyle(.gray).preferredColorScheme(.dark)"#),
    .good(
      .swiftUI, #"Button { pay() } label: { Text("Pay").foregroundStyle(.gray) }.buttonStyle(.bordered)"#),
    .good(
      .swiftUI,
      #"struct A: View { var body: some View { VStack { note }.background(Color.black) } ; var note: some View { Text(t).foregroundStyle(.gray) } }"#
    ),
    .good(
      .swiftUI,
      #"struct A: View { var body: some View { Row().background(paper) } } struct Row: View { var body: some View { Text(t).foregroundStyle(.gray) } }"#
    ),
    .good(.swiftUI, #"Button("Pay") { pay() }.foregroundStyle(.gray).disabled(true)"#),
    // Decorative icons repeat the text next to them.
    .good(.swiftUI, #"HStack { Image(systemName: "star").foregroundStyle(.yellow); Text(t) }"#),
    .bad(
      .swiftUI, #"Button("Pay") { pay() }.buttonStyle(.borderedProminent).tint(⟦.green⟧)"#),
    .good(.swiftUI, #"Button("Pay") { pay() }.buttonStyle(.bordered).tint(.green)"#),
    .good(
      .swiftUI,
      #"Button { open() } label: { Image(systemName: "gear").foregroundColor(.white).background(Color.blue) }"#
    ),
    .good(.swiftUI, #"Button("Pay") { pay() }.buttonStyle(.borderedProminent).tint(.indigo)"#),
    .bad(
      .uiKit,
      """
      class Cell: UITableViewCell {
        let note = UILabel()
        func setUp() { ⟦note.textColor = .lightGray⟧ }
      }
      """, severity: .information),
    .bad(
      .uiKit,
      """
      class Cell: UITableViewCell {
        let note = UILabel()
        func setUp() { ⟦note.textColor = .tertiaryLabel⟧ }
      }
      """, severity: .information),
    .bad(
      .uiKit,
      """
      class Cell: UITableViewCell {
        let note = UILabel()
        func setUp() {
          ⟦note.textColor = .systemGray⟧
          contentView.backgroundColor = .clear
        }
      }
      """, severity: .information),
    .good(
      .uiKit,
      """
      class Cell: UITableViewCell {
        let note = UILabel()
        func setUp() {
          note.textColor = .lightGray
          contentView.backgroundColor = paper
        }
      }
      """),
    .bad(
      .compose, #"Column { Text("Due"); Text(date, color = ⟦Color.Gray⟧) }"#,
      severity: .information),
    .bad(
      .compose, #"Card(modifier = modifier) { Column { Text(url, color = ⟦Color.Gray⟧) } }"#,
      severity: .information),
    .bad(
      .compose,
      "private val Faint = Color(0xFFAAAAAA)\n@Composable fun Note() { Text(date, color = ⟦Faint⟧, modifier = Modifier.background(Color.White)) }"
    ),
    .bad(
      .compose,
      "val Day = lightColorScheme(⟦onSurface = Color(0xFF999999)⟧, surface = Color.White)\nval Night = darkColorScheme(onSurface = Color(0xFFCCCCCC))",
      topic: "in a theme"),
    .good(.compose, "val Day = lightColorScheme(onSurface = ink(), surface = Color.White)"),
    .good(.compose, #"Column { Text(date, color = Color.White) }"#),
    .good(
      .compose, #"Row { Text(hint, color = Color.Gray); Icon(Icons.Default.Search, null, tint = White) }"#),
    .bad(
      .androidXML,
      ##"<LinearLayout><TextView android:text="@string/terms" ⟦android:textColor="#2196F3"⟧/></LinearLayout>"##,
      severity: .information),
    .bad(
      .androidXML,
      ##"<CoordinatorLayout android:background="?attr/selectableItemBackground"><TextView android:text="@string/terms" ⟦android:textColor="#2196F3"⟧ android:textAppearance="?attr/textAppearanceLabelLarge"/></CoordinatorLayout>"##,
      severity: .information),
    .good(
      .androidXML,
      ##"<LinearLayout><TextView android:text="@string/terms" android:textColor="#EEEEEE"/></LinearLayout>"##),
    .good(
      .androidXML,
      ##"<LinearLayout android:background="@drawable/sky"><TextView android:text="@string/terms" android:textColor="#2196F3"/></LinearLayout>"##
    ),
    .good(
      .androidXML,
      ##"<TextView android:text="@string/terms" android:textColor="#2196F3"/>"##,
      path: "app/src/main/res/layout/weather_widget.xml"),
    .good(
      .androidXML,
      ##"<androidx.appcompat.widget.Toolbar><TextView android:text="@string/terms" android:textColor="#2196F3"/></androidx.appcompat.widget.Toolbar>"##
    ),
    .good(.compose, #"Column(Modifier.background(paper)) { Text(date, color = Color.Gray) }"#),
    .good(.compose, #"Box { Picture(); Text(date, color = Color.Gray) }"#),
    .good(.compose, #"Text(date, color = Color.Gray, fontSize = 24.sp)"#),
    .bad(
      .interfaceBuilder,
      #"<view id="a"><subviews><imageView id="i"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/></imageView><label text="Terms" id="b"><rect key="frame" x="0.0" y="120" width="100" height="20"/>⟦<color key="textColor" white="0.53" alpha="1" colorSpace="calibratedWhite"/>⟧</label></subviews><color key="backgroundColor" white="1" alpha="1"/></view>"#,
      severity: .information),
    .right(
      .interfaceBuilder,
      #"<view id="a"><subviews><label text="Terms" id="b"><color key="textColor" white="0.33" alpha="1" colorSpace="calibratedWhite"/></label></subviews><color key="backgroundColor" white="1" alpha="1"/></view>"#
    ),
    .good(
      .interfaceBuilder,
      #"<view id="a"><subviews><imageView id="i"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/></imageView><label text="Terms" id="b"><rect key="frame" x="0.0" y="20" width="100" height="20"/><color key="textColor" white="0.53" alpha="1" colorSpace="calibratedWhite"/></label></subviews><color key="backgroundColor" white="1" alpha="1"/></view>"#
    ),
  ]

  static let fadedContrastExamples: [Example] = [
    .bad(.swiftUI, #"Text(t)⟦.opacity(0.3)⟧"#),
    .bad(.swiftUI, #"VStack { Text(t); Text(u).bold() }⟦.opacity(0.4)⟧.card()"#, severity: .information),
    .bad(.swiftUI, #"Text(t).foregroundStyle(⟦theme.ink.opacity(0.3)⟧).background(sky)"#),
    .bad(.swiftUI, #"Text(t).foregroundStyle(⟦.white.opacity(0.3)⟧).background(sky)"#),
    .bad(.swiftUI, #"Text(t).foregroundStyle(⟦.secondary.opacity(0.5)⟧).background(sky)"#),
    .bad(.swiftUI, #"Text(t).foregroundStyle(⟦.tertiary⟧)"#),
    .good(.swiftUI, #"Text(t).opacity(0.6)"#),
    .good(.swiftUI, #"Text(t).opacity(isOn ? 1 : 0.3)"#),
    .good(.swiftUI, #"Text(t).opacity(0)"#),
    .good(.swiftUI, #"Text("•").opacity(0.3)"#),
    .good(.swiftUI, #"Image("sky").opacity(0.3)"#),
    .good(.swiftUI, #"ZStack { Text("Note").opacity(0.3); TextEditor(text: $note) }"#),
    .good(.swiftUI, #"Button("Pay") { pay() }.opacity(0.3).disabled(true)"#),
    .good(.swiftUI, #"Text(t).foregroundStyle(.white.opacity(0.6)).background(sky)"#),
    .bad(.compose, #"Text(t, color = ⟦MaterialTheme.colorScheme.onSurface.copy(alpha = 0.3f)⟧)"#),
    .bad(.compose, #"Text(t, modifier = Modifier⟦.alpha(0.3f)⟧)"#),
    .good(.compose, #"Text(t, color = MaterialTheme.colorScheme.onSurface.copy(alpha = 0.6f))"#),
    .good(.compose, #"Text(t, modifier = Modifier.alpha(if (isOn) 1f else 0.3f))"#),
    .good(
      .compose,
      #"Button(onClick = pay, enabled = false) { Text("Pay", modifier = Modifier.alpha(0.3f)) }"#),
    // Text of a style that isn't known may be large.
    .bad(
      .swiftUI,
      #"Text(t).font(theme.title).foregroundStyle(⟦Color.black.opacity(0.5)⟧).background(Color.white)"#,
      severity: .information),
    // The contrast is almost enough.
    .bad(
      .androidXML,
      ##"<LinearLayout android:background="#FFFFFF"><TextView android:text="A" ⟦android:textColor="#797979"⟧/></LinearLayout>"##,
      severity: .information),
    .bad(
      .androidXML,
      ##"<LinearLayout android:background="#FFFFFF"><TextView android:text="A" style="@style/Note" ⟦android:textColor="#808080"⟧/></LinearLayout>"##,
      severity: .information),
    .bad(
      .compose,
      #"Column(Modifier.background(Color.White)) { Text(t, style = headline, color = ⟦Color(0xFF808080)⟧) }"#,
      severity: .information),
  ]
}
