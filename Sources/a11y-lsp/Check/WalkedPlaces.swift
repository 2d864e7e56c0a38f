// The project and the configuration of each folder that a walk enters.

import LanguageServer
import Linter

/// Where a walk is: in which project, and under which configuration. A folder without marks of its own is in the place
/// of the folder that holds it.
struct WalkedPlaces {
  /// What holds for the files in a folder.
  struct Place {
    var folder: String
    /// What the names in the folder say.
    var marks: FolderMarks
    /// The root of their project; it may start below the folder that is walked.
    var root: String
    /// Whether all of the project is met.
    var isWhole: Bool
    var linter: Linter
  }

  /// What holds in the folder that was entered last.
  private(set) var current: Place
  /// The folder that is walked.
  private let start: String
  /// The folders from there down to the one entered last.
  private var places: [Place] = []
  /// What is to be entered, and is not yet.
  private var announced: (folder: String, marks: FolderMarks)?

  init(_ start: String) {
    self.start = start
    current = Place(folder: start, marks: .unknown, root: start, isWhole: false, linter: Linter())
  }

  /// Says which folder is to be entered next, and what is in it.
  mutating func announce(_ folder: String, _ marks: FolderMarks) {
    announced = (folder, marks)
  }

  /// Enters the folder that was announced, unless that was done.
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
    // The disk is asked no more about what listings have told.
    for place in places { project.learn(place.marks, of: place.folder) }
    project.learn(marks, of: folder)
    let root = project.root(ofFolder: folder, fallback: start)
    return Place(
      folder: folder, marks: marks, root: root, isWhole: FilePath.isInside(root, of: start),
      linter: project.linter(forFilesIn: folder, root: root))
  }
}
