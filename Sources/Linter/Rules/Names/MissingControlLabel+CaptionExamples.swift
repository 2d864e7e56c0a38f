// Examples of controls with a title next to them, which the fix repeats.

import Elements

extension Rule {
  static let captionedControlExamples: [Example] = [
    .bad(
      .compose,
      """
      @Composable fun Sound(on: Boolean) { Row { Text(stringResource(R.string.sound)); WideGap(8.dp); ⟦Switch(on, { save(it) })⟧ } }
      @Composable fun RowScope.WideGap(minWidth: Dp) { Spacer(Modifier.width(minWidth)); Spacer(Modifier.weight(1f)) }
      @Composable fun ColumnScope.WideGap(minHeight: Dp) { Spacer(Modifier.height(minHeight)); Spacer(Modifier.weight(1f)) }
      """,
      fixed: """
        @Composable fun Sound(on: Boolean) { Row(Modifier.toggleable(on, role = Role.Switch) { save(it) }) { Text(stringResource(R.string.sound)); WideGap(8.dp); Switch(on, null, modifier = Modifier.minimumInteractiveComponentSize()) } }
        @Composable fun RowScope.WideGap(minWidth: Dp) { Spacer(Modifier.width(minWidth)); Spacer(Modifier.weight(1f)) }
        @Composable fun ColumnScope.WideGap(minHeight: Dp) { Spacer(Modifier.height(minHeight)); Spacer(Modifier.weight(1f)) }
        """, severity: .warning),
    .bad(
      .swiftUI,
      """
      struct Sound: View { var body: some View { HStack { Text("Sound"); Gap(); ⟦Toggle("", isOn: $on)⟧.labelsHidden() } } }
      struct Gap: View { var body: some View { Color.clear.frame(width: 8); Spacer() } }
      """,
      fixed: """
        struct Sound: View { var body: some View { HStack { Text("Sound"); Gap(); Toggle("Sound", isOn: $on).labelsHidden() } } }
        struct Gap: View { var body: some View { Color.clear.frame(width: 8); Spacer() } }
        """, severity: .warning),
    .bad(
      .compose,
      """
      fun Loudness(limit: Float) {
          Column {
              Text(
                  text = stringResource(
                      R.string.loudest_sound,
                      limit.toInt(),
                  ),
              )
              ⟦Slider(value = limit, onValueChange = { save(it) })⟧
          }
      }
      """,
      fixed: """
        fun Loudness(limit: Float) {
            Column {
                Text(
                    text = stringResource(
                        R.string.loudest_sound,
                        limit.toInt(),
                    ),
                )
                val loudestSound = stringResource(R.string.loudest_sound, limit.toInt())
                Slider(value = limit, onValueChange = { save(it) }, modifier = Modifier.semantics { contentDescription = loudestSound })
            }
        }
        """, severity: .warning),
    .bad(
      .compose,
      #"fun Option(entry: Entry) { Column { Text(entry.title()); ⟦Slider(entry.level, onValueChange = { entry.set(it) })⟧ } }"#,
      fixed:
        #"fun Option(entry: Entry) { Column { Text(entry.title()); val titleLabel = entry.title(); Slider(entry.level, onValueChange = { entry.set(it) }, modifier = Modifier.semantics { contentDescription = titleLabel }) } }"#
    ),
    .bad(
      .compose,
      #"fun Speed(speed: Float) { SpeedPanel { Row { Text(stringResource(R.string.speed)); Text(speed.format(1)); ShopIconButton(onClick = { reset() }, label = undo) }; ⟦Slider(speed, onValueChange = { set(it) })⟧ } }"#,
      fixed:
        #"fun Speed(speed: Float) { SpeedPanel { Row { Text(stringResource(R.string.speed)); Text(speed.format(1)); ShopIconButton(onClick = { reset() }, label = undo) }; val speedLabel = stringResource(R.string.speed); Slider(speed, onValueChange = { set(it) }, modifier = Modifier.semantics { contentDescription = speedLabel }) } }"#,
      severity: .warning
    ),
    .bad(
      .compose,
      #"fun Loud(level: Float) { Column { Text(Texts.strings.loudness); ⟦Slider(level, onValueChange = { set(it) })⟧ } }"#,
      fixed:
        #"fun Loud(level: Float) { Column { Text(Texts.strings.loudness); val loudnessLabel = Texts.strings.loudness; Slider(level, onValueChange = { set(it) }, modifier = Modifier.semantics { contentDescription = loudnessLabel }) } }"#
    ),
    .bad(
      .compose,
      #"fun Speed(speed: Float) { Column { Text(speed.format(1)); ⟦Slider(speed, onValueChange = { set(it) })⟧ } }"#,
      fixed:
        #"fun Speed(speed: Float) { Column { Text(speed.format(1)); Slider(speed, onValueChange = { set(it) }, modifier = Modifier.semantics { contentDescription = "‹›" /* what the control changes */ }) } }"#
    ),
    .bad(
      .compose,
      #"fun Reverb(amount: Float) { Column { Row { val shown = entry.title; Text(shown) }; ⟦Slider(amount, onValueChange = { set(it) })⟧ } }"#,
      fixed:
        #"fun Reverb(amount: Float) { Column { Row { val shown = entry.title; Text(shown) }; Slider(amount, onValueChange = { set(it) }, modifier = Modifier.semantics { contentDescription = "‹›" /* what the control changes */ }) } }"#
    ),
    .bad(
      .compose,
      #"DropdownMenuItem(text = { Text(name) }, onClick = { flip(it) }, leadingIcon = { ⟦Checkbox(it.isOn, onCheckedChange = { _ -> flip(it) })⟧ })"#,
      fixed:
        #"DropdownMenuItem(text = { Text(name) }, onClick = { flip(it) }, leadingIcon = { Checkbox(it.isOn, onCheckedChange = null, modifier = Modifier.minimumInteractiveComponentSize()) }, modifier = Modifier.semantics { role = Role.Checkbox; toggleableState = ToggleableState(it.isOn) })"#,
      severity: .warning
    ),
    .bad(
      .swiftUI,
      #"struct Rate: View { var body: some View { VStack { HStack { Text("Frame rate"); Spacer(); Button("Less") { less() }; Text(verbatim: "\(rate)"); Button("More") { more() } }; ⟦Slider(value: $rate)⟧ } } }"#,
      fixed:
        #"struct Rate: View { var body: some View { VStack { HStack { Text("Frame rate"); Spacer(); Button("Less") { less() }; Text(verbatim: "\(rate)"); Button("More") { more() } }; Slider(value: $rate).accessibilityLabel("Frame rate") } } }"#,
      severity: .warning
    ),
    .bad(
      .swiftUI,
      #"VStack { Text("Reminder"); Text("We send it at most once a day.").font(.caption); ⟦Slider(value: $hour)⟧ }"#,
      fixed:
        #"VStack { Text("Reminder"); Text("We send it at most once a day.").font(.caption); Slider(value: $hour).accessibilityLabel("Reminder") }"#,
      severity: .warning
    ),
    .bad(
      .interfaceBuilder,
      #"<tableViewCell><tableViewCellContentView><view><label text="Alerts" id="a"/></view><⟦switch⟧ id="b"/></tableViewCellContentView></tableViewCell>"#,
      fixed:
        #"<tableViewCell><tableViewCellContentView><view><label text="Alerts" id="a"/></view><switch id="b"><accessibility key="accessibilityConfiguration" label="‹Alerts›"/></switch></tableViewCellContentView></tableViewCell>"#
    ),
    .bad(
      .interfaceBuilder,
      #"<view><label text="Alerts" id="a"/><⟦switch⟧ id="b"/><label text="Sounds" id="c"/><⟦switch⟧ id="d"/></view>"#,
      fixed:
        #"<view><label text="Alerts" id="a"/><switch id="b"><accessibility key="accessibilityConfiguration" label="‹›"/></switch><label text="Sounds" id="c"/><switch id="d"><accessibility key="accessibilityConfiguration" label="‹›"/></switch></view>"#
    ),
    .bad(
      .compose,
      #"Row { ⟦Checkbox(on, onCheckedChange = { flip() })⟧; Text("I have read the terms of use, including the parts about my rights and duties, and I agree.", Modifier.clickable { flip() }) }"#,
      fixed:
        #"Row { Checkbox(on, onCheckedChange = { flip() }, modifier = Modifier.semantics { contentDescription = "I have read the terms of use, including the parts about my rights and duties, and I agree." }); Text("I have read the terms of use, including the parts about my rights and duties, and I agree.", Modifier.clickable { flip() }) }"#
    ),
    .bad(
      .compose,
      #"fun Alarm() { Row { Text("Alarms"); ⟦IconToggleButton(on, onCheckedChange = { on = it }) { Icon(Icons.Default.Tune, null) }⟧ } }"#,
      severity: .warning
    ),
    .bad(
      .interfaceBuilder,
      #"<view><label text="At most once a day" id="c"><rect key="frame" x="9" y="40" width="90" height="20"/></label><label text="Alerts" id="a"><rect key="frame" x="9" y="9" width="90" height="20"/></label><⟦switch⟧ id="b"/></view>"#,
      fixed:
        #"<view><label text="At most once a day" id="c"><rect key="frame" x="9" y="40" width="90" height="20"/></label><label text="Alerts" id="a"><rect key="frame" x="9" y="9" width="90" height="20"/></label><switch id="b"><accessibility key="accessibilityConfiguration" label="‹Alerts›"/></switch></view>"#
    ),
    .bad(
      .interfaceBuilder,
      #"<view><label text="Alerts" id="a"><rect key="frame" x="9" y="9" width="90" height="20"/></label><label text="Daily" id="c"><rect key="frame" x="99" y="9" width="90" height="20"/></label><⟦switch⟧ id="b"/></view>"#,
      fixed:
        #"<view><label text="Alerts" id="a"><rect key="frame" x="9" y="9" width="90" height="20"/></label><label text="Daily" id="c"><rect key="frame" x="99" y="9" width="90" height="20"/></label><switch id="b"><accessibility key="accessibilityConfiguration" label="‹›"/></switch></view>"#
    ),
    .bad(
      .swiftUI, #"HStack { Text(":"); ⟦Slider(value: $minutes)⟧ }"#,
      fixed:
        #"HStack { Text(":"); Slider(value: $minutes).accessibilityLabel("‹›" /* what the control changes */) }"#
    ),
    .bad(
      .compose,
      #"fun Tone(tone: Float) { Column { Text("T"); ⟦Slider(tone, onValueChange = { set(it) })⟧ } }"#,
      fixed:
        #"fun Tone(tone: Float) { Column { Text("T"); Slider(tone, onValueChange = { set(it) }, modifier = Modifier.semantics { contentDescription = "‹›" /* what the control changes */ }) } }"#,
      severity: .warning
    ),
    .bad(
      .androidXML,
      #"<LinearLayout><TextView android:text="@string/hidden_title"/><TextView android:text="@string/hidden_desc"/><⟦Switch⟧ android:id="@+id/on"/></LinearLayout>"#,
      fixed:
        #"<LinearLayout><TextView android:labelFor="@id/on" android:text="@string/hidden_title"/><TextView android:text="@string/hidden_desc"/><Switch android:id="@+id/on"/></LinearLayout>"#,
      severity: .information),
    .bad(
      .swiftUI,
      #"Section { ⟦Slider(value: $size)⟧ } header: { Text("Font size") } footer: { Text("All texts") }"#,
      fixed:
        #"Section { Slider(value: $size).accessibilityLabel("Font size") } header: { Text("Font size") } footer: { Text("All texts") }"#
    ),
  ]
}
