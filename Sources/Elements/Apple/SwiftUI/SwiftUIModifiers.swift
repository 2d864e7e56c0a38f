// SwiftUI modifiers that don't affect screen readers. Any other modifier may.

import Syntax

/// Modifiers that don't change their view's label, role, exposure, or gestures. A modifier that isn't listed here or
/// read by `SwiftUIReader` may be a custom extension that does anything.
///
/// Source: Apple, “SwiftUI › View modifiers” and the modifiers of `Text`, `Image`, `Shape` and `Toolbar…`.
enum SwiftUIModifiers {
  static func isNeutral(_ name: Identifier) -> Bool { neutral.contains(name) }

  /// Returns whether a custom modifier, judging by its name, only draws around a view or adds space.
  static func isAboutLooks(_ name: String) -> Bool {
    switch NameSuggestion.words(in: name).last {
    case "background", "border", "borders", "shadow", "shadows", "corner", "corners", "radius", "outline",
      "stroke",
      "glow", "padding", "margin", "margins", "insets":
      true
    default: false
    }
  }

  /// Returns whether the modifier's closures show their content separately from the view.
  static func presents(_ name: Identifier) -> Bool { presenting.contains(name) }

  /// Returns whether the modifier's closures and arguments are drawn behind or over the view.
  static func decorates(_ name: Identifier) -> Bool {
    switch name {
    case "background", "overlay", "mask", "clipShape", "border", "backgroundStyle", "containerBackground",
      "listRowBackground", "glassEffect", "safeAreaBar", "safeAreaInset":
      true
    default: false
    }
  }

  /// Returns whether a SwiftUI style draws a control with its own label.
  static func isBuiltInStyle(_ name: Identifier) -> Bool {
    switch name {
    case "automatic", "switch", "button", "checkbox", "SwitchToggleStyle", "ButtonToggleStyle",
      "CheckboxToggleStyle", "DefaultToggleStyle", "circular", "linear", "CircularProgressViewStyle",
      "LinearProgressViewStyle", "DefaultProgressViewStyle", "accessoryCircular", "accessoryCircularCapacity",
      "accessoryLinear", "accessoryLinearCapacity", "linearCapacity":
      true
    default: false
    }
  }

  /// Returns whether the system lays out the modifier's controls in bars, menus, and alerts.
  static func laysOutControls(_ name: Identifier) -> Bool {
    switch name {
    case "toolbar", "navigationBarItems", "toolbarTitleMenu", "contextMenu", "swipeActions", "alert",
      "confirmationDialog", "actionSheet", "touchBar", "commands", "tabViewBottomAccessory":
      true
    default: false
    }
  }

  private static let presenting = set(
    """
    sheet fullScreenCover popover alert confirmationDialog actionSheet contextMenu toolbar \
    navigationDestination swipeActions searchSuggestions inspector navigationBarItems \
    toolbarTitleMenu fileImporter fileExporter photosPicker touchBar help tabViewBottomAccessory \
    navigationTitle navigationBarTitle navigationSubtitle statusBar commands dialogSuppressionToggle
    """)

  private static let neutral = set(
    """
    frame padding foregroundColor foregroundStyle font fontWeight fontDesign fontWidth bold italic underline \
    strikethrough kerning tracking baselineOffset monospaced monospacedDigit textCase lineLimit lineSpacing \
    multilineTextAlignment truncationMode minimumScaleFactor allowsTightening textSelection textScale \
    background overlay mask clipShape clipped cornerRadius border shadow blur opacity brightness contrast \
    saturation grayscale hueRotation colorInvert colorMultiply blendMode compositingGroup drawingGroup tint \
    accentColor resizable renderingMode interpolation antialiased scaledToFit scaledToFill aspectRatio \
    imageScale symbolRenderingMode symbolVariant symbolEffect symbolEffectsRemoved contentTransition \
    symbolVariableValueMode symbolColorRenderingMode allowedDynamicRange fixedSize layoutPriority zIndex \
    position offset rotationEffect rotation3DEffect scaleEffect transformEffect projectionEffect \
    matchedGeometryEffect geometryGroup transition animation transaction id tag onAppear onDisappear task \
    onChange onReceive onSubmit onHover onContinuousHover hoverEffect pointerStyle onGeometryChange \
    environment environmentObject preference transformPreference onPreferenceChange anchorPreference \
    overlayPreferenceValue backgroundPreferenceValue alignmentGuide ignoresSafeArea edgesIgnoringSafeArea \
    safeAreaPadding safeAreaInset safeAreaBar coordinateSpace contentShape allowsHitTesting disabled \
    buttonStyle buttonBorderShape buttonRepeatBehavior controlSize controlGroupStyle toggleStyle pickerStyle \
    menuStyle menuOrder menuIndicator menuActionDismissBehavior labelStyle labelsHidden labelsVisibility \
    listStyle listRowInsets \
    listRowBackground listRowSeparator listRowSeparatorTint listRowSpacing listSectionSeparator \
    listSectionSeparatorTint listSectionSpacing listItemTint headerProminence formStyle groupBoxStyle \
    gaugeStyle progressViewStyle datePickerStyle textFieldStyle textEditorStyle tabViewStyle indexViewStyle \
    navigationViewStyle navigationSplitViewStyle navigationBarTitleDisplayMode navigationBarHidden \
    navigationBarBackButtonHidden navigationBarItems navigationTitle navigationSubtitle navigationBarTitle \
    navigationDestination toolbarBackground toolbarColorScheme toolbarRole toolbarTitleDisplayMode \
    toolbarBackgroundVisibility toolbarVisibility toolbarItemHidden \
    toolbar sheet fullScreenCover popover alert confirmationDialog actionSheet contextMenu swipeActions \
    inspector inspectorColumnWidth presentationDetents presentationDragIndicator presentationBackground \
    presentationCornerRadius presentationCompactAdaptation presentationContentInteraction \
    presentationBackgroundInteraction presentationSizing interactiveDismissDisabled searchable \
    searchSuggestions searchScopes searchFocused searchCompletion autocorrectionDisabled \
    disableAutocorrection autocapitalization textInputAutocapitalization keyboardType textContentType \
    submitLabel submitScope focused focusable focusEffectDisabled focusSection focusScope defaultFocus \
    keyboardShortcut onKeyPress onCommand onExitCommand onMoveCommand onPlayPauseCommand onDeleteCommand \
    digitalCrownRotation scrollDisabled scrollIndicators scrollContentBackground scrollTargetLayout \
    scrollTargetBehavior scrollPosition scrollDismissesKeyboard scrollClipDisabled scrollBounceBehavior \
    scrollTransition scrollEdgeEffectStyle scrollEdgeEffectHidden defaultScrollAnchor contentMargins \
    containerRelativeFrame containerBackground containerShape containerValue gridCellColumns gridColumnAlignment \
    gridCellAnchor gridCellUnsizedAxes visualEffect preferredColorScheme colorScheme dynamicTypeSize \
    redacted unredacted privacySensitive refreshable moveDisabled deleteDisabled onDelete onMove onInsert \
    selectionDisabled selectable itemProvider onDrag onDrop draggable dropDestination copyable cuttable \
    pasteDestination exportsItemProviders importsItemProviders sensoryFeedback speechAdjustedPitch \
    speechAlwaysIncludesPunctuation speechAnnouncementsQueued speechSpellsOutCharacters badge \
    badgeProminence tabItem ignoresSafeArea statusBarHidden statusBar persistentSystemOverlays \
    defersSystemGestures windowStyle windowResizability defaultSize windowToolbarStyle commands \
    handlesExternalEvents onOpenURL onContinueUserActivity userActivity widgetURL widgetAccentable \
    widgetLabel invalidatableContent interactionActivityTrackingTag stroke strokeBorder fill trim rotation \
    scale inset size path glassEffect glassEffectID glassEffectUnion backgroundExtensionEffect \
    backgroundStyle luminanceToAlpha equatable flipsForRightToLeftLayoutDirection defaultAppStorage \
    previewDevice previewDisplayName previewLayout previewInterfaceOrientation modelContainer modelContext \
    fileImporter fileExporter fileMover fileDialogMessage photosPicker photosPickerStyle quickLookPreview \
    appStoreOverlay storeProductTask help hidden onLongPressGesture onTapGesture gesture simultaneousGesture \
    highPriorityGesture phaseAnimator keyframeAnimator textFormattingDefinition \
    writingToolsBehavior translationTask findNavigator findDisabled replaceDisabled typesettingLanguage \
    supportedFamilies configurationDisplayName description contentMarginsDisabled promptsForUserConfirmation \
    dialogIcon dialogSuppressionToggle dismissalConfirmationDialog tableStyle tableColumnHeaders \
    chartXAxis chartYAxis chartXScale chartYScale chartLegend chartForegroundStyleScale chartOverlay \
    chartBackground chartPlotStyle mapStyle mapControls onMapCameraChange mapControlVisibility \
    environmentValue materialActiveAppearance tabBarMinimizeBehavior tabViewBottomAccessory \
    tabViewCustomization customizationID defaultVisibility sectionActions sectionIndexLabel \
    symbolEffectOptions alternatingRowBackgrounds springLoadingBehavior typeSelectEquivalent \
    allowsWindowActivationEvents windowDismissBehavior navigationTransition matchedTransitionSource \
    navigationLinkIndicatorVisibility navigationDocument onScrollGeometryChange onScrollPhaseChange \
    onScrollVisibilityChange onScrollTargetVisibilityChange disableAutocorrection
    """)

  private static func set(_ names: String) -> Set<Identifier> {
    Set(Identifier.list(names))
  }
}
