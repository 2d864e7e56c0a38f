// File names in patches.

/// A file name in a patch, as git writes it.
enum PatchName {
  /// Returns `name`, in quotes if it contains characters that would end the line, control the terminal, or look like a
  /// quoted name.
  ///
  /// Source: git-config(1), “core.quotePath”: such characters are escaped as in C, by `\\n` or the value of a byte in
  /// octal.
  static func quoted(_ name: String) -> String {
    guard name.unicodeScalars.contains(where: needsEscape) else { return name }
    var result = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where needsEscape(scalar):
        for byte in String(scalar).utf8 {
          result +=
            "\\" + String(repeating: "0", count: byte < 8 ? 2 : byte < 64 ? 1 : 0) + String(byte, radix: 8)
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return "\"\(result)\""
  }

  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\"" || scalar == "\\" || scalar == "\t" || PlainText.visible(scalar) != scalar
  }
}
