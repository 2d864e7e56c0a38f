// The library composables of Compose and Material: each one's role for a screen reader and how its parameters are read.

import Syntax

/// The role and parameter layout of a library composable.
///
/// Source: API reference of androidx.compose.foundation, .material, and .material3 (1.4), of Coil, Glide, Landscapist,
/// and Kamel.
struct Composable {
  var role: Role
  var shape: Shape

  enum Shape {
    /// A control that acts when activated. Its slots form its label.
    case control
    /// A `control` if `onClick` is passed, otherwise a container: `Card`, `Surface`.
    case surface
    /// A control that shows a value. Its second parameter, a callback, changes the value; without a callback, it's
    /// passive.
    case value
    /// A field for typed text, labeled by `label` and `placeholder`.
    case field
    /// A field whose text is shown only by its decorator.
    case bareField
    /// An image: the source first, the content description second.
    case picture
    /// A `picture` whose content description has a default.
    case pictureWithDefault
    case text
    /// A layout for the content of its slots.
    case container
    /// A `container` whose lambda describes items: `item { }`, `items(list) { }`.
    case lazy
    /// A `container` that sets colors for its content.
    case theme
    /// A separate window that shows its slots, such as a dialog or popup.
    case window
    /// An element without content to read.
    case leaf
    /// An effect or a callback, which shows nothing.
    case effect
  }

  /// True if the composable isn't just a layout, a window, a leaf, or an effect.
  var isVisible: Bool {
    switch shape {
    case .container, .window, .effect, .leaf: false
    default: true
    }
  }

  static func named(_ name: Identifier) -> Composable? { table[name] }

  private static let table: [Identifier: Composable] = {
    var table: [Identifier: Composable] = [:]
    func add(_ role: Role, _ shape: Shape, _ names: String) {
      for name in Identifier.list(names) { table[name] = Composable(role: role, shape: shape) }
    }
    add(
      .button, .control,
      """
      Button ElevatedButton FilledTonalButton OutlinedButton TextButton ExtendedFloatingActionButton \
      SmallExtendedFloatingActionButton MediumExtendedFloatingActionButton LargeExtendedFloatingActionButton \
      AssistChip ElevatedAssistChip FilterChip ElevatedFilterChip InputChip SuggestionChip \
      ElevatedSuggestionChip Chip SegmentedButton ToggleButton TonalToggleButton OutlinedToggleButton \
      ElevatedToggleButton
      """)
    add(
      .iconButton, .control,
      """
      IconButton FilledIconButton FilledTonalIconButton OutlinedIconButton FloatingActionButton \
      SmallFloatingActionButton MediumFloatingActionButton LargeFloatingActionButton \
      ToggleFloatingActionButton IconToggleButton FilledIconToggleButton FilledTonalIconToggleButton \
      OutlinedIconToggleButton
      """)
    add(
      .tab, .control,
      """
      Tab LeadingIconTab NavigationBarItem NavigationRailItem BottomNavigationItem NavigationDrawerItem \
      ShortNavigationBarItem WideNavigationRailItem
      """)
    add(.menuItem, .control, "DropdownMenuItem")
    add(.container, .surface, "Surface Card ElevatedCard OutlinedCard SegmentedListItem")
    add(.toggle, .value, "Switch")
    add(.checkbox, .value, "Checkbox TriStateCheckbox")
    add(.radioButton, .value, "RadioButton")
    add(.slider, .value, "Slider RangeSlider VerticalSlider")
    add(.textField, .field, "TextField OutlinedTextField")
    add(.secureField, .field, "SecureTextField OutlinedSecureTextField")
    add(.textField, .bareField, "BasicTextField BasicTextField2")
    add(.secureField, .bareField, "BasicSecureTextField")
    add(.image, .picture, "Icon Image AsyncImage SubcomposeAsyncImage")
    add(.image, .pictureWithDefault, "GlideImage CoilImage FrescoImage LandscapistImage KamelImage")
    add(.text, .text, "Text BasicText ClickableText")
    add(
      .container, .container,
      """
      Box Row Column FlowRow FlowColumn ContextualFlowRow ContextualFlowColumn BoxWithConstraints \
      ConstraintLayout MotionLayout Layout SubcomposeLayout Scaffold BottomSheetScaffold BackdropScaffold \
      ModalNavigationDrawer DismissibleNavigationDrawer PermanentNavigationDrawer ModalDrawer BottomDrawer \
      ModalDrawerSheet DismissibleDrawerSheet PermanentDrawerSheet TopAppBar CenterAlignedTopAppBar \
      MediumTopAppBar LargeTopAppBar MediumFlexibleTopAppBar LargeFlexibleTopAppBar TwoRowsTopAppBar \
      SearchBar DockedSearchBar HorizontalFloatingToolbar VerticalFloatingToolbar AnimatedPane \
      ListDetailPaneScaffold NavigableListDetailPaneScaffold SupportingPaneScaffold BottomAppBar \
      FlexibleBottomAppBar NavigationBar NavigationRail BottomNavigation NavigationSuiteScaffold AnimatedVisibility AnimatedContent Crossfade BadgedBox \
      SelectionContainer DisableSelection PullToRefreshBox SwipeToDismissBox SwipeToDismiss HorizontalPager \
      VerticalPager SingleChoiceSegmentedButtonRow MultiChoiceSegmentedButtonRow ListItem TooltipBox \
      PlainTooltipBox RichTooltipBox LookaheadScope SharedTransitionLayout SharedTransitionScope \
      ProvideWindowInsets ExposedDropdownMenuBox Banner
      """)
    add(
      .tabBar, .container,
      """
      TabRow ScrollableTabRow PrimaryTabRow SecondaryTabRow PrimaryScrollableTabRow \
      SecondaryScrollableTabRow
      """)
    add(
      .list, .lazy,
      """
      LazyColumn LazyRow LazyVerticalGrid LazyHorizontalGrid LazyVerticalStaggeredGrid \
      LazyHorizontalStaggeredGrid
      """)
    add(
      .container, .theme,
      "MaterialTheme MaterialExpressiveTheme CompositionLocalProvider ProvideTextStyle Snackbar Badge")
    add(
      .container, .window,
      """
      AlertDialog BasicAlertDialog Dialog Popup DropdownMenu ExposedDropdownMenu ModalBottomSheet \
      ModalBottomSheetLayout PlainTooltip RichTooltip DatePickerDialog TimePickerDialog SnackbarHost
      """)
    add(
      .progress, .leaf,
      """
      CircularProgressIndicator LinearProgressIndicator LoadingIndicator ContainedLoadingIndicator \
      LinearWavyProgressIndicator CircularWavyProgressIndicator
      """)
    add(.spacer, .leaf, "Spacer Divider HorizontalDivider VerticalDivider")
    add(.canvas, .leaf, "Canvas")
    add(
      .embed, .leaf, "AndroidView AndroidViewBinding AndroidFragment UIKitView WebView GoogleMap VideoPlayer")
    add(
      .container, .effect,
      """
      LaunchedEffect DisposableEffect SideEffect BackHandler PredictiveBackHandler LifecycleEventEffect \
      LifecycleStartEffect LifecycleResumeEffect ReportDrawn ReportDrawnWhen ReportDrawnAfter \
      TrackScreenViewEvent LocalSoftwareKeyboardController
      """)
    return table
  }()
}
