// The widgets in Android layouts and their roles in TalkBack.

import Syntax

/// The role of a layout tag.
///
/// Source: Android, “android.widget”, “androidx.appcompat.widget”, Material Components; roles as TalkBack announces the
/// class that each reports.
struct AndroidWidget {
  var role: Role

  /// Returns the widget for a tag with this simple name.
  static func named(_ name: Identifier, spelled text: ArraySlice<UInt8>) -> AndroidWidget {
    if let widget = platform(named: name) { return widget }
    if text.ends(with: "ImageView") { return AndroidWidget(role: .image) }
    if text.ends(with: "FloatingActionButton") {
      return AndroidWidget(role: text.starts(with: "Extended".utf8) ? .button : .iconButton)
    }
    if text.ends(with: "AutoCompleteTextView") { return AndroidWidget(role: .textField) }
    if text.ends(with: "Layout") || text.ends(with: "ScrollView") {
      return AndroidWidget(role: .container)
    }
    return AndroidWidget(role: .custom)
  }

  /// Returns the widget for a platform or library class, without guessing from similar names.
  static func platform(named name: Identifier) -> AndroidWidget? { table[name] }

  private static let table: [Identifier: AndroidWidget] = {
    var table: [Identifier: AndroidWidget] = [:]
    func add(_ role: Role, _ names: String) {
      for name in Identifier.list(names) { table[name] = AndroidWidget(role: role) }
    }
    add(
      .image,
      "ImageView AppCompatImageView ShapeableImageView LottieAnimationView QuickContactBadge ImageFilterView")
    add(.iconButton, "ImageButton AppCompatImageButton FloatingActionButton ImageFilterButton")
    add(.button, "Button AppCompatButton MaterialButton ExtendedFloatingActionButton Chip EmojiButton")
    add(.tab, "TabItem")
    add(.text, "TextView AppCompatTextView MaterialTextView TextClock Chronometer EmojiTextView")
    add(
      .textField,
      """
      EditText AppCompatEditText TextInputEditText AutoCompleteTextView MultiAutoCompleteTextView \
      AppCompatAutoCompleteTextView MaterialAutoCompleteTextView AppCompatMultiAutoCompleteTextView EmojiEditText
      """)
    add(.toggle, "Switch SwitchCompat SwitchMaterial MaterialSwitch ToggleButton AppCompatToggleButton")
    add(.checkbox, "CheckBox AppCompatCheckBox MaterialCheckBox")
    add(.radioButton, "RadioButton AppCompatRadioButton MaterialRadioButton")
    add(.slider, "SeekBar AppCompatSeekBar Slider RangeSlider")
    add(.rating, "RatingBar AppCompatRatingBar")
    add(.picker, "Spinner AppCompatSpinner NumberPicker")
    add(.progress, "ProgressBar LinearProgressIndicator CircularProgressIndicator ContentLoadingProgressBar")
    add(.spacer, "Space View MaterialDivider")
    add(
      .container,
      """
      LinearLayout RelativeLayout FrameLayout ConstraintLayout CoordinatorLayout AppBarLayout GridLayout \
      TableLayout TableRow ScrollView HorizontalScrollView NestedScrollView CardView MaterialCardView \
      LinearLayoutCompat FlexboxLayout MotionLayout DrawerLayout SwipeRefreshLayout Toolbar MaterialToolbar \
      CollapsingToolbarLayout TextInputLayout RadioGroup ChipGroup MaterialButtonToggleGroup merge layout \
      ViewFlipper ViewAnimator ViewSwitcher TabLayout BottomNavigationView NavigationView BottomAppBar menu \
      group TextSwitcher ImageSwitcher NavigationRailView ViewPager ViewPager2 Barrier Guideline Group Flow
      """)
    add(.list, "ListView GridView RecyclerView ExpandableListView")
    add(.embed, "WebView VideoView SurfaceView TextureView MapView PlayerView PreviewView")
    return table
  }()
}
