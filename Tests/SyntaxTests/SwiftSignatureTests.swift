// Complex closure signatures.

import Testing

@Suite("Swift parser: closure signatures")
struct SwiftSignatureTests {
  @Test("a closure can be isolated and throw")
  func effects() {
    checkSwift(
      """
      f { @MainActor in a }
      g { @Sendable (b) async throws -> C in d }
      h { @MainActor [weak self] e in g() }
      """,
      """
      file
        chain
          call f
            trailing
              closure
                attribute MainActor
                name a
        chain
          call g
            trailing
              closure
                attribute Sendable
                parameter b
                type C ⟨C⟩
                name d
        chain
          call h
            trailing
              closure
                attribute MainActor
                parameter e
                chain
                  call g
      """)
  }

  @Test("a bare name can be followed by a result type")
  func bareResult() {
    checkSwift(
      """
      f { a -> B in c }
      g { a async throws(E) -> [B]? in d }
      """,
      """
      file
        chain
          call f
            trailing
              closure
                parameter a
                type B ⟨B⟩
                name c
        chain
          call g
            trailing
              closure
                parameter a
                type
                  type B ⟨B⟩
                name d
      """)
  }

  @Test("the signature can be on its own line")
  func signatureOnNextLine() {
    checkSwift(
      """
      f {
        a, b in
        c
      }
      g {
        [weak self]
        d in
        e
      }
      """,
      """
      file
        chain
          call f
            trailing
              closure
                parameter a
                parameter b
                name c
        chain
          call g
            trailing
              closure
                parameter d
                name e
      """)
  }

  @Test("the `in` of a loop isn't a signature")
  func noSignatureBeforeLoop() {
    checkSwift(
      """
      f { for a in b { c } }
      g { list.forEach { for d in e {} } }
      """,
      """
      file
        chain
          call f
            trailing
              closure
                statement for
                  parameter a
                  name b
                  block
                    name c
        chain
          call g
            trailing
              closure
                chain
                  name list
                  call forEach
                    trailing
                      closure
                        statement for
                          parameter d
                          name e
                          block
      """)
  }

  @Test("a nested closure has its own `in`")
  func nestedSignature() {
    checkSwift(
      """
      f { g { a in b } }
      f { c(d) { e in h } }
      """,
      """
      file
        chain
          call f
            trailing
              closure
                chain
                  call g
                    trailing
                      closure
                        parameter a
                        name b
        chain
          call f
            trailing
              closure
                chain
                  call c
                    argument
                      name d
                    trailing
                      closure
                        parameter e
                        name h
      """)
  }

  @Test("a leading collection without `in` isn't a capture list")
  func arrayFirst() {
    checkSwift(
      """
      f { [a, b] }
      g { [c].map { d in e } }
      """,
      """
      file
        chain
          call f
            trailing
              closure
                collection
                  argument
                    name a
                  argument
                    name b
        chain
          call g
            trailing
              closure
                chain
                  collection
                    argument
                      name c
                  call map
                    trailing
                      closure
                        parameter d
                        name e
      """)
  }

  @Test("a closure can have a signature and no statement")
  func emptySignature() {
    checkSwift(
      """
      f { _ in }
      g { (a: B) in }
      """,
      """
      file
        chain
          call f
            trailing
              closure
                parameter _
        chain
          call g
            trailing
              closure
                parameter a
                  type B ⟨B⟩
      """)
  }

  @Test("parameter types can be generic")
  func genericParameters() {
    checkSwift(
      """
      f { (a: Result<B, C>, d: [E: F]) in g }
      f { (h: @escaping (I) -> J) in k }
      """,
      """
      file
        chain
          call f
            trailing
              closure
                parameter a
                  type Result
                    type B ⟨B⟩
                    type C ⟨C⟩
                parameter d
                  type
                    type F ⟨F⟩
                name g
        chain
          call f
            trailing
              closure
                parameter h
                  type J
                    attribute escaping
                    type I ⟨I⟩
                name k
      """)
  }

  @Test("a leading tuple is a statement")
  func tupleFirst() {
    checkSwift(
      """
      f { (a, b) }
      """,
      """
      file
        chain
          call f
            trailing
              closure
                tuple
                  argument
                    name a
                  argument
                    name b
      """)
  }

  @Test("shorthand names are names")
  func shorthand() {
    checkSwift(
      """
      f { $0 + $1.a }
      """,
      """
      file
        chain
          call f
            trailing
              closure
                infix
                  name $0
                  operator +
                  chain
                    name $1
                    member a
      """)
  }

  @Test("a projected value is a parameter")
  func anonymousBinding() {
    checkSwift(
      """
      ForEach($items) { $item in item }
      """,
      """
      file
        chain
          call ForEach
            argument
              name $items
            trailing
              closure
                parameter $item
                name item
      """)
  }
}
