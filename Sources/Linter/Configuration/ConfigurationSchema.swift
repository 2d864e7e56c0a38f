// The JSON Schema of configuration files.

import Elements
package import Source

/// The JSON Schema of configuration files, which editors use for completion and validation.
///
/// Source: JSON Schema, draft 7, which every editor understands.
package enum ConfigurationSchema {
  package static func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("$schema", "http://json-schema.org/draft-07/schema#")
      json.member("title", "a11y-lsp configuration (\(ConfigurationFile.name))")
      // Editors then accept comments and trailing commas, as the reader does.
      json.member("allowComments", true)
      json.member("allowTrailingCommas", true)
      let keys = ConfigurationFile.Key.allCases.map { key in (key, key.summary) }
      properties(of: keys, to: &json) { setting, json in
        let (key, summary) = setting
        json.key(key.rawValue)
        json.object { json in
          json.member("description", summary)
          form(of: key, to: &json)
        }
      }
      json.key("definitions")
      json.object { json in
        json.key("severity")
        json.object { json in
          json.key("enum")
          json.array(["off"] + Severity.allCases.map(\.rawValue) + Severity.aliases.keys.sorted())
        }
        json.key("rules")
        json.object { rules(to: &$0) }
        json.key("texts")
        json.object { json in
          json.member("type", "array")
          json.key("items")
          json.object { $0.member("type", "string") }
        }
        json.key("textOrTexts")
        json.object { json in
          json.key("anyOf")
          json.array { json in
            json.object { $0.member("type", "string") }
            json.object { $0.refer(to: "texts") }
          }
        }
      }
    }
  }

  /// Writes the schema of an object with these properties and no others.
  private static func properties<Key>(
    of keys: [Key], to json: inout JSONWriter, _ write: (Key, inout JSONWriter) -> Void
  ) {
    json.member("type", "object")
    json.member("additionalProperties", false)
    json.key("properties")
    json.object { json in
      for key in keys { write(key, &json) }
    }
  }

  private static func form(of key: ConfigurationFile.Key, to json: inout JSONWriter) {
    switch key {
    case .profile:
      profile(to: &json)
      json.member("default", Configuration().profile.rawValue)
    case .rules: json.refer(to: "rules")
    case .include, .exclude, .locales, .extends: json.refer(to: "textOrTexts")
    case .maxFileSize:
      json.member("type", "integer")
      json.member("minimum", 1)
      json.member("maximum", Configuration.largestFileSize)
      json.member("default", Configuration().maxFileSize)
    case .perPath:
      json.member("type", "array")
      json.key("items")
      json.object { json in
        properties(of: ConfigurationFile.PathKey.allCases, to: &json) { key, json in
          json.key(key.rawValue)
          json.object { json in
            switch key {
            case .paths: json.refer(to: "textOrTexts")
            case .profile: profile(to: &json)
            case .rules: json.refer(to: "rules")
            }
          }
        }
        json.key("required")
        json.array([ConfigurationFile.PathKey.paths.rawValue])
      }
    case .components: components(to: &json)
    case .targets:
      json.member("type", "object")
      json.key("properties")
      json.object { json in
        for system in TargetSystem.allCases {
          json.key(system.rawValue)
          json.object { json in
            json.key("type")
            json.array(["string", "number"])
          }
        }
      }
      json.member("additionalProperties", false)
    case .baseline, .schema: json.member("type", "string")
    }
  }

  private static func components(to json: inout JSONWriter) {
    json.member("type", "object")
    json.key("additionalProperties")
    json.object { json in
      properties(of: ConfigurationFile.ComponentKey.allCases, to: &json) { key, json in
        json.key(key.rawValue)
        json.object { json in
          json.member("description", key.summary)
          switch key {
          case .role:
            json.key("enum")
            json.array(ConfigurationFile.componentRoles.map(\.rawValue))
          case .label: json.refer(to: "textOrTexts")
          case .hint, .image, .size: json.member("type", "string")
          case .decorativeWhen: condition(to: &json)
          case .selfLabelled, .decorative: json.member("type", "boolean")
          }
        }
      }
      json.key("required")
      json.array([ConfigurationFile.ComponentKey.role.rawValue])
    }
  }

  private static func condition(to json: inout JSONWriter) {
    properties(of: ConfigurationFile.ConditionKey.allCases, to: &json) { key, json in
      json.key(key.rawValue)
      json.object { json in
        json.key("type")
        switch key {
        case .argument: json.value("string")
        case .value: json.array(["string", "number", "boolean", "null"])
        }
      }
    }
    json.key("required")
    json.array(ConfigurationFile.ConditionKey.allCases.map(\.rawValue))
  }

  private static func profile(to json: inout JSONWriter) {
    json.key("enum")
    json.array(Profile.allCases.map(\.rawValue))
  }

  private static func rules(to json: inout JSONWriter) {
    let own = OwnFinding.allCases.map { (id: $0.rawValue, summary: $0.explanation, options: $0.options) }
    let all = Rule.all.map { (id: $0.id, summary: $0.title, options: $0.options) } + own
    properties(of: all, to: &json) { rule, json in
      json.key(rule.id)
      json.object { json in
        json.member("description", rule.summary)
        json.key("anyOf")
        json.array { json in
          json.object { $0.refer(to: "severity") }
          json.object { json in
            properties(of: [RuleOption?.none] + rule.options, to: &json) { option, json in
              json.key(option?.name ?? "severity")
              json.object { json in
                if let option { form(of: option, to: &json) } else { json.refer(to: "severity") }
              }
            }
          }
        }
      }
    }
  }

  private static func form(of option: RuleOption, to json: inout JSONWriter) {
    json.member("description", option.summary)
    json.key("default")
    json.value(option.defaultValue)
    switch option.defaultValue {
    case .bool: json.member("type", "boolean")
    case .number: json.member("type", "integer")
    case .string:
      json.member("type", "string")
      if let values = option.values {
        json.key("enum")
        json.array(values)
      }
    case .strings: json.refer(to: "textOrTexts")
    case .wordsByLanguage:
      json.member("type", "object")
      json.key("additionalProperties")
      json.object { $0.refer(to: "textOrTexts") }
    }
  }
}

private extension JSONWriter {
  /// Writes a reference to a definition.
  mutating func refer(to definition: String) {
    key("allOf")
    array { json in
      json.object { $0.member("$ref", "#/definitions/\(definition)") }
    }
  }
}

extension JSONWriter {
  /// Writes the value of an option.
  package mutating func value(_ option: OptionValue) {
    switch option {
    case .bool(let bool): value(bool)
    case .number(let number): value(number)
    case .string(let string): value(string)
    case .strings(let strings): array(strings)
    case .wordsByLanguage(let words):
      object { json in
        for (language, list) in words.sorted(by: { $0.key < $1.key }) { json.member(language, list) }
      }
    }
  }
}
