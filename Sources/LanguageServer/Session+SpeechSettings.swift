// Registration of features that settings turn on and off.

import Source

extension Session {
  /// Registers the features that settings turn on, and unregisters those that they turn off. Features that were offered
  /// in `initialize` stay registered, but return nothing.
  ///
  /// Source: LSP 3.17, “Register Capability”.
  func offerSpeech() {
    let wanted = SpeechFeature.allCases.filter { $0.isOn(in: settings.preview) && !offered.contains($0) }
    let added = wanted.filter { client.registersSpeech.contains($0) && !registered.contains($0) }
    let removed = SpeechFeature.allCases.filter { registered.contains($0) && !wanted.contains($0) }
    if !added.isEmpty {
      ask(.courtesy, "client/registerCapability") { json in
        json.object { json in
          json.key("registrations")
          // Null: the documents that the client selects for this server.
          writeRegistrations(of: added, to: &json) { json in
            json.key("registerOptions")
            json.object { json in
              json.key("documentSelector")
              json.null()
            }
          }
        }
      }
    }
    if !removed.isEmpty {
      ask(.courtesy, "client/unregisterCapability") { json in
        json.object { json in
          // The protocol uses this spelling.
          json.key("unregisterations")
          writeRegistrations(of: removed, to: &json)
        }
      }
    }
    registered = registered.union(added).subtracting(removed)
    advertised.formUnion(wanted)
    refreshSpeech()
  }

  private func writeRegistrations(
    of features: [SpeechFeature], to json: inout JSONWriter,
    _ writeOptions: (inout JSONWriter) -> Void = { _ in }
  ) {
    json.array { json in
      for feature in features {
        json.object { json in
          json.member("id", "a11y-\(feature.rawValue)")
          json.member("method", feature.rawValue)
          writeOptions(&json)
        }
      }
    }
  }

  /// Asks the client to repeat its requests if it supports that.
  func refreshSpeech() {
    for feature in SpeechFeature.allCases where offered.contains(feature) || registered.contains(feature) {
      guard client.refreshesSpeech.contains(feature), let method = feature.refresh else { continue }
      ask(.courtesy, method)
    }
  }
}
