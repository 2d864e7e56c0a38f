// Elements of Kotlin code with Android views: where views are created and configured.

import Testing

@Suite("Android Views elements")
struct AndroidViewsElementTests {
  @Test("a view is recognized by its constructor and configured in any Kotlin style")
  func creation() {
    checkKotlin(
      """
      ImageButton(this).apply { contentDescription = "a" }
      val b = ImageButton(this).also { it.contentDescription = "b" }
      val c = ImageButton(this)
      c.contentDescription = "c"
      val d = ImageButton(this)
      with(d) { setContentDescription("d") }
      val e = ImageButton(this)
      e.run { this.contentDescription = "e" }
      val f = ImageButton(this).also { button -> button.contentDescription = "f" }
      """,
      """
      iconButton ImageButton “a” (label)
      iconButton ImageButton “b” (label)
      iconButton ImageButton “c” (label)
      iconButton ImageButton “d” (label)
      iconButton ImageButton “e” (label)
      iconButton ImageButton “f” (label)
      """)
  }

  @Test("a property is tracked through all functions of its class")
  func members() {
    checkKotlin(
      """
      class Bar(context: Context) : FrameLayout(context) {
        private val close = ImageButton(context)
        private val open: ImageView
        private var later: ImageButton? = null
        private val lazily by lazy { ImageButton(context) }
        init { open = ImageView(context) }
        fun bind() {
          this.close.contentDescription = "Close"
          open.setOnClickListener { show() }
          later = ImageButton(context)
          lazily.contentDescription = "Lazily"
        }
      }
      """,
      """
      iconButton ImageButton “Close” (label)
      image ImageView no name on tap
      iconButton ImageButton no name
      iconButton ImageButton “Lazily” (label)
      """)
  }

  @Test("a layout's view is the same element everywhere in the class, and open")
  func layoutViews() {
    checkKotlin(
      """
      class Screen : AppCompatActivity() {
        private lateinit var back: ImageButton
        private val title: TextView by bind(R.id.title)
        fun onCreate() {
          back = findViewById(R.id.back)
          back.contentDescription = "Back"
          binding.logo.contentDescription = "Logo"
          binding.logo.setOnLongClickListener { true }
          findViewById<ImageButton>(R.id.share).contentDescription = "Share"
          (findViewById(R.id.share) as ImageButton).tooltipText = "Share it"
          root.findViewById<TextView>(R.id.total).contentDescription = total
        }
      }
      """,
      """
      iconButton ImageButton “Back” (label) open
      custom logo “Logo” (label) on longPress open
      iconButton ImageButton “Share” (label) hint “Share it” open
      text TextView ‹dynamic› (label) open
      """)
  }

  @Test("parameters, results, and views passed elsewhere may get more attributes there")
  func passedOn() {
    checkKotlin(
      """
      fun show(button: ImageButton) { button.contentDescription = "a" }
      fun make(context: Context): View { val button = ImageButton(context); return button }
      fun hand(context: Context) { val button = ImageButton(context); describe(button) }
      fun add(context: Context) { val button = ImageButton(context); addView(button) }
      fun direct(context: Context) = ImageButton(context)
      """,
      """
      iconButton ImageButton “a” (label) open
      iconButton ImageButton name unknown open
      iconButton ImageButton name unknown open
      iconButton ImageButton no name
      iconButton ImageButton name unknown open
      """)
  }

  @Test("texts, hints, states, and descriptions come from properties and setters")
  func texts() {
    checkKotlin(
      """
      Button(this).apply { text = "Pay" }
      Button(this).apply { setText(R.string.pay) }
      EditText(this).apply { hint = getString(R.string.mail) }
      EditText(this).apply { setHint("Mail") }
      CheckBox(this).apply { text = "" }
      ImageView(this).apply { contentDescription = null }
      ImageView(this).apply { contentDescription = "a$b" }
      """,
      """
      button Button “Pay” (title)
      button Button ‹pay› (title)
      textField EditText ‹mail› (placeholder)
      textField EditText “Mail” (placeholder)
      checkbox CheckBox no name
      image ImageView no name
      image ImageView “a‹…›” (label)
      """)
  }

  @Test("of two content descriptions, the one with text counts")
  func severalLabels() {
    checkKotlin(
      """
      val a = ImageView(this)
      if (shown) a.contentDescription = name else a.contentDescription = ""
      val b = ImageView(this)
      b.contentDescription = ""
      """,
      """
      image ImageView ‹dynamic› (label)
      image ImageView no name
      """)
  }

  @Test("listeners as lambdas, objects, or references are gestures")
  func listeners() {
    checkKotlin(
      """
      val a = TextView(this)
      a.setOnClickListener { pay() }
      val b = TextView(this)
      b.setOnClickListener(object : View.OnClickListener { override fun onClick(view: View) { pay() } })
      val c = TextView(this)
      c.setOnClickListener(::pay)
      c.setOnLongClickListener { delete(); true }
      val d = TextView(this)
      d.setOnClickListener(null)
      d.setOnLongClickListener { pressed = true; false }
      val e = EditText(this)
      e.setOnClickListener { it.clearFocus() }
      """,
      """
      text TextView no name on tap
      text TextView no name on tap
      text TextView no name on tap on longPress
      text TextView no name on longPress (dismissal)
      textField EditText no name on tap (dismissal)
      """)
  }

  @Test("importantForAccessibility hides a view or everything in it")
  func importance() {
    checkKotlin(
      """
      ImageView(this).apply { importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO }
      LinearLayout(this).apply { setImportantForAccessibility(View.IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS) }
      val c = ImageView(this)
      ViewCompat.setImportantForAccessibility(c, ViewCompat.IMPORTANT_FOR_ACCESSIBILITY_NO)
      ImageView(this).apply { importantForAccessibility = importance }
      ImageView(this).apply { importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_YES }
      """,
      """
      image ImageView no name hidden
      container LinearLayout name unknown hidden open
      image ImageView no name hidden
      image ImageView no name unknown
      image ImageView no name
      """)
  }

  @Test("compat calls apply to the view that they're given")
  func compatibility() {
    checkKotlin(
      """
      val a = TextView(this)
      ViewCompat.replaceAccessibilityAction(a, ACTION_LONG_CLICK, getString(R.string.delete), null)
      val b = TextView(this)
      ViewCompat.setAccessibilityDelegate(b, delegate)
      val c = ImageButton(this)
      TooltipCompat.setTooltipText(c, "Close")
      val d = TextView(this)
      ViewCompat.setAccessibilityHeading(d, true)
      val e = TextView(this)
      ViewCompat.setStateDescription(e, "On")
      """,
      """
      text TextView no name action announced
      text TextView name unknown action announced open
      iconButton ImageButton “Close” (title) hint “Close”
      text TextView no name +header
      text TextView no name
      """)
  }

  @Test("a label for a field names the field")
  func labelFor() {
    checkKotlin(
      """
      val mail = EditText(this)
      mail.id = R.id.mail
      val label = TextView(this)
      label.labelFor = R.id.mail
      val note = EditText(this)
      val size = Spinner(this)
      caption.setLabelFor(size.id)
      """,
      """
      textField EditText ‹dynamic› (labelFor)
      text TextView no name
      textField EditText no name
      picker Spinner ‹dynamic› (labelFor)
      """)
  }

  @Test("a toolbar's navigation icon is a separate button")
  func navigationIcon() {
    checkKotlin(
      """
      fun a() { val bar = Toolbar(this); bar.setNavigationIcon(R.drawable.back) }
      fun b() { val bar = Toolbar(this); bar.navigationIcon = back; bar.navigationContentDescription = "Back" }
      fun c() { binding.bar.setNavigationIcon(R.drawable.back) }
      """,
      """
      iconButton navigationIcon no name
      container Toolbar name unknown open
      container Toolbar name unknown open
      """)
  }

  @Test("a menu item is named by its title")
  func menuItems() {
    checkKotlin(
      """
      menu.add("").setIcon(R.drawable.search)
      menu.add(0, 1, 2, "Search")
      menu.add(title)
      """,
      """
      menuItem MenuItem no name
      menuItem MenuItem “Search” (title)
      """)
  }

  @Test("a custom view class defines its node's role and states")
  func nodes() {
    checkKotlin(
      """
      class Dial(context: Context) : View(context) {
        override fun onInitializeAccessibilityNodeInfo(info: AccessibilityNodeInfo) {
          super.onInitializeAccessibilityNodeInfo(info)
          info.className = "android.widget.SeekBar"
          info.apply { isHeading = true }
        }
      }
      class Named(context: Context) : View(context) {
        override fun onInitializeAccessibilityNodeInfo(info: AccessibilityNodeInfo) { info.className = a; info.text = b }
      }
      class Label(context: Context) : AppCompatTextView(context) {
        override fun onInitializeAccessibilityNodeInfo(info: AccessibilityNodeInfo) { info.className = a }
      }
      """,
      """
      canvas View no name +other+other
      canvas View name unknown +other open
      text Label name unknown +other open
      """)
  }

  @Test("a variable's name suggests its content if nothing else does")
  func variableNames() {
    checkKotlin(
      """
      playButton.contentDescription = "Play"
      avatarImage.contentDescription = "Avatar"
      wifiSwitch.contentDescription = "Wi-Fi"
      binding.anything.contentDescription = "Anything"
      """,
      """
      iconButton playButton “Play” (label) open
      image avatarImage “Avatar” (label) open
      toggle wifiSwitch “Wi-Fi” (label) open
      custom anything “Anything” (label) open
      """)
  }

  @Test("Compose functions and the app's own classes aren't views")
  func otherClasses() {
    checkKotlin(
      """
      import androidx.compose.material3.Switch
      import android.view.View
      @Composable fun Screen(context: Context) { Switch(on, f) ; val b = ImageButton(context) }
      """,
      """
      toggle Switch name unknown open
      """)
  }

  @Test("properties of a Compose semantics block aren't view properties")
  func semantics() {
    checkKotlin(
      """
      class Screen(context: Context) : AbstractComposeView(context) {
        fun Content() { Box(Modifier.semantics { contentDescription = "a" }) }
      }
      """,
      """
      container Box “a” (label)
      """)
  }

  @Test("half-typed code keeps the certain parts")
  func halfTyped() {
    checkKotlin(
      """
      class A : Activity() {
        val close = ImageButton(this)
        fun b() { close.contentDescription = "Close"
        close.setOn
      """,
      """
      iconButton ImageButton “Close” (label)
      """)
  }
}
