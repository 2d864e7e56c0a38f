// Examples for the low-contrast rule.

import Elements

extension Rule {
  static let lowContrastExamples =
    appleContrastExamples + androidContrastExamples + platformContrastExamples + fadedContrastExamples
    + typeContrastExamples + choiceContrastExamples

  private static let appleContrastExamples: [Example] = [
    .bad(
      .swiftUI, #"Text(t).foregroundStyle(⟦Color(red: 0.7, green: 0.7, blue: 0.7)⟧).background(Color.white)"#,
      fixed:
        #"Text(t).foregroundStyle(Color(red: 0.463, green: 0.463, blue: 0.463)).background(Color.white)"#),
    .bad(
      .swiftUI, #"Text(t).foregroundColor(⟦Color(hex: "FF8800")⟧).padding().background(.white)"#,
      fixed: #"Text(t).foregroundColor(Color(hex: "B46000")).padding().background(.white)"#),
    .bad(
      .swiftUI,
      #"VStack { Text(t).font(.body); Text(u) }.foregroundColor(⟦.white⟧).background(Color(white: 0.6))"#,
      fixed:
        #"VStack { Text(t).font(.body); Text(u) }.foregroundColor(Color(white: 0.196)).background(Color(white: 0.6))"#
    ),
    .bad(
      .swiftUI, #"Button { pay() } label: { Text("Pay").foregroundColor(⟦.white⟧).background(Color.yellow) }"#
    ),
    .bad(
      .swiftUI,
      #"Text(t).foregroundColor(⟦.white⟧).padding().background(RoundedRectangle(cornerRadius: 8).fill(Color.orange))"#
    ),
    .bad(
      .swiftUI,
      #"struct A: View { @Environment(\.colorScheme) var colorScheme; var body: some View { VStack { Text("Offers"); Text("Until May").foregroundColor(⟦Color(white: 0.7)⟧) }.navigationTitle("Shop") } }"#,
      severity: .information
    ),
    .good(
      .swiftUI,
      #"struct A: View { @Environment(\.colorScheme) var colorScheme; var body: some View { VStack { Text("Until May").foregroundColor(Color(white: 0.7)) }.navigationTitle("Shop") } }"#
    ),
    .good(
      .swiftUI,
      #"struct A: View { @Environment(\.colorScheme) var colorScheme; var body: some View { VStack { Text("Offers"); Text("Until May").foregroundColor(Color(white: 0.7)) }.background(ground).navigationTitle("Shop") } }"#
    ),
    // The opacity applies to the text, not to the background.
    .bad(.swiftUI, #"Text(t).foregroundStyle(⟦.black⟧).opacity(0.4).background(Color.white)"#),
    .bad(
      .swiftUI, #"Text(t).foregroundStyle(⟦Color.black.opacity(0.5)⟧).background(Color.white)"#),
    .bad(
      .swiftUI,
      #"Image(systemName: "star").accessibilityLabel("Rate").foregroundColor(⟦.yellow⟧).background(Color.white)"#
    ),
    .bad(
      .swiftUI, #"Text(t).font(.title).foregroundStyle(⟦.white⟧).background(Color.orange)"#),
    .good(.swiftUI, #"Text(t).font(.title).foregroundStyle(.white).background(Color(hex: "888888"))"#),
    .good(.swiftUI, #"Text(t).bold().foregroundStyle(.white).background(Color(hex: "888888"))"#),
    .right(.swiftUI, #"Text(t).foregroundStyle(.white).background(Color.black)"#),
    // System colors, gradients, materials, and colors that this code doesn't show.
    .good(.swiftUI, #"Text(t).foregroundStyle(.secondary).background(Color.white)"#),
    .good(.swiftUI, #"Text(t).foregroundStyle(.white).background(.ultraThinMaterial)"#),
    .good(.swiftUI, #"Text(t).foregroundStyle(.white).background(Color.yellow.gradient)"#),
    .good(.swiftUI, #"Text(t).foregroundStyle(.white).background(Color.yellow.opacity(0.3))"#),
    .good(.swiftUI, #"Text(t).foregroundStyle(.white).opacity(fading).background(Color.yellow)"#),
    .good(.swiftUI, #"Text(t).foregroundStyle(.black).background(Color.white).opacity(0.3)"#),
    .good(.swiftUI, #"Text(t).foregroundStyle(.white).card().background(Color.yellow)"#),
    .good(.swiftUI, #"ZStack { Image("sky"); Text(t).foregroundStyle(.white) }.background(Color.yellow)"#),
    .good(.swiftUI, #"List { Text(t).foregroundStyle(.white) }.background(Color.yellow)"#),
    .good(
      .swiftUI,
      #"Button("Pay") { pay() }.disabled(true).foregroundColor(.white).background(Color.yellow)"#),
    .good(.swiftUI, #"Text("★").foregroundStyle(.yellow).background(Color.white)"#),
    .good(
      .swiftUI, #"Text(t).foregroundStyle(.yellow).accessibilityIdentifier("logo").background(Color.white)"#),
    .good(
      .swiftUI,
      #"Image(systemName: "star").symbolRenderingMode(.multicolor).foregroundStyle(.yellow).background(.white)"#
    ),
    .good(
      .swiftUI,
      #"TextField("Mail", text: $mail, prompt: Text("Mail").foregroundColor(Color(white: 0.8))).background(.white)"#
    ),
    .bad(
      .uiKit,
      """
      func setUp() {
        let label = UILabel()
        ⟦label.textColor = .lightGray⟧
        label.backgroundColor = .white
      }
      """,
      fixed: """
        func setUp() {
          let label = UILabel()
          label.textColor = UIColor(white: 0.463, alpha: 1)
          label.backgroundColor = .white
        }
        """),
    .bad(
      .uiKit,
      """
      func setUp() {
        let button = UIButton(type: .custom)
        button.setTitle("Pay", for: .normal)
        ⟦button.setTitleColor(UIColor(red: 1, green: 1, blue: 1, alpha: 1), for: .normal)⟧
        button.backgroundColor = .systemGreen
      }
      """),
    .good(
      .uiKit,
      """
      func setUp() {
        let button = UIButton(type: .custom)
        button.setTitle("Pay", for: .normal)
        button.setTitleColor(.lightGray, for: .disabled)
        button.backgroundColor = .white
      }
      """),
    .good(
      .uiKit,
      """
      func setUp() {
        let label = UILabel()
        label.textColor = .black
        label.backgroundColor = .white
        label.textColor = .lightGray
      }
      """),
    .good(
      .uiKit,
      """
      func setUp() {
        let label = UILabel()
        label.font = .boldSystemFont(ofSize: 22)
        label.textColor = UIColor(white: 0.5, alpha: 1)
        label.backgroundColor = .white
      }
      """),
    .good(
      .uiKit,
      """
      class Row: UIView {
        let label = UILabel()
        func select() { label.textColor = .white }
        func mark() { label.backgroundColor = .yellow }
      }
      """),
    .good(
      .uiKit,
      """
      func show(_ isOn: Bool) {
        let label = UILabel()
        if isOn { label.textColor = .white } else { label.backgroundColor = .yellow }
      }
      """),
  ]

  private static let androidContrastExamples: [Example] = [
    .bad(
      .compose, #"Text(t, color = ⟦Color(0xFFAAAAAA)⟧, modifier = Modifier.background(Color.White))"#,
      fixed: #"Text(t, color = Color(0xFF767676), modifier = Modifier.background(Color.White))"#),
    .bad(
      .compose, #"Surface(color = Color.White) { Text(t, color = ⟦Color.LightGray⟧) }"#,
      fixed: #"Surface(color = Color.White) { Text(t, color = Color(0xFF767676)) }"#),
    .bad(
      .compose,
      #"Column(Modifier.background(Color(0xFF222222))) { Row { Text(t, color = ⟦Color(0x66FFFFFF)⟧) } }"#),
    .bad(
      .compose,
      #"Box(Modifier.background(Color.White)) { Icon(Icons.Default.Star, "Rate", tint = ⟦Color.Yellow⟧); Text(stringResource(R.string.a), color = Color.Black) }"#,
      severity: .information),
    .bad(
      .compose,
      #"Box(Modifier.background(Color.White)) { Icon(Icons.Default.Star, "Rate", tint = ⟦Color.Yellow⟧) }"#),
    .bad(
      .compose,
      #"Box(Modifier.background(Color.White)) { Text(t, color = ⟦Color.Black⟧, modifier = Modifier.alpha(0.4f)) }"#
    ),
    .bad(
      .compose, #"Surface(color = Color.White, contentColor = ⟦Color.LightGray⟧) { Text(t) }"#,
      fixed: #"Surface(color = Color.White, contentColor = Color(0xFF767676)) { Text(t) }"#),
    .good(
      .compose,
      #"Surface(color = Color.White) { Text(t, color = Color(0xFF888888), style = MaterialTheme.typography.headlineSmall) }"#
    ),
    .good(.compose, #"Surface(color = Color.White) { Text(t, color = MaterialTheme.colorScheme.outline) }"#),
    .good(.compose, #"Surface { Text(t, color = Color.LightGray) }"#),
    .bad(
      .compose, #"Surface(color = Color.White) { Text(t, color = ⟦Color.Black.copy(alpha = 0.4f)⟧) }"#),
    .good(
      .compose, #"Box(Modifier.background(brush)) { Text(t, color = Color.LightGray) }"#),
    .good(
      .compose,
      #"Box(Modifier.background(Color.White)) { Image(painterResource(R.drawable.sky), null); Text(t, color = Color.White) }"#
    ),
    .good(
      .compose,
      #"Button(onClick = pay, enabled = false, colors = ButtonDefaults.buttonColors(containerColor = Color.White)) { Text("Pay", color = Color.LightGray) }"#
    ),
    .good(
      .compose, #"Text(t, color = Color.Black, modifier = Modifier.alpha(0.4f).background(Color.White))"#),
    .bad(
      .androidViews,
      #"val tv = TextView(this); tv.⟦setTextColor(Color.LTGRAY)⟧; tv.setBackgroundColor(Color.WHITE)"#,
      fixed:
        ##"val tv = TextView(this); tv.setTextColor(Color.parseColor("#767676")); tv.setBackgroundColor(Color.WHITE)"##
    ),
    .bad(
      .androidViews,
      ##"val tv = TextView(this); tv.⟦setTextColor(Color.rgb(255, 200, 0))⟧; tv.setBackgroundColor(Color.WHITE)"##,
      fixed:
        ##"val tv = TextView(this); tv.setTextColor(Color.rgb(145, 114, 0)); tv.setBackgroundColor(Color.WHITE)"##
    ),
    .good(
      .androidViews,
      #"val tv = TextView(this); tv.setTextColor(Color.LTGRAY); tv.setBackgroundResource(R.drawable.card)"#),
    .good(
      .androidViews,
      #"val tv = TextView(this); tv.isEnabled = false; tv.setTextColor(Color.LTGRAY); tv.setBackgroundColor(Color.WHITE)"#
    ),
    .bad(
      .androidXML, ##"<TextView ⟦android:textColor="#AAAAAA"⟧ android:background="#FFFFFF"/>"##,
      fixed: ##"<TextView android:textColor="#767676" android:background="#FFFFFF"/>"##),
    .bad(
      .androidXML,
      ##"<LinearLayout android:background="@android:color/white"><TextView ⟦android:textColor="#FF808080"⟧ android:text="A"/></LinearLayout>"##,
      fixed:
        ##"<LinearLayout android:background="@android:color/white"><TextView android:textColor="#FF767676" android:text="A"/></LinearLayout>"##
    ),
    .bad(
      .androidXML,
      ##"<LinearLayout android:background="#FFFFFF"><TextView ⟦android:textColor="#000000"⟧ android:alpha="0.4"/></LinearLayout>"##
    ),
    .bad(
      .androidXML,
      ##"<FrameLayout android:background="#FFF"><ImageView android:contentDescription="@string/rate" android:src="@drawable/star" ⟦app:tint="#FFCC00"⟧/></FrameLayout>"##,
      fixed:
        ##"<FrameLayout android:background="#FFF"><ImageView android:contentDescription="@string/rate" android:src="@drawable/star" app:tint="#B49000"/></FrameLayout>"##
    ),
    .good(
      .androidXML,
      ##"<TextView android:textColor="#888888" android:textSize="20sp" android:background="#FFFFFF"/>"##),
    .good(
      .androidXML,
      ##"<TextView android:textColor="#888888" android:textSize="14sp" android:textStyle="bold" android:background="#FFFFFF"/>"##
    ),
    .good(
      .androidXML,
      ##"<TextView android:textColor="#AAAAAA" android:enabled="false" android:background="#FFF"/>"##),
    .good(.androidXML, ##"<TextView android:textColor="#AAAAAA" android:background="?attr/colorSurface"/>"##),
    .bad(
      .androidXML,
      ##"<LinearLayout android:background="#FFF"><TextView ⟦android:textColor="@android:color/darker_gray"⟧ android:background="@android:color/transparent"/></LinearLayout>"##,
      fixed:
        ##"<LinearLayout android:background="#FFF"><TextView android:textColor="#767676" android:background="@android:color/transparent"/></LinearLayout>"##
    ),
    .good(.androidXML, ##"<TextView android:textColorHint="#AAAAAA" android:background="#FFFFFF"/>"##),
    // Material tints button backgrounds.
    .good(.androidXML, ##"<Button android:textColor="#FFFFFF" android:background="#FFFFFF"/>"##),
    .good(
      .androidXML,
      ##"<LinearLayout android:background="#FFFFFF"><Button android:text="@string/pay" android:textColor="#FFFFFF"/></LinearLayout>"##
    ),
    .bad(
      .androidXML,
      ##"<LinearLayout android:background="#FFFFFF"><RadioButton android:text="@string/pay" ⟦android:textColor="#EEEEEE"⟧/></LinearLayout>"##
    ),
    .good(
      .androidXML,
      ##"<FrameLayout android:background="#FFF"><ImageView android:src="@drawable/sky"/><TextView android:textColor="#FFF"/></FrameLayout>"##
    ),
  ]
}
