// Sizes, text sizes, styles, and visibility in Android layouts.

import Elements
import Source
import Testing

@Suite("Sizes and states in Android XML")
struct AndroidXMLLooksTests {
  @Test("a size needs both dimensions and nothing that enlarges the view")
  func sizes() {
    checkLayout(
      """
      <LinearLayout>
        <Button android:text="a" android:layout_width="20dp" android:layout_height="30dip" />
        <Button android:text="b" android:layout_width="match_parent" android:layout_height="20dp" />
        <Button android:text="c" android:layout_width="0dp" android:layout_height="wrap_content" />
        <Button android:text="d" android:layout_width="20dp" android:layout_height="20dp" android:layout_weight="1" />
        <com.google.android.material.chip.Chip android:text="e" android:layout_width="60dp" android:layout_height="32dp" />
        <Button android:text="f" android:layout_width="20px" android:layout_height="@dimen/a" />
      </LinearLayout>
      """,
      """
      container LinearLayout no name
        button Button “a” (title) merges 20×30
        button Button “b” (title) merges ?×20
        button Button “c” (title) merges
        button Button “d” (title) merges
        button Chip “e” (title) merges
        button Button “f” (title) merges
      """)
  }

  @Test(
    "a text size scales only in sp",
    arguments: [
      ("14sp", FontScaling.scales), ("14dp", .fixed(size: 14, unit: "dp")),
      ("9.5pt", .fixed(size: 9.5, unit: "pt")),
      (".2in", .fixed(size: 0.2, unit: "in")), ("@dimen/a", .unknown), ("?attr/a", .unknown),
      ("14", .unknown),
      ("dp", .unknown), ("", .unknown),
    ])
  func textSizes(value: String, scaling: FontScaling) throws {
    let source = SourceText("<TextView android:text=\"a\" android:textSize=\"\(value)\" />")
    let tree = try #require(ElementTree(source, path: "app/src/main/res/layout/a.xml"))
    #expect(tree.elements.first?.fonts.map(\.scaling) == [scaling])
  }

  @Test("a style has a dark variant if one of its parents has one")
  func styles() throws {
    let source = SourceText(
      """
      <resources>
        <style name="Base" parent="Theme.Material3.DayNight" />
        <style name="App" parent="@style/Base"><item name="android:textColor">#000</item></style>
        <style name="App.Child"><item name="android:textColor">#000</item></style>
        <style name="Light" parent="Theme.Material3.Light"><item name="android:textColor">#000</item></style>
        <style name="Circle" parent="Circle"><item name="android:textColor">#000</item></style>
        <style name="Small"><item name="android:textSize">12dp</item></style>
      </resources>
      """)
    let tree = try #require(ElementTree(source, path: "app/src/main/res/values/styles.xml"))
    #expect(tree.elements.count == 3)
    #expect(tree.elements.last?.fonts.first?.scaling == .fixed(size: 12, unit: "dp"))
  }

  @Test("a view that is gone but has an ID may be shown later")
  func goneAtFirst() {
    checkLayout(
      """
      <LinearLayout>
        <Button android:text="a" android:visibility="gone" />
        <Button android:text="b" android:visibility="gone" android:id="@+id/b" />
      </LinearLayout>
      """,
      """
      container LinearLayout no name
        button Button “a” (title) hidden merges
        button Button “b” (title) merges
      """)
  }

  @Test("a layout that is a focus stop includes its content")
  func focusableLayouts() {
    checkLayout(
      """
      <LinearLayout>
        <LinearLayout android:screenReaderFocusable="true"><TextView android:text="a" /></LinearLayout>
        <LinearLayout android:focusable="true"><TextView android:text="b" /></LinearLayout>
        <LinearLayout android:focusable="true" android:focusableInTouchMode="true"><TextView android:text="c" /></LinearLayout>
      </LinearLayout>
      """,
      """
      container LinearLayout no name
        container LinearLayout “a” (content) merges
          text TextView “a” (title) merged
        container LinearLayout “b” (content) merges
          text TextView “b” (title) merged
        container LinearLayout no name
          text TextView “c” (title)
      """)
  }

  @Test("a custom binding adapter may label its view, but platform attributes don't")
  func boundAttributes() {
    checkLayout(
      """
      <LinearLayout>
        <ImageView android:visibility="@{vm.shown}" android:src="@{vm.picture}" />
        <ImageView app:person="@{vm.person}" />
        <EditText android:text="@={vm.mail}" />
      </LinearLayout>
      """,
      """
      container LinearLayout no name
        image ImageView no name
        image ImageView name unknown open
        textField EditText no name
      """)
  }

  @Test("sizes in home screen widgets and watch layouts are skipped")
  func smallScreens() throws {
    let source = SourceText("<TextView android:textSize=\"12dp\" android:layout_width=\"20dp\" />")
    for path in [
      "app/src/main/res/layout/clock_widget.xml", "app-wearos/src/main/res/layout/a.xml",
      "app/src/main/res/layout-watch/a.xml",
    ] {
      let tree = try #require(ElementTree(source, path: path))
      #expect(tree.elements.first?.fonts.isEmpty == true)
      #expect(tree.elements.first?.size.isAbsent == true)
    }
  }

  @Test("a layout around a field labels it with its hint, unless the hint is disabled")
  func hintsOfLayouts() {
    checkLayout(
      """
      <LinearLayout>
        <com.google.android.material.textfield.TextInputLayout android:hint="a">
          <com.google.android.material.textfield.TextInputEditText />
        </com.google.android.material.textfield.TextInputLayout>
        <com.google.android.material.textfield.TextInputLayout android:hint="a" app:hintEnabled="false">
          <com.google.android.material.textfield.TextInputEditText />
        </com.google.android.material.textfield.TextInputLayout>
      </LinearLayout>
      """,
      """
      container LinearLayout no name
        container TextInputLayout no name
          textField TextInputEditText ‹dynamic› (labelFor)
        container TextInputLayout no name
          textField TextInputEditText no name
      """)
  }

  @Test("a layout that hides several of its controls offers them as actions")
  func rowsWithActions() {
    checkLayout(
      """
      <LinearLayout>
        <Button android:id="@+id/a" android:text="a" android:importantForAccessibility="no" />
        <Button android:id="@+id/b" android:text="b" android:importantForAccessibility="no" />
        <Button android:id="@+id/c" android:text="c" android:importantForAccessibility="no" />
      </LinearLayout>
      """,
      """
      container LinearLayout name unknown open
        button Button “a” (title) hidden merges
        button Button “b” (title) hidden merges
        button Button “c” (title) hidden merges
      """)
  }
}
