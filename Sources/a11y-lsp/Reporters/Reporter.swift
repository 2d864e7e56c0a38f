// Results to bytes on a stream, in the format asked for.

import LanguageServer

/// Writes the result of `check`.
struct Reporter {
  private let options: CheckOptions
  private let stream: Platform.Stream

  init(_ options: CheckOptions, to stream: Platform.Stream) {
    self.options = options
    self.stream = stream
  }

  func report(_ result: CheckResult) {
    var output = Output(stream)
    switch options.format {
    case .text: TextReporter(style: style, showsSummary: !options.isQuiet).report(result, to: &output)
    case .xcode: XcodeReporter.report(result, to: &output)
    case .json: JSONReporter.report(result, to: &output)
    }
    output.flush()
  }

  /// Source: https://no-color.org
  private var style: Style {
    switch options.coloring {
    case .always: return .colored
    case .never: return .plain
    case .auto:
      let isUnwanted = Platform.environment("NO_COLOR").map { !$0.isEmpty } ?? false
      let isDumb = Platform.environment("TERM") == "dumb"
      return Platform.isTerminal(stream) && !isUnwanted && !isDumb ? .colored : .plain
    }
  }
}
