// `a11y-lsp debug`: dumps and statistics for a11y-lsp's developers. Not listed in the help.

import Elements
import LanguageServer
import Linter
import Source
import Syntax

/// The command that prints syntax trees, elements, and literals, and counts what isn't known, for development.
enum DebugCommand {
  enum View: String, CaseIterable {
    case dump, elements, literals, unknowns
  }

  static let syntax = CommandSyntax(
    name: "debug", summary: "Dump the syntax tree, elements, or literals of a file, or count unknown facts.",
    operands: "dump|elements|literals|unknowns PATH…", options: [.listFormat, .config, .jobs],
    notes:
      "The options are for 'unknowns', which counts facts that aren't known about elements, with the reasons."
  )

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    guard let view = arguments.operands.first.flatMap(View.init) else {
      let views = View.allCases.map(\.rawValue).joined(separator: ", ")
      let problem = arguments.operands.first.map { "unknown view '\($0)'" } ?? "missing view"
      throw UsageError("\(problem); expected one of: \(views)")
    }
    let paths = arguments.operands.dropFirst()
    guard !paths.isEmpty else {
      let operand = view == .unknowns ? "PATH" : "FILE"
      throw UsageError(
        "missing \(operand.lowercased()) argument",
        remedy: "Usage: a11y-lsp debug \(view.rawValue) \(operand)…")
    }
    if view == .unknowns { return try UnknownsCommand.run(Array(paths), arguments) }
    if let option = syntax.options.first(where: arguments.has) {
      throw UsageError("\(option.name) can only be used with 'unknowns'")
    }
    var output = Output(.output)
    var code = ExitCode.clean
    for path in paths {
      do {
        let text = try FileContent(ofFile: path, limit: Configuration().maxFileSize).text
        guard let language = Language(path: path) else {
          throw UsageError("'\(path)' isn't a Swift, Kotlin, or XML file")
        }
        output.write(show(view, path, text, language))
      } catch let problem as ReadProblem {
        Message.error("\(path): \(problem.reason)")
        code = ExitCode.unreadable
      } catch let error as UsageError {
        throw error
      } catch {
        code = ExitCode.unreadable
      }
    }
    output.flush()
    return code
  }

  private static func show(_ view: View, _ path: String, _ text: SourceText, _ language: Language) -> [UInt8]
  {
    switch view {
    case .dump:
      return Array(Tree(parsing: text, as: language).dump().utf8)
    case .elements:
      return Array((ElementTree(text, path: path)?.dump() ?? "").utf8)
    case .literals:
      return literals(path, Tree(parsing: text, as: language))
    case .unknowns: return []
    }
  }

  /// Returns one line of JSON with the byte ranges of all string literals and call names, or in XML, of all values and
  /// element names.
  private static func literals(_ path: String, _ tree: Tree) -> [UInt8] {
    var strings: [Range<Int>] = []
    var calls: [Range<Int>] = []
    for index in tree.nodes.indices {
      switch tree.nodes[index].kind {
      case .string, .value: strings.append(tree.nodes[index].range)
      case .call, .element:
        let range = tree.nameRange(of: NodeID(index))
        // The parser that this is compared with doesn't count a macro such as `#Preview` as a call.
        if !range.isEmpty, tree.text[range.lowerBound] != UInt8(ascii: "#") { calls.append(range) }
      default: break
      }
    }
    var json = JSONWriter()
    json.object { json in
      json.member("path", path)
      append("strings", strings, to: &json)
      append("calls", calls, to: &json)
    }
    return json.bytes + [0x0A]
  }

  private static func append(_ name: String, _ ranges: [Range<Int>], to json: inout JSONWriter) {
    json.key(name)
    json.array { json in
      for range in ranges {
        json.array { json in
          json.value(range.lowerBound)
          json.value(range.upperBound)
        }
      }
    }
  }
}
