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
      json.key("components")
      json.array { json in
        for file in files {
          for change in file.speech.components { write(change, of: file, to: &json) }
        }
      }
      json.key("shown")
      json.array { json in
        for file in files {
          for use in file.shown { write(use, of: file, to: &json) }
        }
      }
      json.member("movedToOtherFiles", movedCount)
      json.member("unknown", unknownCount)
    }
    return String(decoding: json.bytes, as: UTF8.self) + "\n"
  }

  private func write(_ change: ComponentChange, of file: File, to json: inout JSONWriter) {
    guard let component = change.component else { return }
    json.object { json in
      json.member("path", shown(file.path))
      if let line = change.after?.line { json.member("line", line) }
      if let line = change.before?.line { json.member("earlierLine", line) }
      if let screen = component.screen { json.member("declaration", screen) }
      json.member("reader", component.reader)
      if let before = change.before { json.member("before", before.subject) }
      if let after = change.after { json.member("after", after.subject) }
    }
  }

  private func write(_ use: Shown, of file: File, to json: inout JSONWriter) {
    json.object { json in
      json.member("path", shown(file.path))
      json.member("line", use.component.line)
      if let screen = use.component.screen { json.member("declaration", screen) }
      json.member("reader", use.component.reader)
      json.member("component", use.component.subject)
      json.member("definedIn", shown(use.path))
      json.member("changes", use.changes.count)
    }
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
