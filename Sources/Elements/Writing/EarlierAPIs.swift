// Code rewritten for earlier OS versions.

/// A rewriter that replaces calls of new APIs with their earlier equivalents.
///
/// It reads brackets and strings, but no grammar, since its input is the pieces of a fix.
public struct EarlierAPIs {
  private let replaced: [WrittenAPI]
  /// The open brackets, with the code that closes each rewritten call.
  private var open: [String?] = []
  private var isInString = false

  /// Creates a rewriter for those of `apis` that have an earlier form.
  public init(replacing apis: [WrittenAPI]) {
    replaced = apis.filter { $0.earlier != nil }
  }

  /// Returns the next piece of code, rewritten. Call it for all pieces in order.
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
