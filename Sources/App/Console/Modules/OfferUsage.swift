import ArcadePresentation

extension Offer {
  /// Whether a text of it may be seen by nobody.
  var takesSecret: Bool { openFields.contains { $0.kind == .secret } }

  /// The fields that are typed behind its word; none where something stands in several, as only a form shows all of that.
  var typedFields: [Field] { openFields.count { $0.value != nil } > 1 ? [] : openFields }

  /// How it is typed: its word with what may follow.
  package var usage: String {
    if leadsOutside { return "\(word) [--open]" }
    let fields = typedFields.map { $0.isOptional ? "[\($0.placeholder)]" : $0.placeholder }
    guard weight == .usual, let first = typedFields.first else { return ([word] + fields).joined(separator: " ") }
    // Where numbers choose, nobody types the word.
    if case .row = first.kind { return fields.joined(separator: " ") }
    return (["[\(word)]"] + fields).joined(separator: " ")
  }

  /// What it does, and how else it can be typed.
  package func summary(_ phrases: ConsolePhrases) -> String { leadsOutside ? phrases.orOpened(label) : label }

  /// A line that does it, with what stands on the screen: with what it needs, or the first thing that it can take.
  ///
  /// Nil where nothing follows the word, or nothing surely does it.
  package var example: String? {
    let needed = typedFields.filter { !$0.isOptional }
    let shown = needed.isEmpty ? typedFields.prefix(1) : needed[...]
    let texts = shown.compactMap(\.exampleText)
    guard closed == nil, !texts.isEmpty, texts.count == shown.count else { return nil }
    return ([word] + texts).joined(separator: " ")
  }

  /// How it is typed at the least, for a hint; `hasNumbers` where the screen numbers its rows.
  func shortUsage(_ phrases: ConsolePhrases, hasNumbers: Bool) -> String {
    if weight == .usual, let field = typedFields.first {
      switch field.kind {
      case .row: return phrases.aNumber
      case .code(let known) where known.allSatisfy(\.id.isWholeNumber): return phrases.aNumber
      case .code, .scan: return hasNumbers ? phrases.aCodeOrNumber : phrases.aCode
      default: break
      }
    }
    // A letter says too little alone.
    if word.count == 1 { return phrases.adding(label, to: word) }
    return ([word] + typedFields.filter { !$0.isOptional }.map(\.placeholder)).joined(separator: " ")
  }
}

extension Field {
  /// Something that can be typed for it now; nil where nothing surely makes sense.
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

  /// What stands for it where a command is explained.
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
