// Pickers that consist of wheels.

import Syntax

extension ElementTree {
  /// Returns whether a picker consists of wheels, which VoiceOver announces as adjustable items rather than buttons.
  ///
  /// Source: react-native-picker/picker, pull request 582: VoiceOver announces the selected item of a `UIPickerView`,
  /// then “Picker item” and “Adjustable”, then its position. SwiftUI's wheel style shows the same wheels.
  func isWheel(_ id: ElementID) -> Bool {
    let picker = self[id]
    guard picker.role == .picker || picker.role == .datePicker else { return false }
    switch picker.framework {
    case .uiKit: return picker.typeName == "UIPickerView"
    case .interfaceBuilder: return picker.role == .picker
    case .swiftUI:
      switch style(ofPicker: id, picker.role == .picker ? "pickerStyle" : "datePickerStyle") {
      case "wheel", "WheelPickerStyle", "WheelDatePickerStyle": return true
      default: return false
      }
    case .compose, .androidViews, .androidXML: return false
    }
  }
}
