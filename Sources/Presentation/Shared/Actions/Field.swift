/// One value that an action needs, as a frontend asks for it.
public struct Field: Hashable, Sendable, Identifiable {
  /// What kind of value it is.
  public enum Kind: Hashable, Sendable {
    /// One of the things listed here, by its place among them.
    case row([Choice])
    /// Several of the things listed here, whose ids are without spaces, as their text separates them by spaces.
    case rows([Choice])
    /// A code; also one that is not known here.
    case code(known: [Choice])
    /// A code with a quantity: `CODE`, `CODE 3`, `3*CODE`; a whole text that is a code wins.
    case scan(known: [Choice])
    /// One of a few words.
    case choice([Choice])
    /// A whole number.
    case number(ClosedRange<Int>)
    /// An amount, as people write it: one word, which is no row.
    case amount
    /// Any text; it takes all that follows.
    case text
    /// A text that nobody may see.
    case secret
    /// The path of a file.
    case file
    /// A value that nobody types: what the action is about.
    case fixed(String)
  }

  /// What it is called among the fields of its action, in every language.
  public let name: String
  /// What it is, in the language in use.
  public let label: String
  /// What kind of value it takes.
  public let kind: Kind
  /// Whether it may be left out.
  public let isOptional: Bool
  /// What stands in it now, to be changed.
  public let value: String?
  /// What leaving it out means, in a few words of the language in use; nil where nobody would ask.
  public let omitted: String?
  /// A text that makes sense in it now, where its kind and its value do not tell one; empty where none surely does.
  public let example: String?

  /// The one choice of its form with which it makes sense; nil where it always does. A page then has a button for each choice.
  public private(set) var onlyWith: Choice.ID?
  /// Values that many will want, each of which can be sent as it is.
  public private(set) var suggestions: [Choice] = []
  /// The number that chooses the first row, where only a part of a list is listed.
  public private(set) var firstNumber = 1

  /// Whether a number means no row of the screen, as it is about rows of another one.
  public private(set) var isApartFromRows = false

  /// Its name, which no other field of its action has.
  public var id: String { name }

  /// Describes a field.
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

  /// The same field, which makes sense with one choice only.
  func only(with choice: Choice.ID, suggesting suggestions: [Choice] = []) -> Field {
    var same = self
    (same.onlyWith, same.suggestions) = (choice, suggestions)
    return same
  }

  /// The same field, whose first row is chosen by a number.
  func numbered(from first: Int) -> Field {
    var same = self
    same.firstNumber = first
    return same
  }

  /// The same field, which may be about rows of another screen.
  func apartFromRows(_ isApart: Bool) -> Field {
    var same = self
    same.isApartFromRows = isApart
    return same
  }

  /// What is offered for it: all there is of a row, rows or a choice, but of a code or a scan only what is known; empty
  /// where nothing is listed.
  public var choices: [Choice] {
    switch kind {
    case .row(let choices), .rows(let choices), .code(let choices), .scan(let choices), .choice(let choices): choices
    case .number, .amount, .text, .secret, .file, .fixed: []
    }
  }

  /// Whether nobody types it.
  public var isFixed: Bool { if case .fixed = kind { true } else { false } }
}

extension Field {
  /// Returns the text that is meant by what was typed: the id of a choice, whatever its case, or by its number.
  ///
  /// A code wins over the number of a row, which `numbers` of the page are where a field offers codes to choose from.
  public func resolved(_ typed: String, numbers: [Int: String]) -> String {
    switch kind {
    case .scan:
      let (code, quantity) = Scan.parts(of: typed) { id(of: $0) != nil }
      // A code where a quantity belongs is the other way round, which is best said in the words that were typed.
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

  /// Whether what was typed names something that is known here.
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

  /// The id among what can be chosen that a text is, without regard to case.
  private func id(of text: String) -> String? {
    let wanted = text.lowercased()
    return choices.first { $0.id.lowercased() == wanted }?.id
  }
}

extension Array {
  /// Returns the row with a number as a person types it, from `first`; nil for anything else.
  public func row(numbered text: String, from first: Int = 1) -> Element? {
    guard let number = Int(text), number >= first, number - first < count else { return nil }
    return self[number - first]
  }
}

/// Why texts became no intent; nothing was done.
public enum InputError: Error, Hashable, Sendable {
  /// A field that may not be left out was; a fixed one is missing where a text is about something not shown any more.
  case missing(Field)
  /// A text makes no sense in its field; the sentence says why.
  case refused(String)
  /// What it is about is not what stands here any more.
  case stale
  /// Nothing of that name can be done now.
  case notOffered(String)
}

extension Field {
  /// Whether its value is one of a list, which can be chosen but not typed.
  package var isChosen: Bool {
    switch kind {
    case .row, .choice: true
    case .rows, .code, .scan, .number, .amount, .text, .secret, .file, .fixed: false
    }
  }
}
