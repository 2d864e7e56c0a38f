// The entry point. The commands are in `Commands/`.

import LanguageServer

Platform.end(with: Command.run(Array(CommandLine.arguments.dropFirst())))
