/// A field, with how its text becomes a value.
public struct Slot<Value: Sendable>: Sendable {
  /// What a frontend asks for.
  public let field: Field
  let read: @Sendable (String?) throws(Misread) -> Value

  /// Reads the text of a field; nil where none was given.
  public init(_ field: Field, read: @escaping @Sendable (String?) throws(Misread) -> Value) {
    self.field = field
    self.read = read
  }

  /// Reads a text that must be there; nil for one that makes no sense, of which `refusal` says why.
  public init(
    _ field: Field,
    else refusal: @escaping @Sendable (String) -> String,
    read: @escaping @Sendable (String) -> Value?
  ) {
    self.init(field) { text throws(Misread) in
      guard let text, !text.isEmpty else { throw .missing(field) }
      guard let value = read(text) else { throw .refused(refusal(text)) }
      return value
    }
  }

  /// The same, where it may be left out.
  public var optional: Slot<Value?> {
    let (field, read) = (field, read)
    return Slot<Value?>(Field(field.name, field.label, field.kind, isOptional: true)) { text throws(Misread) in
      guard let text, !text.isEmpty else { return nil }
      return try read(text)
    }
  }
}

extension Slot where Value: CustomStringConvertible {
  /// A value that nobody types: what the action is about; a text from another screen than the one shown is refused.
  public static func fixed(_ name: String, _ value: Value) -> Slot {
    let field = Field(name, "", .fixed(value.description))
    return Slot(field) { text throws(Misread) in
      guard text == value.description else { throw .missing(field) }
      return value
    }
  }
}

extension Slot<Int> {
  /// A whole number within a range.
  public static func number(
    _ name: String = "n",
    _ label: String,
    in range: ClosedRange<Int>,
    else refusal: @escaping @Sendable (String) -> String
  ) -> Slot {
    Slot(Field(name, label, .number(range)), else: refusal) { Int($0).flatMap { range.contains($0) ? $0 : nil } }
  }
}

extension Slot<String> {
  /// Any text that is not empty.
  public static func text(_ name: String = "text", _ label: String) -> Slot {
    Slot(Field(name, label, .text), else: { $0 }, read: { $0 })
  }
}

extension Slot<String> {
  /// A code, also one that is not known here.
  public static func code(_ name: String = "code", _ label: String, known: [Choice]) -> Slot {
    Slot(Field(name, label, .code(known: known)), else: { $0 }, read: { $0 })
  }
}
