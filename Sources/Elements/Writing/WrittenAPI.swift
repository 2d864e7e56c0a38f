// APIs that fixes use and that older versions lack.

import Source
import Syntax

/// An API that fixes use and that older versions of its system or library lack.
public struct WrittenAPI: Sendable {
  /// The beginning of its use, with the parenthesis if it takes arguments.
  public var spelling: String
  public var need: APINeed
  /// The earlier equivalent: the code before and after the argument, or nil if there is none.
  public var earlier: (before: String, after: String)?

  private init(_ spelling: String, _ need: APINeed, earlier: (before: String, after: String)? = nil) {
    self.spelling = spelling
    self.need = need
    self.earlier = earlier
  }

  /// All of these APIs. If two begin alike, the longer one is first.
  ///
  /// Sources: Apple, the pages of each modifier, property, and type, “Availability”; Apple, “View ›
  /// accessibility(label:)” and its neighbors, iOS 13; “UITextInputTraits.h” and “NSTextContent.h” for content types;
  /// Android, “Compose UI” and “Compose Material 3”, release notes, and the signatures of each version in androidx,
  /// `api/1.5.0-beta01.txt`.
  public static let all: [WrittenAPI] =
    contentTypesOfMac + [
      // SwiftUI.
      WrittenAPI(".accessibilityLabel(", .apple2020, earlier: (".accessibility(label: Text(", "))")),
      WrittenAPI(".accessibilityValue(", .apple2020, earlier: (".accessibility(value: Text(", "))")),
      WrittenAPI(".accessibilityHint(", .apple2020, earlier: (".accessibility(hint: Text(", "))")),
      WrittenAPI(".accessibilityHidden(", .apple2020, earlier: (".accessibility(hidden: ", ")")),
      // The value exposes the state without it.
      WrittenAPI(".accessibilityAddTraits(.isToggle", .apple2023, earlier: ("", "")),
      WrittenAPI(".accessibilityAddTraits(", .apple2020, earlier: (".accessibility(addTraits: ", ")")),
      WrittenAPI(".accessibilityRemoveTraits(", .apple2020, earlier: (".accessibility(removeTraits: ", ")")),
      WrittenAPI(".accessibilitySortPriority(", .apple2020, earlier: (".accessibility(sortPriority: ", ")")),
      WrittenAPI(".accessibilityInputLabels(", .apple2020),
      // Takes a key instead of a `Text`.
      WrittenAPI(
        ".accessibilityAction(named: ", .apple2020, earlier: (".accessibilityAction(named: Text(", "))")),
      WrittenAPI(".accessibilityIgnoresInvertColors(", .apple2020),
      WrittenAPI(".navigationTitle(", .apple2020, earlier: (".navigationBarTitle(", ")")),
      // macOS has no navigation bars.
      WrittenAPI(".navigationBarTitle(", APINeed([.macOS: TargetVersion(.max)])),
      WrittenAPI(".title2", .apple2020), WrittenAPI(".title3", .apple2020),
      WrittenAPI(".caption2", .apple2020),
      WrittenAPI("@ScaledMetric(", .apple2020), WrittenAPI(".keyboardShortcut(", .apple2020),
      // macOS has no keyboard types.
      WrittenAPI(".keyboardType(", APINeed([.macOS: TargetVersion(.max)])),
      WrittenAPI(".accessibilityHeading(", .apple2021),
      WrittenAPI(".accessibilityRepresentation {", .apple2021),
      WrittenAPI(".accessibilityShowsLargeContentViewer(", .apple2021),
      WrittenAPI(".confirmationDialog(", .apple2021),
      WrittenAPI(".overlay {", .apple2021),
      WrittenAPI("Color(nsColor: .", .apple2021, earlier: ("Color(NSColor.", ")")),
      // Foundation.
      WrittenAPI("String(localized: ", .apple2021, earlier: ("NSLocalizedString(", ", comment: \"\")")),
      WrittenAPI(", format: .", .apple2021), WrittenAPI(".formatted(", .apple2021),
      // UIKit.
      WrittenAPI("UIFontMetrics(", .apple2017),
      WrittenAPI("accessibilityIgnoresInvertColors = ", .apple2017),
      WrittenAPI("textContentType = .username", .apple2017),
      WrittenAPI("textContentType = .password", .apple2017),
      WrittenAPI("textContentType = .newPassword", .apple2018),
      WrittenAPI("textContentType = .oneTimeCode", .apple2018),
      WrittenAPI(".isVideoAutoplayEnabled", .apple2019),
      WrittenAPI("UIAccessibilityCustomAction(name: ", .apple2019),
      WrittenAPI(".systemBackground", APINeed([.iOS: TargetVersion(13), .tvOS: TargetVersion(.max)])),
      WrittenAPI(".label", .apple2019),
      // Jetpack Compose.
      WrittenAPI("isTraversalGroup", .compose(1, 5)),
      // The Material 3 version in the matching bill of materials certainly has it.
      WrittenAPI(".minimumInteractiveComponentSize(", .compose(1, 5)),
      WrittenAPI("LocalMinimumInteractiveComponentSize", .compose(1, 7)),
      WrittenAPI("hideFromAccessibility", .compose(1, 8)),
      WrittenAPI("ContentType.", .compose(1, 8)),
      // Android Views.
      WrittenAPI("setAutofillHints(", APINeed([.minSdk: TargetVersion(26)])),
    ]

  /// The autofill types of SwiftUI fields on macOS, which added them in two steps. iOS had them before SwiftUI.
  private static let contentTypesOfMac: [WrittenAPI] =
    ["username", "password", "oneTimeCode"].map {
      WrittenAPI(".textContentType(.\($0)", APINeed([.macOS: TargetVersion(11)]))
    }
    + [
      "newPassword", "emailAddress", "telephoneNumber", "givenName", "familyName", "streetAddressLine1",
      "postalCode",
      "creditCardNumber",
    ].map { WrittenAPI(".textContentType(.\($0)", APINeed([.macOS: TargetVersion(14)])) }

  /// Returns the APIs that `code` uses.
  public static func used(in code: String) -> [WrittenAPI] {
    var isUsed = [Bool](repeating: false, count: all.count)
    let text = SourceText(code)
    _ = search.finds(in: text) { index, offset in
      let last = all[index].spelling.utf8.last
      let end = offset + all[index].spelling.utf8.count
      if last?.isIdentifierByte != true || end >= text.count || !text[end].isIdentifierByte {
        isUsed[index] = true
      }
      return false
    }
    return all.indices.filter { isUsed[$0] }.map { all[$0] }
  }

  private static let search = WordSearch(all.map(\.spelling))
}
