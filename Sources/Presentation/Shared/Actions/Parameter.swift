/// A field together with the parsing of its text.
public struct Parameter<Value: Sendable>: Sendable {
  /// The input field for the frontend.
  public let field: Field
  let read: @Sendable (String?) throws(InputError) -> Value

  /// Parses the text of a field; the text is nil if none was entered.
  public init(_ field: Field, read: @escaping @Sendable (String?) throws(InputError) -> Value) {
    (self.field, self.read) = (field, read)
  }

  /// Parses a required text. `read` returns nil if it is invalid, and `refusal` explains why.
  public init(
    _ field: Field,
    else refusal: @escaping @Sendable (String) -> String,
    read: @escaping @Sendable (String) -> Value?
  ) {
    self.init(field) { text throws(InputError) in
      guard let text, !text.isEmpty else { throw .missing(field) }
      guard let value = read(text) else { throw .refused(refusal(text)) }
      return value
    }
  }

  /// Returns the parameter restricted to one choice of the form.
  func only(with choice: Choice.ID, suggesting suggestions: [Choice] = []) -> Parameter {
    Parameter(field.only(with: choice, suggesting: suggestions), read: read)
  }

  /// The parameter as an optional one.
  public var optional: Parameter<Value?> { optional(nil) }

  /// Returns the parameter as an optional one, with a label for the omitted value.
  public func optional(_ omitted: String?) -> Parameter<Value?> {
    let (field, read) = (field, read)
    let optional = Field(
      field.name,
      field.label,
      field.kind,
      isOptional: true,
      value: field.value,
      omitted: omitted,
      example: field.example
    )
    return Parameter<Value?>(optional) {
      text throws(InputError) in
      guard let text, !text.isEmpty else { return nil }
      return try read(text)
    }
  }
}

extension Parameter where Value: LosslessStringConvertible {
  /// A value that is not entered: the subject of the action. The presenter rejects an outdated one.
  public static func fixed(_ name: String, _ value: Value) -> Parameter {
    let field = Field(name, "", .fixed(value.description))
    return Parameter(field) { text throws(InputError) in
      guard let text, let value = Value(text) else { throw .stale }
      return value
    }
  }
}

extension Parameter<Int> {
  /// A whole number within a range.
  public static func number(
    _ name: String = "n",
    _ label: String,
    in range: ClosedRange<Int>,
    example: String? = nil,
    else refusal: @escaping @Sendable (String) -> String
  ) -> Parameter {
    Parameter(Field(name, label, .number(range), example: example), else: refusal) {
      Int($0).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension Parameter<String> {
  /// Any non-empty text; `value` is the current one.
  public static func text(
    _ name: String = "text",
    _ label: String,
    value: String? = nil,
    example: String? = nil
  ) -> Parameter {
    plain(Field(name, label, .text, value: value, example: example))
  }

  /// An amount as typed; its currency is resolved when the intent is performed.
  public static func amount(_ name: String = "amount", _ label: String, example: String? = nil) -> Parameter {
    plain(Field(name, label, .amount, example: example))
  }

  /// A code, which need not be known here.
  public static func code(
    _ name: String = "code",
    _ label: String,
    known: [Choice],
    example: String? = nil
  ) -> Parameter {
    plain(Field(name, label, .code(known: known), example: example))
  }

  /// The unparsed text of a field.
  public static func plain(_ field: Field) -> Parameter {
    Parameter(field) { text throws(InputError) in
      guard let text, text.contains(where: { !$0.isWhitespace }) else { throw .missing(field) }
      return text
    }
  }
}

extension Parameter {
  /// One of the listed rows by its number, counted from `first`. `refusal` is the message for an unknown row.
  public static func row(
    _ name: String = "n",
    _ label: String,
    of rows: [(Value, Choice)],
    from first: Int = 1,
    example: String? = nil,
    else refusal: @escaping @Sendable (String) -> String
  ) -> Parameter {
    let field = Field(name, label, .row(rows.map(\.1)), example: example).numbered(from: first)
    return Parameter(field, else: refusal) { id in
      rows.first { $0.1.id == id }?.0
    }
  }

  /// One of the listed rows, by its number.
  static func row(
    _ name: String = "n",
    _ label: String,
    of rows: [(Value, Choice)],
    from first: Int = 1,
    _ phrases: any Phrases
  ) -> Parameter {
    row(name, label, of: rows, from: first) { phrases.noSuchRow($0) }
  }

  /// Several of the listed rows, by their numbers. `refusal` is the message for an unknown row.
  public static func rows<Element: Sendable>(
    _ name: String = "n",
    _ label: String,
    of rows: [(Element, Choice)],
    example: String? = nil,
    else refusal: @escaping @Sendable (String) -> String
  ) -> Parameter where Value == [Element] {
    let field = Field(name, label, .rows(rows.map(\.1)), example: example)
    return Parameter(field) { text throws(InputError) in
      var chosen: [Element] = []
      for id in (text ?? "").split(separator: " ").map(String.init) {
        guard let row = rows.first(where: { $0.1.id == id }) else { throw .refused(refusal(id)) }
        chosen.append(row.0)
      }
      guard !chosen.isEmpty else { throw .missing(field) }
      return chosen
    }
  }

  /// One of a few words; `refusal` lists them.
  public static func choice(
    _ name: String,
    _ label: String,
    of choices: [(Value, Choice)],
    value: String? = nil,
    example: String? = nil,
    else refusal: @escaping @Sendable (String) -> String
  ) -> Parameter {
    Parameter(Field(name, label, .choice(choices.map(\.1)), value: value, example: example), else: refusal) { id in
      choices.first { $0.1.id == id }?.0
    }
  }
}

extension Parameter<Scan> {
  /// A code with a quantity; `refusal` returns an error message, or nil if both are valid.
  public static func scan(
    _ name: String = "code",
    _ label: String,
    known: [Choice],
    refusal: @escaping @Sendable (Scan) -> String?
  ) -> Parameter {
    let field = Field(name, label, .scan(known: known))
    return Parameter(field) { text throws(InputError) in
      guard let text, text.contains(where: { !$0.isWhitespace }) else { throw .missing(field) }
      let (code, quantity) = Scan.parts(of: text) { whole in
        known.contains { $0.id.lowercased() == whole.lowercased() }
      }
      let scan = Scan(code, quantity)
      if let refusal = refusal(scan) { throw .refused(refusal) }
      return scan
    }
  }
}
