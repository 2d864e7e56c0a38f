// Path patterns and the paths that they match.

import Linter
import Testing

@Suite struct GlobTests {
  private func check(
    _ pattern: String, _ dialect: Glob.Dialect = .configuration, matches: [String] = [],
    not others: [String] = [],
    location: SourceLocation = #_sourceLocation
  ) {
    let glob = Glob(pattern, dialect)
    for path in matches { #expect(glob.matches(path), "\(pattern) ~ \(path)", sourceLocation: location) }
    for path in others { #expect(!glob.matches(path), "\(pattern) !~ \(path)", sourceLocation: location) }
  }

  @Test func `A plain pattern matches only itself`() {
    check(
      "Sources/App.swift", matches: ["Sources/App.swift"], not: ["Sources/App.swif", "sources/App.swift", ""])
    check("", matches: [""], not: ["a"])
  }

  @Test func `An asterisk stays within a name`() {
    check("*.swift", matches: ["A.swift", ".swift"], not: ["a/A.swift", "A.swift.orig"])
    check("a*b*c", matches: ["abc", "aXbYc", "abbcc"], not: ["acb", "ab/c"])
    check("a/*/b", matches: ["a/x/b", "a//b"], not: ["a/b", "a/x/y/b"])
  }

  @Test func `Two asterisks as a whole name match across directories`() {
    check("**/A.swift", matches: ["A.swift", "x/A.swift", "x/y/A.swift"], not: ["xA.swift", "x/BA.swift"])
    check("a/**/b", matches: ["a/b", "a/x/b", "a/x/y/b"], not: ["ab", "a/xb", "a/x/yb"])
    check("a/**", matches: ["a/x", "a/x/y"], not: ["a", "ab"])
    check("**", matches: ["", "a", "a/b"])
    check("**/**/a", matches: ["a", "x/y/a"], not: ["xa"])
  }

  @Test func `Two asterisks inside a name count as one`() {
    check("a**b", matches: ["ab", "axxb"], not: ["a/b"])
    check("***", matches: ["abc"], not: ["a/b"])
  }

  @Test func `A question mark matches one character, regardless of its bytes`() {
    check("?.swift", matches: ["a.swift", "ü.swift", "😀.swift"], not: [".swift", "ab.swift", "/.swift"])
  }

  @Test func `Brackets match one character of a set`() {
    check("[a-cx].kt", matches: ["a.kt", "c.kt", "x.kt"], not: ["d.kt", "-.kt", ".kt"])
    check("[!a-c]", matches: ["d", "ß"], not: ["a", "/", ""])
    check("[^a]", matches: ["b"], not: ["a"])
    check("[]a]", matches: ["]", "a"], not: ["b"])
    check("[a-]", matches: ["a", "-"], not: ["b"])
    check("[ä-ü]", matches: ["ö"], not: ["o"])
    check("[\\]]", matches: ["]"], not: ["\\"])
  }

  @Test func `An unclosed bracket matches itself`() {
    check("[ab", matches: ["[ab"], not: ["a"])
  }

  @Test func `Braces match one of several texts`() {
    check("*.{swift,kt}", matches: ["a.swift", "a.kt"], not: ["a.xml", "a.{swift,kt}"])
    check("{a,b{c,d}}/x", matches: ["a/x", "bc/x", "bd/x"], not: ["b/x"])
    check("a{,b}", matches: ["a", "ab"], not: ["b"])
    check("{**/,}A", matches: ["A", "x/A"], not: ["xA"])
    check("{a", matches: ["{a"])
    check("a}", matches: ["a}"])
  }

  @Test func `Git patterns have no braces`() {
    check("*.{swift,kt}", .gitignore, matches: ["a.{swift,kt}"], not: ["a.kt"])
  }

  @Test func `A backslash removes the special meaning of the next character`() {
    check(#"\*.swift"#, matches: ["*.swift"], not: ["a.swift"])
    check(#"\{a,b\}"#, matches: ["{a,b}"], not: ["a"])
    check(#"a\"#, matches: [#"a\"#])
  }

  // With more steps, this wouldn't end for days. A time limit would also include the time for other tests.
  @Test func `No pattern takes more steps than the product of both lengths`() {
    let path = String(repeating: "a", count: 20_000)
    check(String(repeating: "*a", count: 30) + "b", not: [path])
    check(String(repeating: "a*", count: 30) + "?b*", not: [path])
    check(String(repeating: "**/", count: 200) + "x*y*", not: [String(repeating: "a/", count: 5_000) + "x"])
    check(String(repeating: "{a,b}", count: 40), not: [path])
    check("{" + String(repeating: "{", count: 10_000), not: [path])
    let many = 20_000
    check(String(repeating: "[", count: many), not: [path])
    check(String(repeating: "[!a", count: many), not: [path])
    check(String(repeating: "{", count: many) + String(repeating: "}", count: many), not: [path])
    check(String(repeating: "{a,b}", count: 8) + String(repeating: "a", count: many), not: [path])
    checkPaths(String(repeating: "/", count: many), in: "/p", not: ["/p/" + path])
    checkPaths(String(repeating: "./", count: many), in: "/p", not: ["/q/" + path])
    checkPaths("a" + String(repeating: "/", count: many), in: "/p", matches: ["/p/a"], not: ["/p/" + path])
  }

  @Test func `A pattern without a slash matches names at any depth`() {
    checkPaths("Pods", in: "/p", matches: ["/p/Pods", "/p/a/Pods/x.swift"], not: ["/p/MyPods/x", "/Pods/x"])
    checkPaths("*.generated.swift", in: "/p", matches: ["/p/a.generated.swift", "/p/b/a.generated.swift"])
  }

  @Test func `A pattern with a slash is relative to its directory`() {
    checkPaths("a/b", in: "/p", matches: ["/p/a/b", "/p/a/b/c.swift"], not: ["/p/x/a/b", "/p/a/bc"])
    checkPaths("/a", in: "/p", matches: ["/p/a", "/p/a/b"], not: ["/p/x/a"])
    checkPaths("./a", in: "/p", matches: ["/p/a/b"], not: ["/p/x/a"])
    checkPaths(
      "**/Tests/**", in: "/p", matches: ["/p/Tests/x", "/p/a/Tests/b/x"], not: ["/p/Tests", "/q/Tests/x"])
  }

  @Test func `A pattern for a directory may end in a slash`() {
    checkPaths("build/", in: "/p", matches: ["/p/build/x", "/p/a/build/x"], not: ["/p/rebuild/x"])
    checkPaths("a/b/", in: "/p", matches: ["/p/a/b/x"])
  }

  @Test func `A dot matches everything below the directory`() {
    checkPaths(".", in: "/p", matches: ["/p/a", "/p/a/b"], not: ["/q/a"])
    checkPaths("**", in: "/", matches: ["/a/b"])
  }

  private func checkPaths(
    _ pattern: String, in folder: String, matches: [String] = [], not others: [String] = [],
    location: SourceLocation = #_sourceLocation
  ) {
    let pattern = PathPattern(pattern, folder: folder)
    for path in matches { #expect(pattern.matches(path), "\(path)", sourceLocation: location) }
    for path in others { #expect(!pattern.matches(path), "not \(path)", sourceLocation: location) }
  }
}
