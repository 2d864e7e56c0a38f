// Runs that permissions mean something to, even where the tests are run by the administrator.

import Foundation
import TestSupport

/// Runs of the binary by somebody who is not the administrator.
enum Unprivileged {
  /// The words before a command that make it run without privileges; none are needed for those who have none.
  private static let command =
    TemporaryFolder.isUnprotected ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""

  /// Runs a script in a folder that belongs to somebody without privileges. `$run` stands for the binary, run by that
  /// person; the rest of the script is run by whoever runs the tests. `$1` is the folder.
  static func run(_ script: String, in folder: TemporaryFolder) throws -> Program.Outcome {
    // The binary and the files may lie where others may not go.
    let preparation = """
      cp "$0" "$1/.program" && chmod 755 "$1" "$1/.program" || exit 99
      run="\(command)$1/.program"

      """
    return try Program.shell(preparation + script, [folder.path], in: folder.path)
  }

  /// Whether the system lets somebody without privileges run the binary.
  static let isPossible: Bool = {
    guard let folder = try? TemporaryFolder() else { return false }
    return (try? run("$run --version", in: folder))?.code == 0
  }()

  /// The words that run a script of the shell in which `mount` works and is seen by nobody else.
  static let namespace = TemporaryFolder.isUnprotected ? "unshare --mount" : "unshare --mount --map-root-user"

  /// Whether the system lets a script mount a small disk.
  static let canMount: Bool = {
    guard isPossible, let folder = try? TemporaryFolder(["disk/a": ""]) else { return false }
    let script = "\(namespace) sh -c 'mount -t tmpfs -o size=64k none \"$0/disk\"' \"$1\""
    return (try? run(script, in: folder))?.code == 0
  }()
}
