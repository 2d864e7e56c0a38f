// TalkBack announcements for layouts: groups, invisible content, and text that the platform adds.

import Testing

@Suite("TalkBack in layouts")
struct TalkBackLayoutTests {
  private static let material = "com.google.android.material"

  @Test(
    "Groups, hidden views, and platform parts",
    arguments: [
      (
        "What can be pressed stays apart from the group around it",
        """
        <LinearLayout android:clickable="true" android:focusable="true"><TextView android:text="Row"/><Button android:text="Go"/>
        <CheckBox android:text="Pick"/><ImageView android:clickable="true" android:contentDescription="More"/></LinearLayout>
        """,
        [
          "“Row. Double-tap to activate”", "“Go, Button. Double-tap to activate”",
          "“not checked, Pick, Check box. Double-tap to toggle”", "“More, Button. Double-tap to activate”",
        ]
      ),
      (
        "A group that is only focusable keeps them apart as well",
        #"<LinearLayout android:focusable="true"><TextView android:text="Row"/><Button android:text="Go"/></LinearLayout>"#,
        ["“Row”", "“Go, Button. Double-tap to activate”"]
      ),
      (
        "A picture that is pressed is a button",
        #"<ImageView android:clickable="true" android:contentDescription="More"/>"#,
        ["“More, Button. Double-tap to activate”"]
      ),
      (
        "A text layout hands a resource on",
        "<\(material).textfield.TextInputLayout android:hint=\"@string/hello\"><\(material).textfield.TextInputEditText/></\(material).textfield.TextInputLayout>",
        ["“Hello there, Edit box. Double-tap to edit text”"]
      ),
      (
        "A menu of a text layout is a list to choose from",
        "<\(material).textfield.TextInputLayout style=\"@style/Widget.Material3.TextInputLayout.OutlinedBox.ExposedDropdownMenu\" android:hint=\"Expires\"><AutoCompleteTextView android:inputType=\"none\"/></\(material).textfield.TextInputLayout>",
        ["“Expires, Drop down list. Double-tap to change”"]
      ),
      (
        "A spinner says what is chosen",
        "<Spinner/>",
        ["“‹selected item›, Drop down list. Double-tap to change” (approximate)"]
      ),
      (
        "What is invisible without an id stays so",
        #"<TextView android:text="Inv" android:visibility="invisible"/>"#,
        ["not focusable (visibility)"]
      ),
      (
        "What is transparent is not met",
        #"<FrameLayout android:alpha="0"><TextView android:text="Ghost"/></FrameLayout>"#,
        ["not focusable (alpha)"]
      ),
      (
        "A sheet that is closed at first is there at times",
        """
        <LinearLayout app:layout_behavior="com.google.android.material.bottomsheet.BottomSheetBehavior" app:behavior_peekHeight="0dp"><TextView android:text="Add"/></LinearLayout>
        <LinearLayout app:layout_behavior="@string/bottom_sheet_behavior" app:behavior_hideable="true"><TextView android:text="Hide"/></LinearLayout>
        <LinearLayout app:layout_behavior="@string/bottom_sheet_behavior" app:behavior_peekHeight="64dp"><TextView android:text="Peek"/></LinearLayout>
        """,
        ["“Add” (only if shown)", "“Hide” (only if shown)", "“Peek”"]
      ),
      (
        "What code can show is there at times",
        #"<Button android:id="@+id/y" android:text="G" android:visibility="gone"/>"#,
        ["“G, Button. Double-tap to activate” (only if shown)"]
      ),
      (
        "A text that code sets is told by its id",
        #"<TextView android:id="@+id/subject"/>"#,
        ["“‹subject›” (approximate)"]
      ),
      (
        "So it is in a group",
        #"<LinearLayout android:clickable="true"><TextView android:id="@+id/subject"/><TextView android:text="a"/></LinearLayout>"#,
        ["“‹subject›, a. Double-tap to activate” (approximate)"]
      ),
      (
        "A text that says nothing is not met",
        #"<TextView android:text=""/>"#,
        []
      ),
      (
        "A chip that does nothing has no role",
        "<\(material).chip.Chip android:text=\"New\" android:clickable=\"false\"/>",
        ["“New”"]
      ),
      (
        "A chip that is marked is a check box",
        "<\(material).chip.Chip android:text=\"New\" android:checkable=\"true\"/>",
        ["“not checked, New, Check box. Double-tap to toggle”"]
      ),
      (
        "The icon that takes a chip away is a stop",
        "<\(material).chip.Chip android:text=\"Ada\" app:closeIconVisible=\"true\"/>",
        ["“Ada, Button. Double-tap to activate”", "“Remove Ada, Button. Double-tap to activate”"]
      ),
      (
        "A view of the app is what it is called",
        #"<com.app.PlayButton android:contentDescription="Pause"/><com.app.TimeView android:text="00:00"/>"#,
        ["“Pause, Button. Double-tap to activate” (approximate)", "“00:00” (approximate)"]
      ),
      (
        "The title of a bar is read",
        "<\(material).appbar.MaterialToolbar app:title=\"@string/hello\"/>",
        ["“Hello there”"]
      ),
      (
        "Pages are shown by code",
        #"<androidx.viewpager2.widget.ViewPager2 android:id="@+id/pager"/>"#,
        ["… ViewPager2"]
      ),
      (
        "A bar of progress says how far it is",
        #"<ProgressBar/><ProgressBar style="?android:attr/progressBarStyleHorizontal" android:progress="40"/>"#,
        ["“in progress, Progress bar”", "“40 percent, Progress bar”"]
      ),
    ])
  func layouts(rule: String, code: String, expected: [String]) {
    let file = """
      <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android" xmlns:app="http://schemas.android.com/apk/res-auto">
      \(code)</LinearLayout>
      """
    let steps = talkBackSteps(file, "app/src/main/res/layout/a.xml", texts: ["hello": "Hello there"])
    #expect(steps == expected, "\(rule)")
  }

  @Test(
    "Views are read in the order of their positions",
    arguments: [
      (
        "What stands before another is read before it",
        """
        <RelativeLayout><Button android:id="@+id/play" android:text="Play"/>
        <Button android:text="Rewind" android:layout_toStartOf="@id/play"/></RelativeLayout>
        """,
        ["“Rewind, Button. Double-tap to activate”", "“Play, Button. Double-tap to activate”"]
      ),
      (
        "So it is between constraints",
        """
        <androidx.constraintlayout.widget.ConstraintLayout>
        <Button android:id="@+id/imp" android:text="Import" app:layout_constraintEnd_toEndOf="parent"/>
        <TextView android:text="Status" app:layout_constraintEnd_toStartOf="@id/imp"/>
        </androidx.constraintlayout.widget.ConstraintLayout>
        """,
        ["“Status”", "“Import, Button. Double-tap to activate”"]
      ),
      (
        "What stands below comes behind, also in a stop",
        """
        <RelativeLayout android:clickable="true"><TextView android:text="Below" android:layout_below="@id/top"/>
        <TextView android:id="@+id/top" android:text="Top"/></RelativeLayout>
        """,
        ["“Top, Below. Double-tap to activate”"]
      ),
      (
        "What stands below one of a row is read behind the row, from its beginning on",
        """
        <RelativeLayout><TextView android:id="@+id/play" android:text="Play" android:layout_centerVertical="true"/>
        <TextView android:text="30" android:layout_below="@id/back" android:layout_alignStart="@id/back"/>
        <TextView android:id="@+id/back" android:text="Back" android:layout_centerVertical="true" android:layout_toStartOf="@id/play"/>
        <TextView android:text="1.0" android:layout_below="@id/speed" android:layout_alignStart="@id/speed"/>
        <TextView android:id="@+id/speed" android:text="Speed" android:layout_centerVertical="true" android:layout_toStartOf="@id/back"/>
        </RelativeLayout>
        """,
        ["“Speed”", "“Back”", "“Play”", "“1.0”", "“30”"]
      ),
      (
        "What is laid out from the end of a bar is met from the middle outwards",
        """
        <androidx.appcompat.widget.Toolbar><TextView android:text="1" android:layout_gravity="end"/>\
        <TextView android:text="2" android:layout_gravity="right|center_vertical"/><TextView android:text="3"/>\
        <TextView android:text="4" android:layout_gravity="center"/><TextView android:text="5" android:layout_gravity="start"/></androidx.appcompat.widget.Toolbar>
        """,
        ["“3”", "“5”", "“4”", "“2”", "“1”"]
      ),
      (
        "What is as wide as the bar leaves its order",
        """
        <androidx.appcompat.widget.Toolbar><TextView android:text="1" android:layout_gravity="end" android:layout_width="match_parent"/>\
        <TextView android:text="2" android:layout_gravity="end"/></androidx.appcompat.widget.Toolbar>
        """,
        ["“1”", "“2”"]
      ),
      (
        "What stands level with a text is read with it, wherever a barrier stands",
        """
        <androidx.constraintlayout.widget.ConstraintLayout>
        <TextView android:id="@+id/new_label" android:text="New" app:layout_constraintEnd_toStartOf="@id/barrier"/>
        <TextView android:id="@+id/due_label" android:text="Due" app:layout_constraintTop_toBottomOf="@id/new_label"/>
        <androidx.constraintlayout.widget.Barrier android:id="@+id/barrier" app:constraint_referenced_ids="new_label, due_label"/>
        <TextView android:id="@+id/new_count" android:text="1" app:layout_constraintStart_toEndOf="@id/barrier"
          app:layout_constraintBottom_toBottomOf="@id/new_label"/>
        <TextView android:text="2" app:layout_constraintStart_toEndOf="@id/barrier"
          app:layout_constraintBaseline_toBaselineOf="@id/due_label"/>
        <TextView android:text="buried" app:layout_constraintStart_toEndOf="@id/new_count"
          app:layout_constraintBottom_toBottomOf="@id/new_label"/>
        </androidx.constraintlayout.widget.ConstraintLayout>
        """,
        ["“New”", "“1”", "“buried”", "“Due”", "“2”"]
      ),
      (
        "Places that contradict each other leave the order of the code",
        """
        <RelativeLayout><TextView android:id="@+id/a" android:text="a" android:layout_below="@id/b"/>
        <TextView android:id="@+id/b" android:text="b" android:layout_below="@id/a"/></RelativeLayout>
        """,
        ["“a”", "“b”"]
      ),
    ])
  func order(rule: String, code: String, expected: [String]) {
    let file = """
      <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android" xmlns:app="http://schemas.android.com/apk/res-auto">
      \(code)</LinearLayout>
      """
    #expect(talkBackSteps(file, "app/src/main/res/layout/a.xml") == expected, "\(rule)")
  }

  @Test(
    "Views created in code",
    arguments: [
      (
        "A dialog of texts and buttons",
        #"MaterialAlertDialogBuilder(this).setTitle(R.string.hello).setMessage("Sure?").setPositiveButton("Yes", f).setNegativeButton(android.R.string.cancel, null).show()"#,
        [
          "[dialog, modal]", "“Hello there”", "“Sure?”", "“Cancel, Button. Double-tap to activate”",
          "“Yes, Button. Double-tap to activate”",
        ]
      ),
      (
        "A dialog that is set up step by step",
        #"val b = AlertDialog.Builder(this); b.setTitle("Sure?"); b.apply { setView(form); setPositiveButton("Yes") { _, _ -> go() } }"#,
        ["[dialog, modal]", "“Sure?”", "… custom view", "“Yes, Button. Double-tap to activate”"]
      ),
      (
        "A text that a condition chooses",
        #"val t = TextView(this); t.text = if (w) getString(R.string.hello) else "Other""#,
        ["“Hello there | Other”"]
      ),
      (
        "An error that code shows at times",
        #"""
        val name = TextInputLayout(this)
        if (text.isEmpty()) { name.error = "No name" } else { name.error = null }
        val age = TextInputLayout(this)
        age.error = getString(R.string.hello)
        """#,
        ["“No name” (only if shown)", "“Hello there”"]
      ),
      (
        "A chip that can be taken away",
        #"val c = Chip(this).apply { text = "Ada"; isCloseIconVisible = true }"#,
        ["“Ada, Button. Double-tap to activate”", "“Remove Ada, Button. Double-tap to activate”"]
      ),
    ])
  func views(rule: String, code: String, expected: [String]) {
    let file = """
      import android.widget.*
      import android.app.Activity
      import com.google.android.material.chip.Chip
      import com.google.android.material.textfield.TextInputLayout
      class A : Activity() { fun f() { \(code) } }
      """
    #expect(talkBackSteps(file, "app/A.kt", texts: ["hello": "Hello there"]) == expected, "\(rule)")
  }
}
