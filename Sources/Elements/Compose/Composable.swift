// The composables of Compose and Material: what each is to a screen reader and how its parameters are read.

import Syntax

/// What is known of a library composable.
///
/// Source: API reference of androidx.compose.foundation, .material and .material3 (1.4), of Coil, Glide,
/// Landscapist and Kamel.
struct Composable {
  var role: Role
  var shape: Shape

  enum Shape {
    /// Acts when it is pressed; its slots are its label.
    case control
    /// As `control` where `onClick` is given, else a container: `Card`, `Surface`.
    case surface
    /// Shows a value that its callback, the second parameter, changes; without one it is passive.
    case value
    /// Takes typed text; `label` and `placeholder` name it.
    case field
    /// A field whose words only its decorator shows.
    case bareField
    /// A picture first, its description second.
    case picture
    /// As `picture`; the description may be left out.
    case pictureWithDefault
    case text
    /// Arranges what its slots hold.
    case container
    /// As `container`; its lambda describes items: `item { }`, `items(list) { }`.
    case lazy
    /// As `container`; sets colors for what is inside.
    case theme
    /// Shows its slots in a window of its own.
    case window
    /// Nothing inside is of interest.
    case leaf
    /// Shows nothing: effects and callbacks.
    case effect
  }

  /// Whether it is more than a layout or window of Compose's own packages.
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
    add(.container, .surface, "Surface Card ElevatedCard OutlinedCard")
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
      MediumTopAppBar LargeTopAppBar BottomAppBar FlexibleBottomAppBar NavigationBar NavigationRail \
      BottomNavigation NavigationSuiteScaffold AnimatedVisibility AnimatedContent Crossfade BadgedBox \
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
    add(.container, .theme, "MaterialTheme CompositionLocalProvider ProvideTextStyle Snackbar Badge")
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
