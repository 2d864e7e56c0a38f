// Content practices in Kotlin code, found by name.

import Syntax

extension KotlinPractices {
  static let contentNames = Identifier.list(
    """
    setBackgroundColor setBackgroundResource setTextColor background paintFlags setTypeface alpha \
    setOnClickListener ActionBarDrawerToggle setColorFilter setImageTintList imageTintList iconTint setIconTint \
    roleDescription setRoleDescription className setClassName \
    visibility isVisible \
    ACTION_SCROLL_FORWARD ACTION_SCROLL_BACKWARD isTouchExplorationEnabled setSupportZoom textZoom setTextZoom
    """)

  /// Checks a name, a member, or a call.
  mutating func content(_ id: NodeID) {
    if tree[id].name == "isTouchExplorationEnabled" { screenReaderOnly(id) }
    guard hasViews else { return }
    switch tree[id].name {
    case "setBackgroundColor", "setBackgroundResource", "setTextColor": drawnSelection(id)
    case "background": drawnRow(assignedBy: id)
    case "paintFlags": struckText(assignedBy: id)
    case "setColorFilter", "setImageTintList", "imageTintList", "iconTint", "setIconTint":
      tintedToggle(setBy: id)
    case "alpha": fadedControl(assignedBy: id)
    case "setTypeface": drawnTypeface(setBy: id)
    case "setOnClickListener":
      disclosure(id)
      openedPage(id)
    case "roleDescription", "setRoleDescription": repeatedRole(id)
    case "className", "setClassName": className(setBy: id)
    case "ActionBarDrawerToggle": drawerToggle(id)
    case "visibility", "isVisible": message(shownBy: id)
    case "ACTION_SCROLL_FORWARD", "ACTION_SCROLL_BACKWARD": pagewiseScrolling(id)
    case "setSupportZoom", "textZoom", "setTextZoom": webZoom(id)
    default: break
    }
  }
}
