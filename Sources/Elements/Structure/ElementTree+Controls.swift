// Controls inside groups.

extension ElementTree {
  /// Returns the controls inside a group that users can operate, in reading order, without those that are shown
  /// separately, hidden, or inside another control.
  public func controls(in id: ElementID) -> [ElementID] {
    var controls: [ElementID] = []
    var next = id.index + 1
    while next < self[id].subtreeEnd, next - id.index < ElementTree.reach {
      let inner = ElementID(next)
      let element = self[inner]
      let isControl =
        (element.role.isControl || element.isTappable) && !element.circumstances.contains(.passive)
      if element.slot == .separate || element.hiding != nil || isControl {
        if isControl, element.slot != .separate, element.hiding == nil { controls.append(inner) }
        next = element.subtreeEnd
      } else {
        next += 1
      }
    }
    return controls
  }
}
