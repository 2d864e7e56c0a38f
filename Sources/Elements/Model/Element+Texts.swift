// Labels and visible texts of an element, stored separately so that copying an element copies one reference.

extension Element {
  /// The properties that are texts or lists.
  @usableFromInline struct Texts: Sendable {
    @usableFromInline var typeName: String
    @usableFromInline var labels: [WrittenText] = []
    @usableFromInline var title: Evidence<WrittenText> = .absent
    @usableFromInline var handlerName: String?
    @usableFromInline var imagery: Imagery?
    @usableFromInline var traits: [WrittenTrait] = []
    @usableFromInline var name: Evidence<Name> = .unknown
    /// One value if any of the rarely used properties is set, otherwise empty.
    var details: [Details] = []

    init(typeName: String) { self.typeName = typeName }
  }

  /// The type or function that creates the element, as spelled: `Image`, `IconButton`, `AppCompatImageView`.
  @inlinable public var typeName: String {
    get { texts[0].typeName }
    _modify { yield &texts[0].typeName }
  }

  /// Explicit labels in code order. The last one counts.
  @inlinable public var labels: [WrittenText] {
    get { texts[0].labels }
    _modify { yield &texts[0].labels }
  }

  /// The visible title or text that the constructor takes.
  @inlinable public var title: Evidence<WrittenText> {
    get { texts[0].title }
    _modify { yield &texts[0].title }
  }

  /// The function that activation calls, if that's all it does: `onBack`, `close`.
  @inlinable public var handlerName: String? {
    get { texts[0].handlerName }
    _modify { yield &texts[0].handlerName }
  }

  @inlinable public var imagery: Imagery? {
    get { texts[0].imagery }
    _modify { yield &texts[0].imagery }
  }

  @inlinable public var traits: [WrittenTrait] {
    get { texts[0].traits }
    _modify { yield &texts[0].traits }
  }

  /// The accessible name, resolved once by `ElementTree`.
  @inlinable public var name: Evidence<Name> {
    get { texts[0].name }
    _modify { yield &texts[0].name }
  }

  var details: [Details] {
    get { texts[0].details }
    _modify { yield &texts[0].details }
  }
}
