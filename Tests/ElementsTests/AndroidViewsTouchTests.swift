// Touch handlers, sizes, and view classes of Kotlin code with Android views.

import Testing

@Suite("Touch and sizes in Android views")
struct AndroidViewsTouchTests {
  @Test("a touch listener that acts on touch up counts as a click")
  func listeners() {
    checkKotlin(
      """
      import android.view.View
      class Screen(private val a: View, private val b: View, private val c: View, private val d: View) : View.OnTouchListener {
        fun bind() {
          a.setOnTouchListener { _, e -> if (e.action == MotionEvent.ACTION_UP) open(); true }
          b.setOnTouchListener(this)
          c.setOnTouchListener(::touched)
          d.setOnTouchListener(View.OnTouchListener { _, _ -> open(); true })
        }
        override fun onTouch(v: View, e: MotionEvent): Boolean {
          when (e.actionMasked) { MotionEvent.ACTION_UP -> open() }
          return true
        }
        private fun touched(v: View, e: MotionEvent): Boolean { open(); return true }
      }
      """,
      """
      custom View name unknown on touch open
      custom View name unknown on touch open
      custom View name unknown on touch open
      custom View name unknown on touch open
      """)
  }

  @Test("calling performClick, following the finger, or passing events to a detector isn't a click")
  func otherTouches() {
    checkKotlin(
      """
      import android.view.View
      fun bind(a: View, list: RecyclerView) {
        a.setOnTouchListener { v, e -> if (e.action == ACTION_UP) v.performClick(); true }
        a.setOnTouchListener { _, e -> if (e.action == ACTION_MOVE) drag(e.x) else if (e.action == ACTION_UP) drop(); true }
        a.setOnTouchListener { _, e -> gestureDetector.onTouchEvent(e) }
        a.setOnTouchListener { _, e -> when (e.action) { ACTION_UP, ACTION_CANCEL -> release() }; false }
        a.setOnTouchListener { _, e -> if (e.action == ACTION_UP) a.animate().alpha(1f).start(); false }
        list.setOnTouchListener { _, e -> if (e.action == ACTION_UP) open(); true }
      }
      """,
      """
      list RecyclerView name unknown open
      """)
  }

  @Test("a view class has its superclass's role, even across classes of the file")
  func ownClasses() {
    checkKotlin(
      """
      import android.widget.ImageButton
      open class RoundButton(context: Context) : ImageButton(context)
      class CloseButton(context: Context) : RoundButton(context)
      class NamedButton(context: Context) : ImageButton(context) { init { contentDescription = "a" } }
      class Loop(context: Context) : Loop(context)
      fun make(context: Context) {
        val close = CloseButton(context)
        val named = NamedButton(context)
        val loop = Loop(context)
      }
      """,
      """
      iconButton NamedButton “a” (label) open
      iconButton CloseButton no name
      iconButton NamedButton name unknown open
      """)
  }

  @Test("an extension function configures any view of its type")
  func extensions() {
    checkKotlin(
      """
      import android.widget.ImageButton
      private fun ImageButton.describe() { contentDescription = "a" }
      private fun String.shorten() { contentDescription = "b" }
      """,
      """
      iconButton ImageButton “a” (label) open
      """)
  }

  @Test("a function in the same file may label its receiver")
  func helpers() {
    checkKotlin(
      """
      import android.widget.ImageButton
      private fun ImageButton.setUp(text: String) { contentDescription = text }
      private fun ImageButton.round() { clipToOutline = true }
      fun make(context: Context) {
        val a = ImageButton(context)
        a.setUp("a")
        val b = ImageButton(context)
        b.round()
      }
      """,
      """
      iconButton ImageButton ‹dynamic› (label) open
      iconButton ImageButton name unknown open
      iconButton ImageButton no name
      """)
  }

  @Test("a size in dp is read from a single call")
  func sizes() {
    checkKotlin(
      """
      fun make(context: Context) {
        val a = Button(context).apply { layoutParams = LinearLayout.LayoutParams(20.dp, 24.dp.toInt()) }
        val b = Button(context)
        b.layoutParams = LayoutParams(WRAP_CONTENT, context.dpToPx(30))
        val c = Button(context)
        row.addView(c, LayoutParams(20.dp, 20.dp))
        val d = Button(context)
        d.layoutParams = LinearLayout.LayoutParams(20.dp, 20.dp, 1f)
        val e = Button(context)
        e.layoutParams = LayoutParams(20, 20)
        val f = Button(context)
        f.layoutParams = LayoutParams(20.dp, 20.dp)
        f.layoutParams = LayoutParams(48.dp, 48.dp)
      }
      """,
      """
      button Button no name 20×24
      button Button no name ?×30
      button Button no name 20×20
      button Button no name
      button Button no name
      button Button no name
      """)
  }

  @Test("a view counts as hidden only if no branch decides it and nothing shows it again")
  func hiding() {
    checkKotlin(
      """
      fun make(context: Context) {
        val a = ImageView(context).apply { importantForAccessibility = 2 }
        val b = ImageView(context)
        if (empty) b.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
        val c = ImageView(context)
        c.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
        c.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_YES
      }
      """,
      """
      image ImageView no name hidden
      image ImageView no name unknown
      image ImageView no name unknown
      """)
  }

  @Test("of several texts, only one is shown")
  func texts() {
    checkKotlin(
      """
      fun make(context: Context) {
        val a = Button(context)
        a.text = "Play"
        a.text = "Pause"
      }
      """,
      """
      button Button ‹dynamic› (title)
      """)
  }
}
