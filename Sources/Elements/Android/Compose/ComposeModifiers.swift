// Compose modifiers that don't affect what a screen reader announces. Any other modifier may.

import Syntax

/// Modifiers that don't affect a composable's label, role, exposure, or gestures. A modifier that is neither listed
/// here nor read by `ComposeReader` may be an app extension that does anything.
///
/// Source: Android Developers, “List of Compose modifiers”, and the modifiers of Material's scopes.
enum ComposeModifiers {
  static func isNeutral(_ name: Identifier) -> Bool { neutral.contains(name) }

  private static let neutral: Set<Identifier> = {
    let names = """
      padding paddingFrom paddingFromBaseline absolutePadding offset absoluteOffset fillMaxWidth \
      fillMaxHeight wrapContentSize wrapContentWidth wrapContentHeight widthIn heightIn sizeIn \
      requiredWidthIn requiredHeightIn requiredSizeIn defaultMinSize aspectRatio weight align alignBy \
      alignByBaseline fillParentMaxSize fillParentMaxWidth fillParentMaxHeight animateItem \
      animateItemPlacement animateContentSize animateEnterExit animateBounds border clip clipToBounds \
      clipScrollableContainer shadow dropShadow innerShadow alpha rotate scale blur graphicsLayer zIndex \
      indication hoverable focusable focusGroup focusRequester focusProperties focusTarget onFocusChanged \
      onFocusEvent focusRestorer focusOrder bringIntoViewRequester onKeyEvent onPreviewKeyEvent \
      onRotaryScrollEvent interceptKeyBeforeSoftKeyboard verticalScroll horizontalScroll scrollable \
      nestedScroll overscroll transformable magnifier layout layoutId onGloballyPositioned onSizeChanged \
      onPlaced onVisibilityChanged onFirstVisible onLayoutRectChanged approachLayout intermediateLayout \
      statusBarsPadding navigationBarsPadding systemBarsPadding imePadding safeDrawingPadding \
      safeContentPadding safeGesturesPadding captionBarPadding displayCutoutPadding \
      mandatorySystemGesturesPadding waterfallPadding windowInsetsPadding windowInsetsTopHeight \
      windowInsetsBottomHeight windowInsetsStartWidth windowInsetsEndWidth consumeWindowInsets \
      consumedWindowInsets imeNestedScroll recalculateWindowInsets selectableGroup \
      minimumInteractiveComponentSize minimumTouchTargetSize tabIndicatorOffset menuAnchor \
      exposedDropdownSize pullRefresh pullToRefresh placeholder shimmer basicMarquee sharedElement \
      sharedBounds skipToLookaheadSize renderInSharedTransitionScopeOverlay \
      sharedElementWithCallerManagedVisibility progressSemantics sensitiveContent autofill contentType \
      dragAndDropTarget systemGestureExclusion keepScreenOn constrainAs inspectable debugInspectorInfo \
      fitInside fitOutside pointerHoverIcon modifierLocalProvider onInterceptKeyBeforeSoftKeyboard \
      preferredFrameRate requestFocusOnHierarchyActive verticalWideNavigationRailOffset draggableAnchors \
      indicatorLine
      """
    return Set(Identifier.list(names))
  }()
}
