import ArcadePresentation

extension Offer {
  /// Whether one of its texts is secret.
  var takesSecret: Bool { openFields.contains { $0.kind == .secret } }

  /// The fields that are typed after its word. There are none if several have a value, since only a form shows that.
  var typedFields: [Field] { openFields.count { $0.value != nil } > 1 ? [] : openFields }

  /// The usage: its word with its operands.
  package var usage: String {
    if leadsOutside { return "\(word) [--open]" }
    let fields = typedFields.map { $0.isOptional ? "[\($0.placeholder)]" : $0.placeholder }
    guard weight == .usual, let first = typedFields.first else { return ([word] + fields).joined(separator: " ") }
    // Rows are chosen by number alone, without the word.
    if case .row = first.kind { return fields.joined(separator: " ") }
    return (["[\(word)]"] + fields).joined(separator: " ")
  }

  /// Returns what it does, and how else it can be typed.
  package func summary(_ phrases: ConsolePhrases) -> String { leadsOutside ? phrases.orOpened(label) : label }

  /// An example line with values from the screen: with what it requires, or the first optional value.
  ///
  /// Nil if nothing follows the word, or if no value is certain to work.
  package var example: String? {
    let needed = typedFields.filter { !$0.isOptional }
    let shown = needed.isEmpty ? typedFields.prefix(1) : needed[...]
    let texts = shown.compactMap(\.exampleText)
    guard closed == nil, !texts.isEmpty, texts.count == shown.count else { return nil }
    return ([word] + texts).joined(separator: " ")
  }

  /// Returns the shortest usage, for a hint; `hasNumbers` if the screen numbers its rows.
  func shortUsage(_ phrases: ConsolePhrases, hasNumbers: Bool) -> String {
    if weight == .usual, let field = typedFields.first {
      switch field.kind {
      case .row: return phrases.aNumber
      case .code(let known) where known.allSatisfy(\.id.isWholeNumber): return phrases.aNumber
      case .code, .scan: return hasNumbers ? phrases.aCodeOrNumber : phrases.aCode
      default: break
      }
    }
    // A single letter alone is not clear enough.
    if word.count == 1 { return phrases.adding(label, to: word) }
    return ([word] + typedFields.filter { !$0.isOptional }.map(\.placeholder)).joined(separator: " ")
  }
}

extension Field {
  /// A text that can be typed for the field now; nil if none is certain to work.
  fileprivate var exampleText: String? {
    let known = example ?? value ?? ""
    guard known.isEmpty, example == nil else { return known.isEmpty ? nil : known }
    return switch kind {
    case .row(let rows): rows.isEmpty ? nil : String(firstNumber)
    case .rows(let rows): rows.isEmpty ? nil : rows.count > 1 ? "1 2" : "1"
    case .code(let known), .choice(let known): known.first?.id
    case .scan(let known): known.first.map { "\($0.id) 2" }
    case .number(let range): String(min(max(2, range.lowerBound), range.upperBound))
    case .amount, .text, .secret, .file, .fixed: nil
    }
  }

  /// The placeholder for the field in the usage of a command.
  fileprivate var placeholder: String {
    switch kind {
    case .row(let rows) where rows.count > 1: "\(firstNumber)–\(firstNumber + rows.count - 1)"
    case .row: String(firstNumber)
    case .rows: "N …"
    case .choice(let choices) where choices.count < 6: choices.map(\.id).joined(separator: "|")
    case .scan: "\(name.uppercased()) [N]"
    case .choice, .code, .number, .amount, .text, .secret, .file, .fixed: name.uppercased()
    }
  }
}
