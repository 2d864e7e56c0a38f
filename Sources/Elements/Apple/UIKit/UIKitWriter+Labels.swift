// Labels for a view that shows different images at different times.

import Source
import Syntax

extension UIKitWriter {
  /// Sets a label wherever the view's image is set, so no label is outdated. Returns nil if code can't be added in each
  /// of those places.
  func labels(of element: Element) -> [WriterEdit]? {
    guard let receiver = element.receiver, receiver.pictures.count > 1,
      receiver.pictures.count <= UIKitWriter.mostPictures
    else { return nil }
    let words = NameSuggestion.tellingApart(receiver.pictures.map(\.name))
    var edits: [WriterEdit] = []
    var statements: Set<Range<Int>> = []
    for (picture, words) in zip(receiver.pictures, words) {
      let wording =
        words.map { project.textOrWords($0, onAndroid: false) } ?? .blank("what activating it does now")
      let statement = label(wording, of: element)
      guard let place = receiver.place(around: picture.range) else {
        // The initial image.
        guard receiver.creation == nil, edits.isEmpty else { return nil }
        if let initial = receiver.initialValue {
          edits += wrap([statement], around: initial, of: element)
        } else if let returned = receiver.returned {
          edits += name([statement], returned, of: element)
        } else {
          return nil
        }
        continue
      }
      // One statement that chooses between images requires more than one label.
      guard statements.insert(place.statement).inserted else { return nil }
      edits.append(insert([statement], behind: place))
    }
    return edits
  }

  /// The maximum number of images for one view.
  private static let mostPictures = 8
}
