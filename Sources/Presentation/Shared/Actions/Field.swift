/// An input field of an action.
public struct Field: Hashable, Sendable, Identifiable {
  /// The kind of value.
  public enum Kind: Hashable, Sendable {
    /// One of the listed rows, chosen by number.
    case row([Choice])
    /// Several of the listed rows. Their IDs contain no spaces, because spaces separate them in the text.
    case rows([Choice])
    /// A code, which need not be known here.
    case code(known: [Choice])
    /// A code with a quantity: `CODE`, `CODE 3`, `3*CODE`. If the whole text is a code, it is read as that.
    case scan(known: [Choice])
    /// One of a few words.
    case choice([Choice])
    /// A whole number.
    case number(ClosedRange<Int>)
    /// An amount as one word, which is never a row.
    case amount
    /// Any text to the end of the line.
    case text
    /// A text that is never shown.
    case secret
    /// The path of a file.
    case file
    /// A value that is not entered: the subject of the action.
    case fixed(String)
  }

  /// The name within its action, the same in every language.
  public let name: String
  /// The label in the current language.
  public let label: String
  /// The kind of value that the user enters.
  public let kind: Kind
  /// Whether it may be left out.
  public let isOptional: Bool
  /// The current value, to be changed.
  public let value: String?
  /// What an empty field means, in a few words; nil if that is obvious.
  public let omitted: String?
  /// A valid example, if the kind and the value do not suggest one. Empty if no text is surely valid.
  public let example: String?

  /// The only choice of its form to which the field applies; nil if it always applies. A page then has a button for
  /// each choice.
  public private(set) var onlyWith: Choice.ID?
  /// Common values, each of which can be sent as it is.
  public private(set) var suggestions: [Choice] = []
  /// The number of the first row, if only a part of a list is shown.
  public private(set) var firstNumber = 1

  /// Whether the rows are on another screen, so that a number does not refer to this one.
  public private(set) var isApartFromRows = false

  /// The name, which is unique within its action.
  public var id: String { name }

  /// Creates a field without suggestions.
  public init(
    _ name: String,
    _ label: String,
    _ kind: Kind,
    isOptional: Bool = false,
    value: String? = nil,
    omitted: String? = nil,
    example: String? = nil
  ) {
    (self.name, self.label, self.kind, self.isOptional) = (name, label, kind, isOptional)
    (self.value, self.omitted, self.example) = (value, omitted, example)
  }

  /// Returns the field restricted to one choice.
  func only(with choice: Choice.ID, suggesting suggestions: [Choice] = []) -> Field {
    var same = self
    (same.onlyWith, same.suggestions) = (choice, suggestions)
    return same
  }

  /// Returns the field with another number for the first row.
  func numbered(from first: Int) -> Field {
    var same = self
    same.firstNumber = first
    return same
  }

  /// Returns the field with its rows on another screen, or on this one.
  func apartFromRows(_ isApart: Bool) -> Field {
    var same = self
    same.isApartFromRows = isApart
    return same
  }

  /// The options: all rows or choices, or only the known codes of a code or scan. Empty if nothing is listed.
  public var choices: [Choice] {
    switch kind {
    case .row(let choices), .rows(let choices), .code(let choices), .scan(let choices), .choice(let choices): choices
    case .number, .amount, .text, .secret, .file, .fixed: []
    }
  }

  /// Whether the user does not enter it.
  public var isFixed: Bool { if case .fixed = kind { true } else { false } }
}

extension Field {
  /// Returns the ID of the choice that a typed text means, by ID in any case or by number.
  ///
  /// If a field offers codes, a code takes precedence over a row number; `numbers` are the row numbers of the page.
  public func resolved(_ typed: String, numbers: [Int: String]) -> String {
    switch kind {
    case .scan:
      let (code, quantity) = Scan.parts(of: typed) { id(of: $0) != nil }
      // Code and quantity are swapped; the error message repeats the typed words.
      if let quantity, Int(quantity) == nil, id(of: quantity) != nil { return typed }
      let known = resolvedCode(code, numbers)
      return quantity.map { "\(known) \($0)" } ?? known
    case .code: return resolvedCode(typed, isApartFromRows ? [:] : numbers)
    case .row: return resolvedRow(typed)
    case .rows:
      return typed.split(whereSeparator: \.isWhitespace).map { resolvedRow(String($0)) }.joined(separator: " ")
    case .choice: return id(of: typed) ?? typed
    case .number, .amount, .text, .secret, .file, .fixed: return typed
    }
  }

  /// Returns whether a typed text names a known choice.
  public func knows(_ typed: String) -> Bool {
    if case .scan = kind { return id(of: Scan.parts(of: typed) { id(of: $0) != nil }.code) != nil }
    return id(of: typed) != nil
  }

  private func resolvedRow(_ typed: String) -> String {
    choices.row(numbered: typed, from: firstNumber)?.id ?? id(of: typed) ?? typed
  }

  private func resolvedCode(_ typed: String, _ numbers: [Int: String]) -> String {
    guard !choices.isEmpty else { return typed }
    return id(of: typed) ?? Int(typed).flatMap { numbers[$0] } ?? typed
  }

  /// Returns the ID that equals a text, ignoring case.
  private func id(of text: String) -> String? {
    let wanted = text.lowercased()
    return choices.first { $0.id.lowercased() == wanted }?.id
  }
}

extension Array {
  /// Returns the row with a typed number, counted from `first`; nil for other texts.
  public func row(numbered text: String, from first: Int = 1) -> Element? {
    guard let number = Int(text), number >= first, number - first < count else { return nil }
    return self[number - first]
  }
}

/// The reason why an input was rejected; nothing was done.
public enum InputError: Error, Hashable, Sendable {
  /// A required field is empty. A fixed field is missing if the input refers to something that is no longer shown.
  case missing(Field)
  /// A text is invalid for its field; the message explains why.
  case refused(String)
  /// The subject is no longer the current one.
  case stale
  /// No action of that name is available now.
  case notOffered(String)
}

extension Field {
  /// Whether the value is chosen from a list and cannot be typed.
  package var isChosen: Bool {
    switch kind {
    case .row, .choice: true
    case .rows, .code, .scan, .number, .amount, .text, .secret, .file, .fixed: false
    }
  }
}
