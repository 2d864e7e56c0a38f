// Code in the words of earlier systems.

/// Rewrites calls of new APIs as what did the same before.
///
/// Reads brackets and strings, no grammar: what it's given are the pieces of a fix.
public struct EarlierAPIs {
  private let replaced: [WrittenAPI]
  /// The brackets that are open, and what closes those of a call that was rewritten.
  private var open: [String?] = []
  private var isInString = false

  /// Replaces uses of `apis` that have an earlier form.
  public init(replacing apis: [WrittenAPI]) {
    replaced = apis.filter { $0.earlier != nil }
  }

  /// The next piece of code, after those before.
  public mutating func rewritten(_ code: String) -> String {
    var rest = code[...]
    var result = ""
    while let next = rest.first {
      if !isInString, let api = replaced.first(where: { rest.hasPrefix($0.spelling) }),
        let earlier = api.earlier
      {
        result += earlier.before
        open.append(earlier.after)
        rest = rest.dropFirst(api.spelling.count)
        continue
      }
      switch next {
      case "\"": isInString.toggle()
      case "\\" where isInString:
        result.append(next)
        rest = rest.dropFirst()
        guard let escaped = rest.first else { continue }
        result.append(escaped)
        rest = rest.dropFirst()
        continue
      case "(" where !isInString: open.append(nil)
      case ")" where !isInString:
        result += open.popLast().flatMap { $0 } ?? ")"
        rest = rest.dropFirst()
        continue
      default: break
      }
      result.append(next)
      rest = rest.dropFirst()
    }
    return result
  }
}
