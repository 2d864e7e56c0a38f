// Changed files according to git, with the real binary and the real git.

import Foundation
import TestSupport
import Testing

@Suite struct GitTests {
  /// Runs a script in an empty directory outside any repository, with an identity for commits.
  func repository(_ script: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try shell("git init -q -b main .\n" + script, in: folder)
    return folder
  }

  func shell(_ script: String, in folder: TemporaryFolder) throws {
    let setUp = """
      set -e
      export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b \
        GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b
      bad() { printf 'import SwiftUI\\nlet one = 1\\nlet two = 2\\nImage("%s")\\n' "$2" > "$1"; }
      git() { command git -c protocol.file.allow=always "$@"; }

      """
    let outcome = try Program.shell(setUp + script, in: folder.path)
    try #require(outcome.code == 0, "\(outcome.errors)")
  }

  /// Runs the binary in `folder` and expects the locations of all findings and an exit code.
  func check(
    _ arguments: String..., in folder: TemporaryFolder, at subfolder: String = "", code: Int32? = nil,
    finds places: [String] = [], complains error: String = "", environment: [String: String] = [:],
    location: SourceLocation = #_sourceLocation
  ) throws {
    let outcome = try Program.run(
      ["check", "--format", "xcode"] + arguments, in: folder[subfolder],
      environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"]
        .merging(environment) { $1 })
    let found = outcome.text.split(separator: "\n").map { line in
      String(line.split(separator: ": ")[0]).replacing(folder.path + "/", with: "")
    }
    #expect(found == places, "\(outcome.errors)", sourceLocation: location)
    #expect(outcome.code == code ?? (places.isEmpty ? 0 : 1), "\(outcome.errors)", sourceLocation: location)
    if error.isEmpty {
      #expect(outcome.errors == "", sourceLocation: location)
    } else {
      #expect(outcome.errors.contains(error), "\(outcome.errors)", sourceLocation: location)
    }
  }

  // MARK: --staged

  @Test func `The index's content is checked, even if the working tree differs`() throws {
    let folder = try repository(
      """
      bad old.swift a; git add .; git commit -qm 1
      bad bad.swift a; echo 'let a = 1' > good.swift; bad gone.swift a; bad link.swift a; git add .
      echo 'let a = 1' > bad.swift; bad good.swift a; rm gone.swift; bad unknown.swift a
      """)
    try check(
      "--staged", in: folder, finds: ["bad.swift:4:1", "gone.swift:4:1", "link.swift:4:1"])
    try check("--staged", "bad.swift", in: folder, finds: ["bad.swift:4:1"])
    try check("--staged", "old.swift", in: folder)
  }

  @Test(
    "The environment of a git hook doesn't hide staged content",
    arguments: ["GIT_LITERAL_PATHSPECS", "GIT_NOGLOB_PATHSPECS"])
  func hookVariables(name: String) throws {
    let folder = try repository("bad bad.swift a; git add .")
    try check("--staged", in: folder, finds: ["bad.swift:4:1"], environment: [name: "1"])
  }

  @Test func `Files above the size limit aren't read from the index`() throws {
    let folder = try repository(
      "bad bad.swift a; head -c 17000000 /dev/zero | tr '\\0' ' ' > large.swift; git add .")
    try check(
      "--staged", in: folder, code: 1, finds: ["bad.swift:4:1"],
      complains: "large.swift: larger than 16777216 bytes")
  }

  @Test func `Staged files are excluded like others`() throws {
    let folder = try repository(
      """
      mkdir -p .hidden Generated Old
      for f in .hidden/a.swift Generated/a.swift Old/a.swift a.txt; do bad $f a; done
      echo '{"exclude": ["Generated"]}' > .a11y-lsp.json; git add .; echo /Old > .gitignore
      ln -s Old/a.swift link.swift; git add link.swift
      """)
    // Git doesn't ignore tracked files.
    try check("--staged", in: folder, finds: ["Old/a.swift:4:1"])
    try check("--staged", "Generated/a.swift", in: folder, finds: ["Generated/a.swift:4:1"])
    try check("--staged", "--force-exclude", "Generated/a.swift", in: folder)
  }

  @Test func `In a repository without commits, everything is staged`() throws {
    let folder = try repository("bad a.swift a; git add .")
    try check("--staged", in: folder, finds: ["a.swift:4:1"])
    try check("--changed-since", "main", in: folder, code: 2, complains: "has no commits yet")
  }

  @Test func `More files than git reads at a time are checked, and renamed ones by new name`() throws {
    let folder = try repository(
      """
      bad a.swift a; git add .; git commit -qm 1; git mv a.swift b.swift
      i=0; while [ $i -lt 205 ]; do echo "Image(\\"$i\\")" > f$i.swift; i=$((i+1)); done; git add .
      """)
    let outcome = try Program.run(["check", "--staged", "-q", "--format", "xcode"], in: folder.path)
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.count == 206)
    #expect(lines.contains { $0.contains("b.swift:4:1") })
  }

  @Test func `An unresolved conflict is named`() throws {
    let folder = try repository(
      """
      bad a.swift a; git add .; git commit -qm 1; git checkout -qb other; bad a.swift b; git commit -qam 2
      git checkout -q main; bad a.swift c; git commit -qam 3; git merge -q other || true
      """)
    try check("--staged", in: folder, code: 3, complains: "a.swift: unresolved merge conflict")
  }

  // MARK: --changed-since

  @Test func `Only code with added or changed lines is reported`() throws {
    let folder = try repository(
      """
      bad a.swift a; bad same.swift a; git add .; git commit -qm 1; git checkout -qb topic
      printf 'Image("b")\\n' >> a.swift; git commit -qam 2; bad new.swift a
      git checkout -q main; bad same.swift other; git commit -qam 3; git checkout -q topic
      bad staged.swift a; git add staged.swift
      """)
    try check(
      "--changed-since", "main", in: folder, finds: ["a.swift:5:1", "new.swift:4:1", "staged.swift:4:1"])
    try check("--changed-since=main", "a.swift", in: folder, finds: ["a.swift:5:1"])
    try check("--changed-since", "HEAD", in: folder, finds: ["new.swift:4:1", "staged.swift:4:1"])
  }

  @Test func `A change anywhere in the element itself counts, and one in a child doesn't`()
    throws
  {
    let code = "import SwiftUI\nVStack {\n  Text(a)\n}\n.padding(3)\n.onTapGesture { go() }\n"
    let folder = try repository("")
    try folder.write(code, to: "a.swift")
    try shell("git add .; git commit -qm 1", in: folder)
    let scenes = [
      ("Text(a)", "Text(b)", []), ("padding(3)", "padding(4)", ["a.swift:6:1"]),
      (".padding(3)\n", "", ["a.swift:5:1"]), ("go()", "run()", ["a.swift:6:1"]),
    ]
    for (old, new, places) in scenes {
      try folder.write(code.replacing(old, with: new), to: "a.swift")
      try check("--changed-since", "HEAD", in: folder, finds: places)
    }
  }

  @Test func `Code next to removed lines is reported`() throws {
    let folder = try repository(
      #"printf 'import SwiftUI\nImage("a")\n  .accessibilityLabel("A")\n' > a.swift; git add .; git commit -qm 1"#
    )
    try folder.write("import SwiftUI\nImage(\"a\")\n", to: "a.swift")
    try check("--changed-since", "HEAD", in: folder, finds: ["a.swift:2:1"])
  }

  @Test func `A start tag is one element`() throws {
    let folder = try repository(
      """
      mkdir -p res/layout
      printf '<LinearLayout>\\n<ImageButton\\n  a="1"\\n  b="1"/>\\n<ImageButton a="1"/>\\n</LinearLayout>\\n' > res/layout/a.xml
      git add .; git commit -qm 1; sed -i.old 's/b="1"/b="2"/' res/layout/a.xml
      """)
    try check("--changed-since", "HEAD", in: folder, finds: ["res/layout/a.xml:2:2"])
  }

  @Test func `A renamed file is compared with its old version`() throws {
    let folder = try repository(
      """
      mkdir App; bad App/a.swift a; git add .; git commit -qm 1; mkdir Sub; git mv App/a.swift Sub/b.swift
      echo 'Image("new")' >> Sub/b.swift
      """)
    try check("--changed-since", "HEAD", in: folder, finds: ["Sub/b.swift:5:1"])
    try check("--changed-since", "HEAD", in: folder, at: "Sub", finds: ["Sub/b.swift:5:1"])
  }

  @Test func `Names may contain anything`() throws {
    let folder = try repository(
      #"""
      mkdir 'a "b'; bad 'a "b/ü 日.swift' a; bad "$(printf 'new\nline\t.swift')" a; bad ' b .swift' a; bad '\101.swift' a
      bad 'x -> y.swift' a; bad 'b' a; git add .; git commit -qm 1; git tag one
      for f in *.swift */*.swift; do echo 'Image("b")' >> "$f"; done
      """#)
    let names = [" b .swift", #"\101.swift"#, "a \"b/ü 日.swift", "new line\t.swift", "x -> y.swift"]
    try check("--changed-since", "one", in: folder, finds: names.map { $0 + ":5:1" })
    try check("--changed-since", "one", in: folder, at: "a \"b", finds: ["a \"b/ü 日.swift:5:1"])
    try shell("git add .", in: folder)
    try check("--staged", in: folder, finds: names.flatMap { [$0 + ":4:1", $0 + ":5:1"] })
    try check("--staged", in: folder, at: "a \"b", finds: ["a \"b/ü 日.swift:4:1", "a \"b/ü 日.swift:5:1"])
  }

  @Test func `User settings don't affect the content that is read`() throws {
    let folder = try repository(
      """
      bad a.swift a; git add .; git commit -qm 1; printf 'Image("b")\\n' >> a.swift; sed -i.old s/one/three/ a.swift
      git config diff.noprefix true; git config color.ui always; git config diff.external false
      git config diff.interHunkContext 9; git config diff.relative true; git config diff.context 9
      git config diff.mnemonicPrefix true; git config diff.renames false; echo '*.swift -diff' > .gitattributes
      """)
    try check("--changed-since", "HEAD", in: folder, finds: ["a.swift:5:1"])
  }

  @Test func `Submodules and worktrees are separate repositories`() throws {
    let folder = try repository(
      """
      mkdir lib; cd lib; git init -q -b main .; bad a.swift a; git add .; git commit -qm 1; cd ..
      mkdir top; cd top; git init -q -b main .; bad b.swift a; git submodule -q add "$PWD/../lib" sub; git add .
      git commit -qm 1; git worktree add -q ../tree -b tree
      echo 'Image("b")' >> sub/a.swift; echo 'Image("b")' >> b.swift; echo 'Image("b")' >> ../tree/b.swift
      git -C sub add .; git add b.swift; mkdir nested; cd nested; git init -q -b main .; bad c.swift a
      """)
    let own = ["top/b.swift:4:1", "top/b.swift:5:1"]
    try check("--staged", in: folder, at: "top", finds: own)
    try check(
      "--staged", "sub", in: folder, at: "top", finds: ["top/sub/a.swift:4:1", "top/sub/a.swift:5:1"])
    try check(
      "--staged", ".", "sub/a.swift", in: folder, at: "top",
      finds: own + ["top/sub/a.swift:4:1", "top/sub/a.swift:5:1"])
    try check("--changed-since", "main", in: folder, at: "top", finds: ["top/b.swift:5:1"])
    try check("--changed-since", "main", in: folder, at: "tree", finds: ["tree/b.swift:5:1"])
  }

  @Test func `With a baseline, only new findings in changed lines are shown`() throws {
    let folder = try repository(
      "bad a.swift a; echo '{\"baseline\": \"known\"}' > .a11y-lsp.json; git add .; git commit -qm 1")
    _ = try Program.run(["baseline", "create"], in: folder.path)
    try shell("printf 'Image(\"a\")\\nImage(\"b\")\\n' >> a.swift", in: folder)
    try check(
      "--changed-since", "HEAD", "--fail-on-stale", in: folder, finds: ["a.swift:5:1", "a.swift:6:1"])
  }

  // MARK: Failures

  @Test func `If only the remote has a branch, or the default branch has the other name, that is suggested`()
    throws
  {
    let folder = try repository(
      "bad a.swift a; git add .; git commit -qm 1; git update-ref refs/remotes/origin/release HEAD")
    try check(
      "--changed-since", "release", in: folder, code: 2,
      complains: "unknown revision 'release' for --changed-since; did you mean 'origin/release'?")
    try check("--changed-since", "master", in: folder, code: 2, complains: "; did you mean 'main'?")
    try check("--changed-since", "origin/main", in: folder, code: 2, complains: "; did you mean 'main'?")
  }

  @Test func `An unknown revision is named, and nothing is checked`() throws {
    let folder = try repository(
      "bad a.swift a; git add .; git commit -qm 1; git checkout -q --orphan other; git commit -qm 2")
    try check("--changed-since", "nowhere", in: folder, code: 2, complains: "unknown revision 'nowhere'")
    try check(
      "--changed-since", "HEAD..main", in: folder, code: 2, complains: "unknown revision 'HEAD..main'")
    try check("--changed-since", "main", in: folder, code: 2, complains: "have no common ancestor")
    try check(
      "--changed-since=--output=stolen", in: folder, code: 2, complains: "invalid revision '--output=stolen'")
    #expect(try folder.names == [".git", "a.swift"])
    let outside = try TemporaryFolder(["a.swift": ""])
    try check("--staged", in: outside, code: 2, complains: "requires a git working tree")
    try check("--staged", ".git", in: folder, code: 2, complains: "requires a git working tree")
  }

  @Test func `Conflicting options are reported`() throws {
    let folder = try TemporaryFolder()
    try check("--staged", "--fix", in: folder, code: 2, complains: "--fix can't be used with --staged")
    try check(
      "--changed-since", "main", "--fix", in: folder, code: 2,
      complains: "--fix can't be used with --changed-since")
    try check("--staged", "--changed-since", "main", in: folder, code: 2, complains: "can't be used together")
    try check(
      "--staged", "--stdin", "--stdin-filename", "a.swift", in: folder, code: 2,
      complains: "--staged can't be used with --stdin")
  }

  @Test func `A missing git is reported`() throws {
    let folder = try TemporaryFolder([".git/HEAD": ""])
    let outcome = try Program.run(["check", "--staged"], in: folder.path, environment: ["PATH": folder.path])
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("requires git, which isn't on your PATH"))
  }
}
