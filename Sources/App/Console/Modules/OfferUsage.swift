import ArcadePresentation

extension Offer {
  /// How it is typed: its word with what may follow.
  var usage: String {
    let fields = openFields.map { $0.isOptional ? "[\($0.placeholder)]" : $0.placeholder }
    guard weight == .usual, let first = openFields.first else { return ([word] + fields).joined(separator: " ") }
    // Where numbers choose, nobody types the word.
    if case .row = first.kind { return fields.joined(separator: " ") }
    return (["[\(word)]"] + fields).joined(separator: " ")
  }

  /// How it is typed at the least, for a hint; `hasNumbers` where the screen numbers its rows.
  func shortUsage(_ phrases: any ConsolePhrases, hasNumbers: Bool) -> String {
    if weight == .usual, let field = openFields.first {
      switch field.kind {
      case .row: return phrases.aNumber
      case .code(let known) where known.allSatisfy(\.id.isWholeNumber): return phrases.aNumber
      case .code, .scan: return hasNumbers ? phrases.aCodeOrNumber : phrases.aCode
      default: break
      }
    }
    return ([word] + openFields.filter { !$0.isOptional }.map(\.placeholder)).joined(separator: " ")
  }
}

extension Field {
  /// What stands for it where a command is explained.
  fileprivate var placeholder: String {
    switch kind {
    case .row(let rows) where rows.count > 1: "1–\(rows.count)"
    case .row: "1"
    case .choice(let choices): choices.map(\.id).joined(separator: "|")
    case .scan: "\(name.uppercased()) [N]"
    case .code, .number, .text, .secret, .file, .fixed: name.uppercased()
    }
  }
}
