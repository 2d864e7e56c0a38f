// SwiftUI view types: the role of each, and the parts that its constructor takes.

import Syntax

/// The facts about a built-in view type.
///
/// Source: Apple, “SwiftUI”: the initializers of each type as of iOS 26 and macOS 26.
struct SwiftUIView {
  var role: Role
  /// The meaning of the constructor's arguments and closures.
  var shape: Shape

  enum Shape {
    /// A string or `Text` first, or a label closure. The other closure is the action.
    case control
    /// A title, or a label closure. The closure without the label `label` is separate content.
    case disclosure
    /// Like `control`, but the unlabeled closure is the label: `Toggle(isOn:) { … }`.
    case labelled
    /// Like `labelled`, but with separate content first: `Picker(selection:) { … } label: { … }`.
    case choice
    /// Closures contain children.
    case container
    /// Closures contain children that are shown elsewhere or drawn over others. They aren't read.
    case leaf
  }

  static func named(_ name: Identifier) -> SwiftUIView? { table[name] }

  private static let table: [Identifier: SwiftUIView] = {
    var table: [Identifier: SwiftUIView] = [:]
    func add(_ role: Role, _ shape: Shape, _ names: String) {
      for name in Identifier.list(names) { table[name] = SwiftUIView(role: role, shape: shape) }
    }
    add(.button, .control, "Button NavigationLink EditButton RenameButton PasteButton")
    add(.link, .control, "Link ShareLink PhotosPicker SettingsLink")
    add(.menu, .disclosure, "Menu MenuBarExtra")
    add(.button, .disclosure, "DisclosureGroup")
    add(.toggle, .labelled, "Toggle")
    add(.slider, .labelled, "Slider")
    add(.stepper, .labelled, "Stepper")
    add(.datePicker, .labelled, "DatePicker MultiDatePicker")
    add(.colorPicker, .labelled, "ColorPicker")
    add(.picker, .choice, "Picker")
    add(.progress, .labelled, "ProgressView")
    add(.gauge, .labelled, "Gauge")
    add(.textField, .labelled, "TextField")
    add(.secureField, .labelled, "SecureField")
    add(.textEditor, .leaf, "TextEditor")
    add(.text, .leaf, "Text")
    add(.label, .labelled, "Label")
    add(.image, .leaf, "Image AsyncImage")
    add(
      .container, .container,
      """
      VStack HStack ZStack LazyVStack LazyHStack LazyVGrid LazyHGrid Grid GridRow Group ScrollView \
      ScrollViewReader NavigationView NavigationStack NavigationSplitView GeometryReader ViewThatFits ForEach \
      ControlGroup GroupBox ToolbarItem ToolbarItemGroup HSplitView VSplitView WindowGroup Window Settings \
      TimelineView AnyLayout HStackLayout VStackLayout DocumentGroup GlassEffectContainer \
      AnyView EquatableView OutlineGroup CommandMenu CommandGroup
      """)
    add(.list, .container, "List Form Section Table")
    add(.container, .labelled, "LabeledContent ContentUnavailableView")
    add(.tabBar, .container, "TabView TabSection")
    add(.tab, .disclosure, "Tab")
    add(
      .shape, .leaf,
      "Circle Rectangle RoundedRectangle Capsule Ellipse Path ContainerRelativeShape UnevenRoundedRectangle")
    add(.color, .leaf, "Color LinearGradient RadialGradient AngularGradient EllipticalGradient MeshGradient")
    add(.spacer, .leaf, "Spacer Divider EmptyView")
    add(.canvas, .leaf, "Canvas")
    add(.embed, .leaf, "Map Chart WebView VideoPlayer Model3D RealityView SpriteView SceneView Chart3D")
    return table
  }()
}
