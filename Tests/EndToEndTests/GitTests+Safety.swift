// Repositories that try to run code or hide findings, and the environment that git sets for hooks.

import TestSupport
import Testing

extension GitTests {
  /// A script that turns the directory `app` of a branch `pr` into a bare repository whose file system monitor is
  /// `touch PWNED`.
  private static let embedded = """
    mkdir app; echo 'let a = 1' > app/a.swift; git add .; git commit -qm 1; git checkout -qb pr; bad app/a.swift a
    cd app; mkdir -p objects/info refs/heads; echo 'ref: refs/heads/main' > HEAD; echo x > objects/info/x
    printf '[core]\\n\\trepositoryformatversion = 0\\n\\tbare = false\\n\\tworktree = .\\n\\tfsmonitor = "touch %s/PWNED; false"\\n' \
      "$PWD" > config
    cd ..; git add -Af .; git commit -qm 2; printf 'Image("b")\\n' >> app/a.swift; git add app/a.swift

    """

  @Test(
    "A committed directory that looks like a repository runs no code and hides nothing",
    arguments: ["", "app"])
  func embeddedRepository(workingDirectory: String) throws {
    let folder = try repository(GitTests.embedded)
    let path = workingDirectory.isEmpty ? "app" : "."
    try check(
      "--staged", path, in: folder, at: workingDirectory, finds: ["app/a.swift:4:1", "app/a.swift:5:1"])
    try check(
      "--changed-since", "main", path, in: folder, at: workingDirectory,
      finds: ["app/a.swift:4:1", "app/a.swift:5:1"])
    #expect(try !folder.names.contains { $0.contains("PWNED") })
  }

  @Test func `Outside a repository, a directory that looks like one isn't treated as one`() throws {
    let folder = try repository(GitTests.embedded + "rm -rf .git")
    try check("--staged", "app", in: folder, code: 2, complains: "requires a git working tree")
    #expect(try !folder.names.contains { $0.contains("PWNED") })
  }

  @Test func `A file system monitor isn't run`() throws {
    let folder = try repository(
      "bad a.swift a; git add .; git config core.fsmonitor \"touch $PWD/PWNED; false\"")
    try check("--staged", in: folder, finds: ["a.swift:4:1"])
    #expect(try !folder.names.contains("PWNED"))
  }

  @Test(
    "In a hook, staged content is checked, regardless of how paths are given",
    arguments: ["top", "tree", "top/sub"],
    [["--staged"], ["--staged", "app"], ["--staged", "app/a.swift"], ["--changed-since", "HEAD", "app"]])
  func hook(place: String, arguments: [String]) throws {
    _ = try repository(
      """
      rm -rf .git; out=$PWD/out; mkdir lib; cd lib; git init -q -b main .; mkdir app; echo > app/a.swift; git add .
      git commit -qm 1; cd ..; mkdir top; cd top; git init -q -b main .; mkdir app; echo > app/a.swift
      git submodule -q add "$PWD/../lib" sub; git add .; git commit -qm 1; git worktree add -q ../tree -b tree
      for hooks in .git/hooks .git/modules/sub/hooks; do
        mkdir -p $hooks
        printf '#!/bin/sh\\nexec "%s" check --format xcode %s\\n' '\(try Program.path)' '\(arguments.joined(separator: " "))' \
          > $hooks/pre-commit
        chmod +x $hooks/pre-commit
      done
      cd "../\(place)"; bad app/a.swift a; git add .
      if git commit -qm 2 > "$out" 2>&1; then echo "missed: $(cat "$out")" >&2; exit 1; fi
      grep -q 'app/a.swift:4:1: warning' "$out" || { cat "$out" >&2; exit 1; }
      """)
  }

  @Test func `Files behind a link are checked in place`() throws {
    let folder = try repository("mkdir app; bad app/a.swift a; ln -s app link; git add .")
    try check("--staged", "link", in: folder, finds: ["link/a.swift:4:1"])
  }

  @Test("In a hook of a linked worktree, a subdirectory is checked", arguments: ["", "a.swift"])
  func hookBelow(path: String) throws {
    _ = try repository(
      """
      out=$PWD/out; mkdir top; cd top; git init -q -b main .; mkdir app; echo > app/a.swift; git add .
      git commit -qm 1; git worktree add -q ../tree -b tree; mkdir -p .git/hooks
      printf '#!/bin/sh\\ncd app; exec "%s" check --format xcode --staged %s\\n' '\(try Program.path)' '\(path)' \
        > .git/hooks/pre-commit
      chmod +x .git/hooks/pre-commit
      cd ../tree; bad app/a.swift a; git add .
      if git commit -qm 2 > "$out" 2>&1; then echo "missed: $(cat "$out")" >&2; exit 1; fi
      grep -q '/tree/app/a.swift:4:1: warning' "$out" || { cat "$out" >&2; exit 1; }
      """)
  }

  @Test func `A tag that hides a branch is rejected`() throws {
    let folder = try repository(
      """
      echo > x; git add .; git commit -qm 1; git update-ref refs/remotes/origin/main HEAD
      bad a.swift a; git add .; git commit -qm 2; git tag origin/main
      """)
    try check("--changed-since", "origin/main", in: folder, code: 2, complains: "several branches or tags")
    try check("--changed-since", "refs/remotes/origin/main", in: folder, finds: ["a.swift:4:1"])
  }

  @Test func `A tracked file is checked, even if it is ignored`() throws {
    let folder = try repository(
      """
      echo > x; git add .; git commit -qm 1; mkdir S; bad S/a.swift a; echo '*.swift' > .gitignore
      git add -f S/a.swift .gitignore
      """)
    try check("--staged", in: folder, finds: ["S/a.swift:4:1"])
    try check("--changed-since", "HEAD", in: folder, finds: ["S/a.swift:4:1"])
    try check(in: folder, finds: ["S/a.swift:4:1"])
    try check("--force-exclude", "S/a.swift", in: folder, finds: ["S/a.swift:4:1"])
  }

  @Test func `In an ignored directory, only tracked files are checked`() throws {
    let folder = try repository(
      """
      mkdir -p S/T S/U; for f in S/a.swift S/b.swift S/T/c.swift S/T/d.swift S/U/e.swift; do bad $f a; done
      git add S/a.swift S/T/c.swift S/T/d.swift; echo S/ > .gitignore; echo '{"exclude": ["**/d.swift"]}' > .a11y-lsp.json
      """)
    try check(in: folder, finds: ["S/T/c.swift:4:1", "S/a.swift:4:1"])
    try check("--force-exclude", "S/b.swift", "S/U/e.swift", in: folder)
    for (path, answer) in [
      ("S/T/c.swift", "true"), ("S/b.swift", "ignored by git"), ("S/U/e.swift", "S/U is ignored by git"),
    ] {
      let text = try Program.run(["config", path], in: folder.path).text
      #expect(text.split(separator: "\n").first?.contains(answer) == true, "\(text)")
    }
  }

  @Test func `Tracked files in linked worktrees and submodules are checked, even if ignored`() throws {
    let folder = try repository(
      """
      mkdir lib top; cd lib; git init -q -b main .; bad a.swift a; echo '*.swift' > .gitignore; git add -f .
      git commit -qm 1; cd ../top; git init -q -b main .; git submodule -q add "$PWD/../lib" sub; bad b.swift a
      printf 'sub\n*.swift\n' > .gitignore; git add -f b.swift .gitignore; git commit -qm 1; bad c.swift a
      git worktree add -q ../tree -b tree; bad sub/c.swift a
      """)
    try check(in: folder, at: "top", finds: ["top/b.swift:4:1", "top/sub/a.swift:4:1"])
    try check(in: folder, at: "tree", finds: ["tree/b.swift:4:1"])
  }

  @Test func `A file that a filter replaces is checked completely, or skipped and reported`() throws {
    let folder = try repository(
      """
      git config filter.lfs.smudge "cat $PWD/.git/store"
      git config filter.lfs.clean "sh -c 'cat > $PWD/.git/store; echo version https://git-lfs.github.com/spec/v1'"
      bad a.swift a; git add .; git commit -qm 1; echo '*.swift filter=lfs' > .gitattributes
      bad a.swift b; git add .
      """)
    try check(
      "--staged", in: folder, code: 3, complains: "a.swift: a Git LFS pointer in the index")
    try check("--changed-since", "HEAD", in: folder, finds: ["a.swift:4:1"])
  }

  @Test func `Code behind a link is checked once, unless it is checked by its own name`() throws {
    let folder = try repository(
      """
      mkdir S .hidden; echo > x; git add .; git commit -qm 1; for f in S/code.txt S/b.swift .hidden/d.swift; do bad $f a; done
      cd S; ln -s code.txt a.swift; ln -s code.txt a2.swift; ln -s b.swift c.swift; ln -s ../.hidden/d.swift d.swift
      ln -s "$PWD/../../x" e.swift; ln -s .. f.swift; git add -A ..
      """)
    let links = ["S/a.swift:4:1", "S/d.swift:4:1"]
    try check(in: folder, finds: ["S/a.swift:4:1", "S/b.swift:4:1", "S/d.swift:4:1"])
    try check("S/b.swift", "S", in: folder, finds: ["S/a.swift:4:1", "S/b.swift:4:1", "S/d.swift:4:1"])
    try check(
      "--changed-since", "HEAD", in: folder,
      finds: ["S/a.swift:4:1", "S/a2.swift:4:1", "S/b.swift:4:1", "S/d.swift:4:1"])
    for link in links {
      let name = link.split(separator: ":")[0]
      try check(
        "--staged", in: folder, code: 3, finds: ["S/b.swift:4:1"],
        complains: "\(name): symbolic link to a file that --staged doesn't check")
    }
    let text = try Program.run(["config", "S/e.swift"], in: folder.path).text
    #expect(text.contains("symbolic link that doesn't point to a file in the project"))
  }

  @Test func `Without a readable index, only ignore files count`() throws {
    let folder = try repository("bad a.swift a; git add .; echo '*.swift' > .gitignore; echo > .git/index")
    try check(in: folder)
  }

  @Test(
    "A change that can't be read as text is a failure",
    arguments: ["printf '\\0' >> a.swift", "printf '// \\377' >> a.swift"])
  func unreadableChange(damage: String) throws {
    let folder = try repository("echo > x; git add .; git commit -qm 1; bad a.swift a; \(damage); git add .")
    try check("--staged", in: folder, code: 3, complains: "a.swift: not ")
    try check("--changed-since", "HEAD", in: folder, code: 3, complains: "a.swift: not ")
  }
}
