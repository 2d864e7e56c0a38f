// The program's entry. Commands are in Commands/.

import LanguageServer

Platform.end(with: Command.run(Array(CommandLine.arguments.dropFirst())))
