// How code reaches a view that a document describes.

/// A property through which the app's code reaches a view of an Interface Builder document: what `@IBOutlet` declares.
///
/// With `owner` and `property` an index of the workspace can find the statements that complete the view.
public struct Outlet: Hashable, Sendable {
  /// The property's name: `closeButton`.
  public var property: String
  /// The app's class of the object that has the property: `LoginViewController`; nil where that is one of UIKit's.
  public var owner: String?
  /// Whether the property is an array of views: `outletCollection`.
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
