// The project and configuration of each directory that a walk enters.

import LanguageServer
import Linter

/// The position of a walk: the project and the configuration. A directory without marks has the position of its parent.
struct WalkedPlaces {
  /// The project and configuration of a directory.
  struct Place {
    var folder: String
    /// The marks among the names in the directory.
    var marks: FolderMarks
    /// The root of its project, which may be below the start of the walk.
    var root: String
    /// True if the walk covers the whole project.
    var isWhole: Bool
    var linter: Linter
  }

  /// The position in the directory entered last.
  private(set) var current: Place
  /// The start of the walk.
  private let start: String
  /// The directories from the start down to the one entered last.
  private var places: [Place] = []
  /// The directory to enter next, if it hasn't been entered yet.
  private var announced: (folder: String, marks: FolderMarks)?

  init(_ start: String) {
    self.start = start
    current = Place(folder: start, marks: .unknown, root: start, isWhole: false, linter: Linter())
  }

  /// Sets the directory to enter next and the marks in it.
  mutating func announce(_ folder: String, _ marks: FolderMarks) {
    announced = (folder, marks)
  }

  /// Enters the announced directory, unless that's already done.
  mutating func enter(of project: inout CheckedProject) {
    guard let (folder, marks) = announced else { return }
    announced = nil
    while let last = places.last, !FilePath.isInside(folder, of: last.folder) { places.removeLast() }
    current = place(folder, marks, of: &project)
    places.append(current)
  }

  private func place(_ folder: String, _ marks: FolderMarks, of project: inout CheckedProject) -> Place {
    if var place = places.last, !marks.mayStartProject {
      place.folder = folder
      place.marks = marks
      return place
    }
    // Listings already contain this, so the disk isn't queried again.
    for place in places { project.learn(place.marks, of: place.folder) }
    project.learn(marks, of: folder)
    let root = project.root(ofFolder: folder, fallback: start)
    return Place(
      folder: folder, marks: marks, root: root, isWhole: FilePath.isInside(root, of: start),
      linter: project.linter(forFilesIn: folder, root: root))
  }
}
