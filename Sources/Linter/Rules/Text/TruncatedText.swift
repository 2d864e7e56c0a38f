// The truncated-text rule: long text that is limited to one line.

import Elements

extension Rule {
  static let truncatedText = Rule(
    "truncated-text", "Long text is limited to one line", .text, profile: .strict,
    severity: .hint, criteria: [.resizeText, .reflow], on: .textLooks,
    why: "People who need large text can't read what's truncated.",
    options: [
      RuleOption("minChars", default: .number(30), "Minimum text length to report, in characters.")
    ],
    examples: [
      .bad(
        .swiftUI, #"Text("Refunds take up to fourteen days to arrive.")⟦.lineLimit(1)⟧"#,
        fixed: #"Text("Refunds take up to fourteen days to arrive.")"#),
      .bad(
        .swiftUI,
        #"ScrollView { Text("Refunds take up to fourteen days to arrive.")⟦.lineLimit(1)⟧ }.padding(.horizontal)"#
      ),
      .bad(
        .swiftUI,
        #"ScrollView(.vertical) { Text("Refunds take up to fourteen days to arrive.")⟦.lineLimit(1)⟧.padding(.horizontal) }"#
      ),
      .good(
        .swiftUI,
        #"ScrollView(.horizontal) { Text("Refunds take up to fourteen days to arrive.").lineLimit(1) }"#),
      .good(
        .swiftUI, #"ScrollView(axes) { Text("Refunds take up to fourteen days to arrive.").lineLimit(1) }"#),
      .good(.swiftUI, #"Text("Refunds take up to fourteen days to arrive.").lineLimit(3)"#),
      .good(
        .swiftUI, #"Text("Refunds take up to fourteen days to arrive.").lineLimit(1).minimumScaleFactor(0.5)"#
      ),
      .bad(
        .swiftUI, #"Text("Refunds to your card")⟦.lineLimit(1)⟧.frame(width: 120)"#,
        fixed: #"Text("Refunds to your card").frame(width: 120)"#),
      .bad(
        .swiftUI, #"VStack { Image("a"); Text(person.name)⟦.lineLimit(1)⟧ }.frame(width: 100)"#,
        fixed: #"VStack { Image("a"); Text(person.name) }.frame(width: 100)"#),
      .good(.swiftUI, #"VStack { Image("a"); Text(person.name).lineLimit(1) }.frame(width: 300)"#),
      .good(.swiftUI, #"VStack { Image("a"); Text(person.age).lineLimit(1) }.frame(width: 100)"#),
      .good(.swiftUI, #"Text("Refunds to your card").lineLimit(1).frame(width: 360)"#),
      .good(.swiftUI, #"Text("Refunds").lineLimit(1)"#),
      .good(.swiftUI, #"Text(note).lineLimit(1)"#),
      .good(
        .swiftUI,
        #"ViewThatFits { Text("Refunds take up to fourteen days to arrive.").lineLimit(1); Text("Refunds: 14 days") }"#
      ),
      .good(
        .swiftUI,
        #"Button { open() } label: { Text("Refunds take up to fourteen days to arrive.").lineLimit(1) }"#),
      .bad(
        .uiKit,
        "let note = UILabel()\nnote.text = \"Refunds take up to fourteen days to arrive.\"\n⟦note.numberOfLines = 1⟧",
        fixed:
          "let note = UILabel()\nnote.text = \"Refunds take up to fourteen days to arrive.\"\nnote.numberOfLines = 0"
      ),
      .right(
        .uiKit,
        "let note = UILabel()\nnote.text = \"Refunds take up to fourteen days to arrive.\"\nnote.numberOfLines = 0"
      ),
      .bad(
        .interfaceBuilder,
        #"<label ⟦text="Account name"⟧ translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints><constraint firstAttribute="width" constant="150" id="b"/></constraints><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>"#,
        fixed:
          #"<label text="Account name" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints><constraint firstAttribute="width" constant="150" id="b"/></constraints><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>"#
      ),
      .bad(
        .interfaceBuilder,
        #"<label ⟦text="One-time codes are turned off"⟧ id="a"><fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/></label>"#
      ),
      .good(
        .interfaceBuilder,
        #"<label text="Account name" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints><constraint firstAttribute="width" constant="150" id="b"/></constraints><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>"#
      ),
      .good(
        .interfaceBuilder,
        #"<label text="Account name" id="a"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>"#
      ),
      .bad(
        .interfaceBuilder,
        #"<tableViewCell id="c"><tableViewCellContentView key="contentView" id="d"><subviews><label ⟦text="Always Use Reader View"⟧ id="a"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label><switch id="s"/></subviews></tableViewCellContentView></tableViewCell>"#
      ),
      .good(
        .interfaceBuilder,
        #"<tableViewCell id="c"><tableViewCellContentView key="contentView" id="d"><subviews><label text="Use Reader View" id="a"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label><switch id="s"/></subviews></tableViewCellContentView></tableViewCell>"#
      ),
      .good(
        .interfaceBuilder,
        #"<label text="One-time codes are turned off" id="a"><fontDescription key="fontDescription" type="system" pointSize="28"/></label>"#
      ),
      .good(.uiKit, "let note = UILabel()\nnote.text = \"Refunds\"\nnote.numberOfLines = 1"),
      .bad(
        .compose,
        #"Text("Refunds take up to fourteen days to arrive.", ⟦maxLines = 1⟧, overflow = TextOverflow.Ellipsis)"#,
        fixed: #"Text("Refunds take up to fourteen days to arrive.", overflow = TextOverflow.Ellipsis)"#),
      .bad(
        .compose, #"Text(account.name, Modifier.width(56.dp), ⟦maxLines = 1⟧)"#,
        fixed: #"Text(account.name, Modifier.width(56.dp))"#),
      .bad(
        .compose,
        #"Column(Modifier.width(110.dp)) { Image(photo, null); Text(person.name, ⟦maxLines = 1⟧, style = MaterialTheme.typography.bodyMedium) }"#,
        fixed:
          #"Column(Modifier.width(110.dp)) { Image(photo, null); Text(person.name, style = MaterialTheme.typography.bodyMedium) }"#
      ),
      .good(
        .compose, #"Column(Modifier.width(160.dp)) { Image(photo, null); Text(person.name, maxLines = 1) }"#),
      .bad(
        .compose,
        #"@Composable fun SettingRow(title: String, desc: String) { Column { Text(title); Text(desc, ⟦maxLines = 1⟧) } }"#,
        fixed:
          #"@Composable fun SettingRow(title: String, desc: String) { Column { Text(title); Text(desc) } }"#),
      .good(
        .compose,
        #"@Composable fun SettingRow(title: String, value: String) { Row { Text(title); Text(value, maxLines = 1) } }"#
      ),
      .good(
        .compose,
        #"@Composable fun Settings(title: String) { TopAppBar(title = { Text(title, maxLines = 1) }) }"#),
      .good(
        .compose, #"@Composable fun SongRow(title: String) { Column { Text(title, maxLines = 1) } }"#),
      .good(.compose, #"Text(account.total.toString(), Modifier.width(56.dp), maxLines = 1)"#),
      .good(.compose, #"Text(account.count, Modifier.width(56.dp), maxLines = 1)"#),
      .good(.compose, #"Text(account.name, Modifier.width(160.dp), maxLines = 1)"#),
      .right(.compose, #"Text("Refunds take up to fourteen days to arrive.", maxLines = 3)"#),
      .good(.compose, #"Text("Refunds", maxLines = 1)"#),
      .good(
        .compose,
        #"Text("Refunds take up to fourteen days to arrive.", Modifier.basicMarquee(), maxLines = 1)"#),
      .bad(
        .androidXML,
        #"<TextView ⟦android:maxLines="1"⟧ android:text="Refunds take up to fourteen days to arrive."/>"#,
        fixed: #"<TextView android:text="Refunds take up to fourteen days to arrive."/>"#),
      .bad(
        .androidXML,
        #"<TextView ⟦android:singleLine="true"⟧ android:text="Refunds take up to fourteen days to arrive."/>"#,
        fixed: #"<TextView android:text="Refunds take up to fourteen days to arrive."/>"#),
      .good(
        .androidXML,
        #"<TextView android:maxLines="1" android:ellipsize="marquee" android:text="Refunds take up to fourteen days to arrive."/>"#
      ),
      .good(
        .androidXML,
        #"<HorizontalScrollView><TextView android:maxLines="1" android:text="Refunds take up to fourteen days to arrive."/></HorizontalScrollView>"#
      ),
      .bad(
        .androidXML,
        #"<TextView android:id="@+id/totalTime" android:layout_width="40dp" android:layout_height="wrap_content" ⟦android:singleLine="true"⟧/>"#,
        fixed:
          #"<TextView android:id="@+id/totalTime" android:layout_width="40dp" android:layout_height="wrap_content"/>"#
      ),
      .good(
        .androidXML,
        #"<TextView android:id="@+id/totalTime" android:layout_width="64dp" android:layout_height="wrap_content" android:singleLine="true"/>"#
      ),
      .good(.androidXML, #"<TextView android:maxLines="1" android:text="@string/refunds"/>"#),
    ]
  ) { id, report in
    guard let (look, message) = report.cutLine(id) else { return }
    report.report(id, at: look.range, message, fixes: [look.fix("Remove the line limit")])
  }
}

private extension Report {
  /// Returns the line limit that truncates a text, and a message about it.
  func cutLine(_ id: ElementID) -> (look: TextLook, message: String)? {
    let message = "At larger text sizes, this text is truncated. Allow more lines."
    let narrow = "The width is fixed, so at larger text sizes, this text is truncated. Allow more lines."
    if let look = tree.lineLimitOfNarrowName(id) { return (look, narrow) }
    if let look = tree.lineLimitOfSetting(id) {
      return (look, "At larger text sizes, this setting is truncated. Allow more lines.")
    }
    if let cut = tree.cutText(id) { return (cut.look, cut.hasFixedWidth ? narrow : message) }
    guard tree[id].lineLimit == 1, !tree[id].givesWay, !tree[id].isLargeTitle,
      let look = tree[id].textLooks.last(where: { $0.kind == .lineLimit(1) }),
      let text = tree.readableText(of: id)?.value.literal, text.count >= number("minChars"), !tree.hasRoom(id)
    else { return nil }
    return (look, message)
  }
}
