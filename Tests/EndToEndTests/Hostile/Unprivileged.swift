// Runs to which file permissions apply, even if root runs the tests.

import Foundation
import TestSupport

/// Runs of the binary as an unprivileged user.
enum Unprivileged {
  /// The prefix that runs a command without privileges. Empty if the user is unprivileged already.
  private static let command =
    TemporaryFolder.isUnprotected ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""

  /// Runs a script in a directory owned by an unprivileged user. `$run` is the binary, run as that user. The rest of
  /// the script runs as the user who runs the tests. `$1` is the directory.
  static func run(_ script: String, in folder: TemporaryFolder) throws -> Program.Outcome {
    // The binary and the files may be in directories that other users can't enter.
    let preparation = """
      cp "$0" "$1/.program" && chmod 755 "$1" "$1/.program" || exit 99
      run="\(command)$1/.program"

      """
    return try Program.shell(preparation + script, [folder.path], in: folder.path)
  }

  /// True if the system allows an unprivileged user to run the binary.
  static let isPossible: Bool = {
    guard let folder = try? TemporaryFolder() else { return false }
    return (try? run("$run --version", in: folder))?.code == 0
  }()

  /// The prefix that runs a shell script in which `mount` works without affecting other processes.
  static let namespace = TemporaryFolder.isUnprotected ? "unshare --mount" : "unshare --mount --map-root-user"

  /// True if the system allows a script to mount a small disk.
  static let canMount: Bool = {
    guard isPossible, let folder = try? TemporaryFolder(["disk/a": ""]) else { return false }
    let script = "\(namespace) sh -c 'mount -t tmpfs -o size=64k none \"$0/disk\"' \"$1\""
    return (try? run(script, in: folder))?.code == 0
  }()
}
