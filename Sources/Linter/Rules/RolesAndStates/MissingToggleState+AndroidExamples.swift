// Examples of missing-toggle-state in Android Views.

import Elements

extension Rule {
  static let missingToggleStateAndroidExamples: [Example] = [
    .bad(
      .androidViews,
      "class ⟦Check⟧(context: Context) : FrameLayout(context) { fun setChecked(on: Boolean) { box.setImageResource(R.drawable.box) }; init { setOnClickListener { setChecked(true) } } }"
    ),
    .bad(
      .androidViews,
      "class ⟦Check⟧(context: Context) : LinearLayout(context) { fun setChecked(on: Boolean) { box.alpha = if (on) 1f else 0f }; override fun performClick(): Boolean { setChecked(true); return super.performClick() } }"
    ),
    .right(
      .androidViews,
      "class Check(context: Context) : FrameLayout(context) { var isChecked = false; init { setOnClickListener { isChecked = !isChecked } }; override fun onInitializeAccessibilityNodeInfo(info: AccessibilityNodeInfo) { super.onInitializeAccessibilityNodeInfo(info); info.isCheckable = true; info.isChecked = isChecked } }"
    ),
    .good(
      .androidViews,
      "class Check(context: Context) : FrameLayout(context) { fun setChecked(on: Boolean) { ViewCompat.setStateDescription(this, state) }; init { setOnClickListener { setChecked(true) } } }"
    ),
    .bad(
      .androidViews,
      "class Player : Fragment() { fun start() { shuffleButton.setOnClickListener { flip() } }; fun show() { shuffleButton.⟦setColorFilter(if (isShuffled) accent else gray)⟧ } }"
    ),
    .bad(
      .androidViews,
      "class Player : Fragment() { fun start() { binding.repeatButton.setOnClickListener { flip() } }; fun show() { when (queue.repeatMode) { NONE -> { binding.repeatButton.setImageResource(R.drawable.repeat); binding.repeatButton.⟦setColorFilter(gray)⟧ }; else -> binding.repeatButton.setColorFilter(accent) } } }"
    ),
    .bad(
      .androidViews,
      "class Reader : Fragment() { fun start() { bookmark.setOnClickListener { flip() } }; fun show() { bookmark.⟦imageTintList⟧ = if (page.isBookmarked) accent else gray } }"
    ),
    .good(
      .androidViews,
      "class Player : Fragment() { fun start() { shuffleButton.setOnClickListener { flip() } }; fun show() { shuffleButton.setColorFilter(if (isShuffled) accent else gray); shuffleButton.isSelected = isShuffled } }"
    ),
    .good(
      .androidViews,
      "class Player : Fragment() { fun start() { shuffleButton.setOnClickListener { flip() } }; fun show() { shuffleButton.setColorFilter(if (isDark) white else black) } }"
    ),
    .good(
      .androidViews,
      "class Player : Fragment() { fun show() { shuffleIcon.setColorFilter(if (isShuffled) accent else gray) } }"
    ),
    .good(
      .androidViews,
      "class Check(context: Context) : CheckedTextView(context) { init { setOnClickListener { isChecked = !isChecked } } }"
    ),
    .good(
      .androidViews,
      "class Row(context: Context) : FrameLayout(context) { var isChecked = false; fun show() { box.setOnClickListener { pick() } } }"
    ),
  ]
}
