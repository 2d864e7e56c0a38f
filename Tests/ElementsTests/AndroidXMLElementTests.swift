// Elements of Android layouts, menus, and styles.

import Testing

@Suite("Android XML elements")
struct AndroidXMLElementTests {
  @Test("views nest like their tags")
  func containers() {
    checkLayout(
      """
      <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android">
        <TextView android:text="a" />
        <FrameLayout><ImageView android:src="@drawable/b" /></FrameLayout>
      </LinearLayout>
      """,
      """
      container LinearLayout no name
        text TextView “a” (title)
        container FrameLayout no name
          image ImageView no name
      """)
  }

  @Test("a content description is a label, but null and an empty string aren't")
  func descriptions() {
    checkLayout(
      """
      <LinearLayout>
        <ImageView android:contentDescription="Close" android:src="@drawable/a" />
        <ImageView android:contentDescription="@string/close" />
        <ImageView android:contentDescription="@null" />
        <ImageView android:contentDescription="" />
        <ImageView />
      </LinearLayout>
      """,
      """
      container LinearLayout no name
        image ImageView “Close” (label)
        image ImageView ‹string/close› (label)
        image ImageView no name decorative
        image ImageView no name
        image ImageView no name
      """)
  }

  @Test("buttons are named after their text")
  func buttons() {
    checkLayout(
      """
      <LinearLayout>
        <Button android:text="Save" />
        <ImageButton android:src="@drawable/a" />
        <com.google.android.material.floatingactionbutton.FloatingActionButton android:contentDescription="Add" />
      </LinearLayout>
      """,
      """
      container LinearLayout no name
        button Button “Save” (title) merges
        iconButton ImageButton no name merges
        iconButton FloatingActionButton “Add” (label) merges
      """)
  }

  @Test("views not important for accessibility are skipped")
  func hiding() {
    checkLayout(
      """
      <LinearLayout>
        <ImageView android:importantForAccessibility="no" />
        <LinearLayout android:importantForAccessibility="noHideDescendants"><TextView android:text="a" /></LinearLayout>
        <TextView android:text="b" android:visibility="gone" />
      </LinearLayout>
      """,
      """
      container LinearLayout no name
        image ImageView no name hidden
        container LinearLayout no name hidden
          text TextView “a” (title) hidden
        text TextView “b” (title) hidden
      """)
  }

  @Test("a field is named after its hint")
  func hints() {
    checkLayout(
      """
      <LinearLayout>
        <EditText android:hint="Mail" />
        <EditText />
      </LinearLayout>
      """,
      """
      container LinearLayout no name
        textField EditText “Mail” (placeholder)
        textField EditText no name
      """)
  }

  @Test("a field uses the hint of the surrounding layout")
  func inputLayouts() {
    checkLayout(
      """
      <com.google.android.material.textfield.TextInputLayout android:hint="Mail">
        <com.google.android.material.textfield.TextInputEditText />
      </com.google.android.material.textfield.TextInputLayout>
      """,
      """
      container TextInputLayout no name
        textField TextInputEditText ‹dynamic› (labelFor)
      """)
  }

  @Test("a label can be a separate view")
  func labelFor() {
    checkLayout(
      """
      <LinearLayout>
        <TextView android:text="Mail" android:labelFor="@id/mail" />
        <EditText android:id="@+id/mail" />
        <EditText android:id="@+id/other" />
      </LinearLayout>
      """,
      """
      container LinearLayout no name
        text TextView “Mail” (title)
        textField EditText ‹dynamic› (labelFor)
        textField EditText no name
      """)
  }

  @Test("switches and checkboxes are named after their text")
  func controls() {
    checkLayout(
      """
      <LinearLayout>
        <Switch android:text="Wi-Fi" />
        <CheckBox />
        <RadioButton android:contentDescription="Red" />
        <SeekBar />
        <ToggleButton android:textOn="On" android:textOff="Off" />
      </LinearLayout>
      """,
      """
      container LinearLayout no name
        toggle Switch “Wi-Fi” (title)
        checkbox CheckBox no name
        radioButton RadioButton “Red” (label)
        slider SeekBar no name
        toggle ToggleButton “On” (title)
      """)
  }

  @Test("a click handler makes a view an action")
  func clicks() {
    checkLayout(
      """
      <LinearLayout>
        <ImageView android:onClick="close" android:src="@drawable/a" />
        <TextView android:text="b" android:clickable="true" />
      </LinearLayout>
      """,
      """
      container LinearLayout no name
        image ImageView no name on tap
        text TextView “b” (title) on tap
      """)
  }

  @Test("a clickable row includes its content")
  func mergedRows() {
    checkLayout(
      """
      <LinearLayout android:onClick="open">
        <ImageView android:src="@drawable/a" />
        <TextView android:text="b" />
      </LinearLayout>
      """,
      """
      container LinearLayout “b” (content) merges on tap
        image ImageView no name merged
        text TextView “b” (title) merged
      """)
  }

  @Test("data-bound values are unknown")
  func dataBinding() {
    checkLayout(
      """
      <layout>
        <data><variable name="a" type="B" /></data>
        <LinearLayout>
          <TextView android:text="@{a.b}" />
          <ImageView android:contentDescription="@{a.c}" />
        </LinearLayout>
      </layout>
      """,
      """
      container layout no name
        container LinearLayout no name
          text TextView ‹dynamic› (title)
          image ImageView ‹dynamic› (label)
      """)
  }

  @Test("tools: attributes only show that code sets the real text")
  func tools() {
    checkLayout(
      """
      <LinearLayout>
        <TextView tools:text="a" />
        <ImageView tools:src="@drawable/b" tools:contentDescription="c" />
      </LinearLayout>
      """,
      """
      container LinearLayout no name
        text TextView name unknown open
        image ImageView name unknown open
      """)
  }

  @Test("a custom component may be anything, but its children are known")
  func unknownComponents() {
    checkLayout(
      """
      <com.app.Card>
        <ImageView />
        <com.app.Avatar android:contentDescription="a" />
      </com.app.Card>
      """,
      """
      custom Card name unknown open
        image ImageView no name
        custom Avatar “a” (label) open
      """)
  }

  @Test("a style may supply missing attributes")
  func styles() {
    checkLayout(
      """
      <LinearLayout>
        <ImageButton style="@style/Close" />
      </LinearLayout>
      """,
      """
      container LinearLayout no name
        iconButton ImageButton name unknown merges open
      """)
  }

  @Test("included layouts are unknown")
  func includes() {
    checkLayout(
      """
      <merge>
        <include layout="@layout/a" />
        <ViewStub android:layout="@layout/b" />
        <requestFocus />
      </merge>
      """,
      """
      container merge no name
        custom include name unknown open
        custom ViewStub name unknown open
      """)
  }

  @Test("numbers with units are sizes")
  func sizes() {
    checkLayout(
      """
      <LinearLayout>
        <ImageButton android:layout_width="24dp" android:layout_height="32.5dp" />
        <ImageButton android:layout_width="match_parent" android:layout_height="wrap_content" />
      </LinearLayout>
      """,
      """
      container LinearLayout no name
        iconButton ImageButton no name merges 24×32.5
        iconButton ImageButton no name merges
      """)
  }

  @Test("menu items are named after their title")
  func menus() {
    checkLayout(
      """
      <menu>
        <item android:id="@+id/a" android:title="Share" android:icon="@drawable/b" />
        <item android:icon="@drawable/c" />
        <item android:title="@string/d" app:actionLayout="@layout/e" />
      </menu>
      """,
      """
      menuItem item “Share” (title) merges
      menuItem item no name merges
      menuItem item name unknown merges open
      """, path: "app/src/main/res/menu/a.xml")
  }

  @Test("files in values directories have no elements")
  func values() {
    checkLayout(
      """
      <resources><string name="a">b</string><color name="c">#fff</color></resources>
      """,
      """

      """, path: "app/src/main/res/values/a.xml")
  }

  @Test("a theme style with a dark variant has colors")
  func dayNight() {
    checkLayout(
      """
      <resources>
        <style name="A" parent="Theme.MaterialComponents.DayNight"><item name="android:textColor">#000</item></style>
        <style name="B" parent="Theme.AppCompat.Light"><item name="android:textColor">#000</item></style>
      </resources>
      """,
      """
      text item no name
      """, path: "app/src/main/res/values/styles.xml")
  }

  @Test("an unclosed tag is already a view")
  func halfTyped() {
    checkLayout(
      """
      <LinearLayout>
        <ImageView android:contentDescription="a
        <TextView android:text="b" />
      """,
      """
      container LinearLayout no name
        image ImageView “a” (label)
        text TextView “b” (title)
      """)
  }

  @Test("a navigation icon is a button in its toolbar")
  func toolbars() {
    checkLayout(
      """
      <androidx.appcompat.widget.Toolbar app:navigationIcon="@drawable/a" app:navigationContentDescription="Back" />
      <Toolbar app:navigationIcon="@drawable/b" />
      """,
      """
      container Toolbar no name
        iconButton navigationIcon “Back” (label) merges
      container Toolbar no name
        iconButton navigationIcon no name merges
      """)
  }
}
