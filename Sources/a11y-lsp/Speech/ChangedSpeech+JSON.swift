// `speak --changed-since --format json`.

import Linter
import Source

extension ChangedSpeech {
  /// The changes as JSON, whose format is as stable as that of `check --format json`: members may be added.
  var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.key("changes")
      json.array { json in
        for file in files {
          for change in file.speech.changes { write(change, of: file, to: &json) }
        }
      }
      json.member("movedToOtherFiles", movedCount)
      json.member("unknown", unknownCount)
    }
    return String(decoding: json.bytes, as: UTF8.self) + "\n"
  }

  private func write(_ change: AnnouncementChange, of file: File, to json: inout JSONWriter) {
    let (before, after) = change.texts
    json.object { json in
      json.member("kind", change.kind.rawValue)
      json.member("path", shown(file.path))
      if let line = change.after.first?.line { json.member("line", line) }
      if let line = change.before.first?.line { json.member("earlierLine", line) }
      if let screen = change.screen { json.member("declaration", screen) }
      json.member("reader", change.reader)
      if let condition = change.condition { json.member("condition", condition) }
      json.key("before")
      json.array(before)
      json.key("after")
      json.array(after)
    }
  }
}
