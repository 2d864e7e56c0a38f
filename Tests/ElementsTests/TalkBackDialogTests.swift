// TalkBack announcements for dialogs built in Android code.

import Testing

@Suite("TalkBack in view-based dialogs")
struct TalkBackDialogTests {
  @Test(
    "Dialogs set up by functions of the project or a library",
    arguments: [
      (
        "Texts and buttons in the lambda that shows a builder",
        """
        AlertDialog.Builder(this).show {
          title(R.string.hello)
          message(text = "Sure?")
          positiveButton(text = "Save") { save() }
          negativeButton(R.string.hello)
        }
        """,
        [
          "[dialog, modal]", "“Hello there”", "“Sure?”", "“Hello there, Button. Double-tap to activate”",
          "“Save, Button. Double-tap to activate”",
        ]
      ),
      (
        "A builder that is created, with its package",
        #"androidx.appcompat.app.AlertDialog.Builder(this).create { title(text = name); listItems(items) }"#,
        ["[dialog, modal]", "“‹name›” (approximate)", "… options"]
      ),
      (
        "Buttons of a library have texts of their own",
        #"MaterialDialog(this).show { title(text = "Go"); positiveButton { go() }; negativeButton() }"#,
        [
          "[dialog, modal]", "“Go”", "“Cancel, Button. Double-tap to activate”",
          "“OK, Button. Double-tap to activate”",
        ]
      ),
      (
        "A button that code may disable",
        #"AlertDialog.Builder(this).show { positiveButton(text = "Save") }.also { it.positiveButton.isEnabled = false }"#,
        ["[dialog, modal]", "“Save, Button, ‹disabled›. Double-tap to activate” (approximate)"]
      ),
      (
        "What is called alike and is no dialog says nothing",
        #"Builder(this).show { title(text = "Go") }; Row(this).show { positiveButton(text = "Save") }"#,
        []
      ),
    ])
  func functions(rule: String, code: String, expected: [String]) { check(code, expected, rule) }

  @Test(
    "Content of a dialog is read inside it",
    arguments: [
      (
        "A text that the function makes",
        """
        val t = TextView(this)
        t.text = "Inside"
        AlertDialog.Builder(this).setTitle("Go").setView(t).setPositiveButton("OK", null).show()
        val u = TextView(this)
        u.text = "Outside"
        """,
        ["“Outside”", "[dialog, modal]", "“Go”", "“Inside”", "“OK, Button. Double-tap to activate”"]
      ),
      (
        "Views that are added to a layout, in the order in which they are added",
        """
        val box = LinearLayout(this)
        val second = Button(this).apply { text = "Second" }
        val first = OwnTextView(this)
        first.text = "First"
        first.textSize = 30f
        box.addView(first)
        box.addView(second, params)
        AlertDialog.Builder(this).show { title(text = "Go"); customView(box) }
        """,
        ["[dialog, modal]", "“Go”", "“First” (approximate)", "“Second, Button. Double-tap to activate”"]
      ),
      (
        "A view that a property holds",
        """
        } private var t: OwnTextView? = null
        fun g() {
          t = OwnTextView(this)
          t!!.textSize = 30f
          t!!.text = "Inside"
          AlertDialog.Builder(this).show { title(text = "Go"); customView(t) }
        """,
        ["[dialog, modal]", "“Go”", "“Inside” (approximate)"]
      ),
      (
        "The layout of a binding is named",
        """
        val binding = DialogTwoRowsBinding.inflate(layoutInflater)
        AlertDialog.Builder(this).show { title(text = "Go"); customView(binding.root) }
        AlertDialog.Builder(this).setTitle("Go").setView(R.layout.rows).show()
        """,
        ["[dialog, modal]", "“Go”", "… dialog_two_rows.xml", "[dialog, modal]", "“Go”", "… rows.xml"]
      ),
      (
        "So is that of a property of the class",
        "form = FormViewBinding.inflate(i); AlertDialog.Builder(this).setTitle(\"Go\").setView(form.root).show()",
        ["[dialog, modal]", "“Go”", "… form_view.xml"]
      ),
      (
        "A view from elsewhere stays unknown",
        #"AlertDialog.Builder(this).setTitle("Go").setView(makeView()).show()"#,
        ["[dialog, modal]", "“Go”", "… custom view"]
      ),
    ])
  func views(rule: String, code: String, expected: [String]) { check(code, expected, rule) }

  private func check(_ code: String, _ expected: [String], _ rule: String) {
    let file = """
      import android.widget.*
      import android.app.Activity
      import androidx.appcompat.app.AlertDialog
      class A : Activity() { fun f() { \(code) } }
      """
    #expect(talkBackSteps(file, "app/A.kt", texts: ["hello": "Hello there"]) == expected, "\(rule)")
  }
}
