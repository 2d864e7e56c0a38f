// `a11y-lsp schema`.

import LanguageServer
import Linter
import Source

/// The command that prints the JSON Schema of configuration files.
enum SchemaCommand {
  static let syntax = CommandSyntax(
    name: "schema", summary: "Print the JSON Schema for \(ConfigurationFile.name).", operands: "",
    options: [],
    notes: """
      Save it to a file and reference it in the configuration:
      { "$schema": "./a11y-lsp.schema.json" }
      Editors then offer completion and validation for \(ConfigurationFile.name).
      """)

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    if let operand = arguments.operands.first {
      throw UsageError("unexpected argument '\(operand)'")
    }
    var json = JSONWriter()
    ConfigurationSchema.write(to: &json)
    var output = Output(.output)
    output.write(json.bytes)
    output.write("\n")
    output.flush()
    return ExitCode.clean
  }
}
