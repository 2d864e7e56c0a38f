// Texts that mean nothing when read aloud, and comparison of texts by words.

import Linter
import Testing

@Suite struct WordTests {
  @Test(
    "Notes, file names, and identifiers can't be read aloud",
    arguments: [
      "TODO", "label", " Button ", "Lorem ipsum dolor", "harbor.png", "My harbor.JPEG", "ic_close", "BTN_PAY",
      "IMG_1234", "123E4567-e89b-12d3-a456-426614174000", "close_button", "closeButton", "icClose",
      "trash.fill",
      "line.3.horizontal", "editor.browse-file", "status.closeButton",
    ])
  func unreadable(text: String) {
    #expect(UnreadableText(text) != nil)
  }

  @Test(
    "Words, names, and addresses can be read aloud",
    arguments: [
      "", "Delete", "Label maker", "macOS", "eSIM", "GitHub", "booking.com", "Node.js", "e.g.", "3.14",
      "1.2.3", "z. B.",
      "iPhone", "A_B",
      "Wi-Fi", "e-mail", "Close the label.png tab", "IMG", "Ünïcödé", "日本語", "x",
    ])
  func readable(text: String) {
    #expect(UnreadableText(text) == nil)
  }

  @Test("A well-known name in camel case is listed")
  func brands() {
    #expect(UnreadableText("openStreet") != nil)
    #expect(UnreadableText("openStreet", brandWords: ["openStreet"]) == nil)
  }

  @Test(
    "Words are found whole, ignoring case and punctuation",
    arguments: [
      ("Send, to all", "send", 0), ("Submit and send", "Send", 2), ("Resend", "send", nil),
      ("Send form", "send form!", 0),
      ("", "send", nil), ("Send", "", nil), ("Don’t send", "don’t", 0),
      ("Add to favorites", "Favorite", 2), ("Resend", "Resends", 0), ("Car", "Cart", nil),
    ] as [(String, String, Int?)])
  func places(text: String, part: String, place: Int?) {
    #expect(SpokenWords(text).firstIndex(of: SpokenWords(part)) == place)
  }

  @Test(
    "An abbreviation stands for its word",
    arguments: [
      ("Mon", "Monday", true), ("kg", "12 kilograms", true), ("Send", "Submit form", false),
      ("Ok", "Okay", true),
      ("Save", "Save", false), ("OK now", "Okay now", true), ("Pg Up", "Page Up", true),
      ("Del", "Right", false),
      ("Up now", "Upper next", false),
    ])
  func abbreviations(short: String, long: String, expected: Bool) {
    #expect(SpokenWords(short).abbreviates(SpokenWords(long)) == expected)
  }
}
