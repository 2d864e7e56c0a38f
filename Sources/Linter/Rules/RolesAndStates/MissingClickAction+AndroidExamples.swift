// Examples of missing-click-action in Android Views.

import Elements

extension Rule {
  static let missingClickActionAndroidExamples: [Example] = [
    .bad(
      .androidViews,
      #"fun f(v: View) { v.⟦setOnTouchListener⟧ { _, e -> if (e.action == ACTION_UP) fire(); true } }"#,
      fixed:
        #"fun f(v: View) { v.setOnTouchListener { v, e -> if (e.action == ACTION_UP) v.performClick(); true }; v.setOnClickListener { fire() } }"#,
      severity: .warning),
    .bad(
      .androidViews,
      """
      class Screen : Fragment() {
        fun bind() {
          binding.knob.⟦setOnTouchListener⟧ { view, event ->
            when (event.actionMasked) {
              MotionEvent.ACTION_UP -> open(item)
            }
            true
          }
        }
      }
      """,
      fixed: """
        class Screen : Fragment() {
          fun bind() {
            binding.knob.setOnTouchListener { view, event ->
              when (event.actionMasked) {
                MotionEvent.ACTION_UP -> view.performClick()
              }
              true
            }
            binding.knob.setOnClickListener { open(item) }
          }
        }
        """,
      severity: .warning),
    .bad(
      .androidViews,
      #"private fun View.onPress() { ⟦setOnTouchListener⟧ { _, _ -> show(); return@setOnTouchListener true } }"#,
      severity: .warning),
    .bad(
      .androidViews,
      """
      class Screen : Fragment() {
        private val listener = object : View.OnTouchListener {
          override fun onTouch(v: View, e: MotionEvent): Boolean {
            if (e.action == MotionEvent.ACTION_UP) open()
            return true
          }
        }
        fun bind() { binding.tile.⟦setOnTouchListener⟧(listener) }
      }
      """,
      severity: .warning),
    .bad(
      .androidViews,
      """
      class Knob(context: Context) : View(context) {
        override fun ⟦onTouchEvent⟧(e: MotionEvent): Boolean {
          if (e.action == MotionEvent.ACTION_UP) fire()
          return true
        }
      }
      """,
      severity: .warning),
    .bad(
      .androidViews,
      """
      class Knob(context: Context) : View(context) {
        override fun ⟦performClick⟧(): Boolean {
          fire()
          return true
        }
      }
      """,
      fixed: """
        class Knob(context: Context) : View(context) {
          override fun performClick(): Boolean {
            super.performClick()
            fire()
            return true
          }
        }
        """,
      severity: .warning),
    .bad(
      .androidViews,
      #"class SignatureView(c: Context) : View(c) { override fun ⟦onTouchEvent⟧(e: MotionEvent): Boolean { if (e.action == ACTION_UP) save(); return true } }"#,
      severity: .information),
    .bad(
      .androidViews,
      """
      class Recorder : Fragment() {
        private val detector = GestureDetector(context, object : GestureDetector.SimpleOnGestureListener() {
          override fun onSingleTapUp(e: MotionEvent): Boolean { lock(); return true }
        })
        fun bind() { binding.record.⟦setOnTouchListener⟧ { _, e -> detector.onTouchEvent(e) } }
      }
      """,
      severity: .warning),
    .good(
      .androidViews,
      """
      class Recorder : Fragment() {
        private val detector = GestureDetector(context, object : GestureDetector.SimpleOnGestureListener() {
          override fun onSingleTapUp(e: MotionEvent): Boolean { lock(); return true }
        })
        fun bind() {
          binding.record.setOnTouchListener { _, e -> detector.onTouchEvent(e) }
          binding.record.setOnClickListener { lock() }
        }
      }
      """),
    .good(
      .androidViews,
      """
      class Reader : Fragment() {
        private val detector = GestureDetector(context, object : GestureDetector.SimpleOnGestureListener() {
          override fun onSingleTapUp(e: MotionEvent): Boolean { toggleBars(); return true }
          override fun onFling(a: MotionEvent?, b: MotionEvent, x: Float, y: Float): Boolean { turn(x); return true }
        })
        fun bind() { binding.book.setOnTouchListener { _, e -> detector.onTouchEvent(e) } }
      }
      """),
    .bad(
      .androidViews,
      """
      class Player : Fragment() {
        fun bind() {
          bar.setOnSeekBarChangeListener(object : SeekBar.OnSeekBarChangeListener {
            override fun onProgressChanged(bar: SeekBar, value: Int, isFromUser: Boolean) { if (isFromUser) time.text = format(value) }
            override fun onStartTrackingTouch(bar: SeekBar) = Unit
            override fun ⟦onStopTrackingTouch⟧(bar: SeekBar) { player.seekTo(bar.progress) }
          })
        }
      }
      """,
      severity: .warning),
    .bad(
      .androidViews,
      """
      class Player : Fragment() {
        fun bind() {
          slider.addOnChangeListener(Slider.OnChangeListener { _, value, isFromUser -> show(value) })
          slider.addOnSliderTouchListener(object : Slider.OnSliderTouchListener {
            override fun onStartTrackingTouch(slider: Slider) { helper.stop() }
            override fun ⟦onStopTrackingTouch⟧(slider: Slider) { seek(slider.value) }
          })
        }
        private fun show(value: Float) { time.text = format(value) }
        private fun seek(value: Float) { player.seekTo(value) }
      }
      """,
      severity: .warning),
    .bad(
      .androidViews,
      """
      class Player : Fragment() {
        fun bind() {
          slider.addOnChangeListener { _, value, isFromUser -> if (isFromUser) onUpdateViews(value) }
          slider.addOnSliderTouchListener(object : Slider.OnSliderTouchListener {
            override fun onStartTrackingTouch(slider: Slider) { helper.stop() }
            override fun ⟦onStopTrackingTouch⟧(slider: Slider) { player.seekTo(slider.value) }
          })
        }
        override fun onUpdateViews(value: Float) { slider.value = value; time.text = format(value) }
      }
      """,
      severity: .warning),
    .bad(
      .androidViews,
      """
      class SeekPreference : Preference(), Slider.OnChangeListener, Slider.OnSliderTouchListener {
        override fun onValueChange(slider: Slider, value: Float, isFromUser: Boolean) {
          if (!isFromUser) return
          summary.text = format(value)
        }
        override fun onStartTrackingTouch(slider: Slider) { }
        override fun ⟦onStopTrackingTouch⟧(slider: Slider) { level = slider.value }
      }
      """,
      severity: .warning),
    .good(
      .androidViews,
      """
      class Player : Fragment() {
        fun bind() {
          bar.setOnSeekBarChangeListener(object : SeekBar.OnSeekBarChangeListener {
            override fun onProgressChanged(bar: SeekBar, value: Int, isFromUser: Boolean) { if (isFromUser) player.seekTo(value) }
            override fun onStartTrackingTouch(bar: SeekBar) = Unit
            override fun onStopTrackingTouch(bar: SeekBar) { player.seekTo(bar.progress) }
          })
        }
      }
      """),
    .good(
      .androidViews,
      """
      class Volume : Fragment() {
        fun bind() {
          bar.setOnSeekBarChangeListener(object : SeekBar.OnSeekBarChangeListener {
            override fun onProgressChanged(bar: SeekBar, value: Int, isFromUser: Boolean) { level = value }
            override fun onStartTrackingTouch(bar: SeekBar) = Unit
            override fun onStopTrackingTouch(bar: SeekBar) { play(bar.progress) }
          })
        }
      }
      """),
    .good(
      .androidViews,
      """
      class Touches(val done: (Float) -> Unit) : Slider.OnSliderTouchListener {
        override fun onStartTrackingTouch(slider: Slider) { }
        override fun onStopTrackingTouch(slider: Slider) { done(slider.value) }
      }
      """),
    .good(.androidViews, #"fun f(v: View) { v.setOnTouchListener { _, _ -> false } }"#),
    .good(.androidViews, #"fun f(v: View) { v.setOnTouchListener { _, _ -> true } }"#),
    .good(
      .androidViews,
      #"fun f(v: View) { v.setOnTouchListener { v, e -> if (e.action == ACTION_UP) v.performClick(); true } }"#
    ),
    .good(
      .androidViews, #"fun f(v: View) { v.setOnTouchListener { _, e -> detector.onTouchEvent(e) } }"#),
    .good(
      .androidViews,
      #"fun f(v: View) { v.setOnTouchListener { v, _ -> v.parent.requestDisallowInterceptTouchEvent(true); false } }"#
    ),
    .good(
      .androidViews,
      #"fun f(v: View) { v.setOnTouchListener { _, e -> if (e.action == ACTION_UP) hideKeyboard(); false } }"#
    ),
    .good(
      .androidViews,
      #"fun f(v: View) { v.setOnTouchListener { _, e -> if (e.action == ACTION_DOWN) startDrag(it); false } }"#
    ),
    .good(
      .androidViews,
      #"fun f(list: RecyclerView) { list.setOnTouchListener { _, e -> if (e.action == ACTION_UP) settle(); false } }"#
    ),
    .good(
      .androidViews,
      #"fun f(v: View) { v.setOnClickListener { fire() }; v.setOnTouchListener { _, e -> if (e.action == ACTION_UP) fire(); true } }"#
    ),
    .good(
      .androidViews,
      #"class Screen : Fragment() { fun bind() { nextButton.setOnClickListener { if (isReady) fire() }; tile.setOnTouchListener { _, e -> if (e.action == ACTION_UP) { fire() }; true } } }"#
    ),
    .good(
      .androidViews,
      #"fun press(v: View) { v.performClick() }; fun f(v: View) { v.setOnTouchListener { v, e -> if (e.action == ACTION_UP) press(v); true } }"#
    ),
    .good(
      .androidViews,
      "class Knob(c: Context) : View(c) { override fun onTouchEvent(e: MotionEvent): Boolean { if (e.action == ACTION_UP) performClick(); return true } }"
    ),
    .good(
      .androidViews,
      "class Knob(c: Context) : View(c) { override fun performClick(): Boolean { super.performClick(); fire(); return true } }"
    ),
  ]
}
