// Outlets: properties through which code reaches a view in an Interface Builder file.

/// A property through which the app's code reaches a view in an Interface Builder file, declared with `@IBOutlet`.
///
/// With `owner` and `property`, a workspace index can find the statements that configure the view.
public struct Outlet: Hashable, Sendable {
  /// The property's name: `closeButton`.
  public var property: String
  /// The app's class that declares the property: `LoginViewController`, or nil if the class belongs to UIKit.
  public var owner: String?
  /// True if the property is an array of views: `outletCollection`.
  public var isCollection: Bool
  /// The tag that connects the two.
  public var range: Range<Int>

  public init(property: String, owner: String?, isCollection: Bool = false, range: Range<Int>) {
    self.property = property
    self.owner = owner
    self.isCollection = isCollection
    self.range = range
  }
}
