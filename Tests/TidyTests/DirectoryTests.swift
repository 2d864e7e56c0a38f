// The order of the directories with the code about elements.

import TestSupport
import Testing

@Suite("Directories")
struct DirectoryTests {
  /// The directories, each of which may refer only to those before it.
  private static let order = [
    "Words", "Edits", "Code", "Files", "Model", "Resources", "Facts", "Reading", "Tree",
    "FrontEnd", "Writing", "Practices",
    "Android/XML", "Android/Views", "Android/Compose", "Android/Practices",
    "Apple/UIKit", "Apple/InterfaceBuilder", "Apple/SwiftUI", "Apple/Practices",
    "Names", "Frameworks", "Project", "States", "Looks", "Input", "Structure", "Texts",
    "Announcements/Words", "Announcements", "Unknowns",
  ]

  @Test("directories refer to each other in one direction")
  func directions() {
    let files = PackageFile.swiftFiles(below: "Sources")
    let elements = files.filter { $0.target == "Elements" }
    #expect(Set(elements.map(\.directory)) == Set(DirectoryTests.order))
    let graph = DirectoryGraph(elements, besides: files.filter { ["Source", "Syntax"].contains($0.target) })
    print(graph.description(of: DirectoryTests.order))
    var count = 0
    for (place, directory) in DirectoryTests.order.enumerated() {
      for (other, names) in graph.edges[directory] ?? [:] {
        count += names.count
        guard !DirectoryTests.order[..<place].contains(other) else { continue }
        let at = graph.places["\(directory) \(other)"] ?? ""
        Issue.record(
          "\(directory) refers to \(other): \(names.sorted().prefix(8).joined(separator: ", ")) (\(at))")
      }
    }
    // Otherwise, the names in the code aren't found.
    #expect(count > 1_000)
  }
}
