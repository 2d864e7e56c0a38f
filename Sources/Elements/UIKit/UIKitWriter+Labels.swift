// Labels of a view that shows different pictures at different times.

import Source
import Syntax

extension UIKitWriter {
  /// A label wherever the view is given another picture, so that none stays behind; nil where code can't be added at
  /// each of those places.
  func labels(of element: Element) -> [WriterEdit]? {
    guard let receiver = element.receiver, receiver.pictures.count > 1,
      receiver.pictures.count <= UIKitWriter.mostPictures
    else { return nil }
    let words = NameSuggestion.tellingApart(receiver.pictures.map(\.name))
    var edits: [WriterEdit] = []
    var statements: Set<Range<Int>> = []
    for (picture, words) in zip(receiver.pictures, words) {
      let wording =
        words.map { project.textOrWords($0, onAndroid: false) } ?? .blank("what pressing it does now")
      let statement = label(wording, of: element)
      guard let place = receiver.place(around: picture.range) else {
        // The picture that it is made with.
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
      // One statement that chooses between pictures takes more than one label.
      guard statements.insert(place.statement).inserted else { return nil }
      edits.append(insert([statement], behind: place))
    }
    return edits
  }

  /// Nobody gives one view so many pictures.
  private static let mostPictures = 8
}
