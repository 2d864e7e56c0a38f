// Cases, their patterns, and their context.

import Testing

@Suite("Swift parser: switch")
struct SwiftSwitchTests {
  @Test("patterns are read as expressions")
  func patterns() {
    checkSwift(
      """
      switch a {
      case .b: c
      case .d(let e, f: _), .g: h
      case let .i(j): k
      case let (l, m) where l < m: n
      case 1...5, ..<0: o
      case "p", nil: q
      case is R: s
      case let t as U: v
      case (.w, .x?): y
      default: z
      }
      """,
      """
      file
        branch(switch)
          name a
          arm case
            chain
              member b
            block
              name c
          arm case
            chain
              call d
                argument
                  prefix let
                    name e
                argument f
                  name _
            chain
              member g
            block
              name h
          arm case
            prefix let
              chain
                call i
                  argument
                    name j
            block
              name k
          arm case
            prefix let
              tuple
                argument
                  name l
                argument
                  name m
            infix
              name l
              operator <
              name m
            block
              name n
          arm case
            infix
              number ⟨1⟩
              operator ...
              number ⟨5⟩
            prefix ..<
              number ⟨0⟩
            block
              name o
          arm case
            string
              segment ⟨p⟩
            name nil
            block
              name q
          arm case
            type R ⟨R⟩
            block
              name s
          arm case
            infix
              prefix let
                name t
              operator as
              type U ⟨U⟩
            block
              name v
          arm case
            tuple
              argument
                chain
                  member w
              argument
                chain
                  member x
            block
              name y
          arm default
            block
              name z
      """)
  }

  @Test("a case contains statements up to the next case")
  func bodies() {
    checkSwift(
      """
      switch a {
      case .b:
        c()
        d()
      case .e: break
      case .f:
        fallthrough
      default:
        return
      }
      """,
      """
      file
        branch(switch)
          name a
          arm case
            chain
              member b
            block
              chain
                call c
              chain
                call d
          arm case
            chain
              member e
            block
              statement break
          arm case
            chain
              member f
            block
              statement fallthrough
          arm default
            block
              statement return
      """)
  }

  @Test("a case can be empty")
  func emptyBody() {
    checkSwift(
      """
      switch a {
      case .b:
      case .c: d
      }
      """,
      """
      file
        branch(switch)
          name a
          arm case
            chain
              member b
            block
          arm case
            chain
              member c
            block
              name d
      """)
  }

  @Test("a ternary in a body keeps its colon")
  func ternaryInBody() {
    checkSwift(
      """
      switch a {
      case .b: c ? d : e
      case .f: g
      }
      """,
      """
      file
        branch(switch)
          name a
          arm case
            chain
              member b
            block
              branch(ternary)
                name c
                arm
                  name d
                arm
                  name e
          arm case
            chain
              member f
            block
              name g
      """)
  }

  @Test("cases can be in a compilation branch")
  func compilation() {
    checkSwift(
      """
      switch a {
      case .b: c
      #if os(iOS)
      case .d: e
      case .f: g
      #else
      case .h: i
      #endif
      default: j
      }
      """,
      """
      file
        branch(switch)
          name a
          arm case
            chain
              member b
            block
              name c
          branch(compilation)
            arm #if
              arm case
                chain
                  member d
                block
                  name e
              arm case
                chain
                  member f
                block
                  name g
            arm #else
              arm case
                chain
                  member h
                block
                  name i
          arm default
            block
              name j
      """)
  }

  @Test("statements of a case can be in a compilation branch")
  func compilationInBody() {
    checkSwift(
      """
      switch a {
      case .b:
        #if DEBUG
        c()
        #endif
        d()
      default: e
      }
      """,
      """
      file
        branch(switch)
          name a
          arm case
            chain
              member b
            block
              branch(compilation)
                arm #if
                  chain
                    call c
              chain
                call d
          arm default
            block
              name e
      """)
  }

  @Test("the default can be unknown")
  func unknownDefault() {
    checkSwift(
      """
      switch a {
      case .b: c
      @unknown default: d
      }
      """,
      """
      file
        branch(switch)
          name a
          arm case
            chain
              member b
            block
              name c
          arm default
            block
              name d
      """)
  }
}
