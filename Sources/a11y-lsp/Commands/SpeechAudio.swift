// Speech synthesis of announcements.

import LanguageServer
import Linter

/// Announcements synthesized with `espeak-ng` if it's installed. The voice isn't VoiceOver's or TalkBack's; only the
/// words and their order matter.
enum SpeechAudio {
  /// The reason why no audio was produced.
  struct Problem: Error {
    var reason: String
  }

  /// A WAV file.
  struct Sound {
    var bytes: [UInt8]
    /// The number of stops in the file, and the total. The input is limited to `Platform.mostInput` bytes.
    var stops: Int
    var count: Int
  }

  /// Synthesizes the announcements of the stops in `readings`.
  static func sound(of readings: [ScreenReading]) throws(Problem) -> Sound {
    let sentences = readings.flatMap { reading in
      reading.steps.compactMap { $0.number == nil ? nil : $0.heard.map(spoken) }
    }
    guard !sentences.isEmpty else { throw Problem(reason: "nothing here is announced by a screen reader") }
    var input: [UInt8] = []
    var count = 0
    for sentence in sentences {
      let line = Array((sentence + ".\n\n").utf8)
      guard input.count + line.count <= Platform.mostInput else { break }
      input += line
      count += 1
    }
    let result: Platform.ProgramResult
    do {
      result = try Platform.run("espeak-ng", ["-v", "en", "-b", "1", "--stdin", "--stdout"], input: input)
    } catch {
      throw Problem(
        reason:
          "couldn't start espeak-ng, which --audio requires: \(error.reason) (Debian: apt install espeak-ng)")
    }
    guard result.code == 0, result.output.count > headerLength else {
      throw Problem(reason: "espeak-ng produced no audio (exit code \(result.code))")
    }
    return Sound(bytes: withLengths(result.output), stops: count, count: sentences.count)
  }

  /// Replaces the markup of announcements with words or spaces.
  private static func spoken(_ heard: String) -> String {
    String(
      heard.unicodeScalars.reduce(into: String.UnicodeScalarView()) { text, scalar in
        switch scalar {
        case "‹", "›", "“", "”", "<", ">", "&": text.append(" ")
        case "|": text.append(contentsOf: "or".unicodeScalars)
        default: text.append(PlainText.visible(scalar))
        }
      })
  }

  private static let headerLength = 44

  /// Returns the WAV file with lengths in its header, which a program that writes to a pipe can't know.
  ///
  /// Source: Microsoft, “Multimedia Programming Interface and Data Specifications 1.0”, RIFF WAVE.
  private static func withLengths(_ sound: [UInt8]) -> [UInt8] {
    guard sound.count > headerLength, sound.starts(with: "RIFF".utf8) else { return sound }
    var sound = sound
    func put(_ length: Int, at offset: Int) {
      let length = UInt32(truncatingIfNeeded: length)
      for byte in 0..<4 { sound[offset + byte] = UInt8(truncatingIfNeeded: length >> (8 * UInt32(byte))) }
    }
    put(sound.count - 8, at: 4)
    put(sound.count - headerLength, at: headerLength - 4)
    return sound
  }
}
