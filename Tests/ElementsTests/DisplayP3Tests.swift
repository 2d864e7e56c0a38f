// The conversion of Display P3 colors.

import Elements
import Testing

@Suite("Display P3 colors")
struct DisplayP3Tests {
  @Test(
    "Colors are converted to sRGB",
    arguments: [
      (0.3, 0.7, 0.5, "#00B57B"), (1, 0, 0, "#FF0000"), (0.4, 0.4, 0.4, "#666666"), (1, 1, 1, "#FFFFFF"),
      (0, 0, 0, "#000000"),
    ])
  func conversion(red: Double, green: Double, blue: Double, hexadecimal: String) {
    #expect(RGBColor(displayP3Red: red, green: green, blue: blue).hexadecimal == hexadecimal)
  }
}
