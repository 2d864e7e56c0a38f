// `a11y-lsp schema`.

import LanguageServer
import Linter
import Source

/// Prints the JSON Schema of configuration files.
enum SchemaCommand {
  static let syntax = CommandSyntax(
    name: "schema", summary: "Print a JSON Schema of the configuration, for editors.", operands: "",
    options: [],
    notes: """
      Write it to a file and name that in the configuration: { "$schema": "./a11y-lsp.schema.json" }.
      Editors then complete and check \(ConfigurationFile.name).
      """)

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    if let operand = arguments.operands.first {
      throw UsageError("“schema” prints one schema and takes no “\(operand)”.")
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
