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
    case .code: return resolvedCode(typed, numbers)
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

  private func resolvedRow(_ typed: String) -> String { choices.row(numbered: typed)?.id ?? id(of: typed) ?? typed }

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
  /// Returns the row with a number as a person types it, from 1; nil for anything else.
  public func row(numbered text: String) -> Element? {
    guard let number = Int(text), number > 0, number <= count else { return nil }
    return self[number - 1]
  }
}
