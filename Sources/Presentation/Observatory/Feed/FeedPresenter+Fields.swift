import ArcadeDomain

extension FeedPresenter {
  /// The address of the feed, which keeps its value if the field is empty.
  var what: Parameter<String> {
    let field = Field("what", phrases.whatLabel, .text, isOptional: !draft.what.isEmpty, value: draft.what)
    return Parameter(field) { text throws(InputError) in
      if let text, !text.isEmpty { return text }
      guard !draft.what.isEmpty else { throw .missing(field) }
      return draft.what
    }
  }

  var name: Parameter<String> { text("name", phrases.nameLabel, draft.name) }

  /// A text that keeps its value if the field is empty.
  func text(_ name: String, _ label: String, _ value: String) -> Parameter<String> {
    Parameter(Field(name, label, .text, isOptional: true, value: value)) { $0 ?? value }
  }

  var encoding: Parameter<FeedEncoding?> {
    standing("encoding", phrases.encodingLabel, draft.format.encoding) { phrases, encoding in encoding.rawValue }
  }

  var delimiter: Parameter<FeedDelimiter?> {
    standing("delimiter", phrases.delimiterLabel, draft.format.delimiter) { $0.word($1.rawValue) }
  }

  var decimal: Parameter<DecimalSign?> {
    standing("decimal", phrases.decimalLabel, draft.format.decimal) { $0.word($1.rawValue) }
  }

  /// One of a few words that may have a value; `any` or an empty text means that it is detected.
  private func standing<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String,
    _ label: String,
    _ value: Value?,
    _ word: (WatchPhrases, Value) -> String
  ) -> Parameter<Value?> {
    let words = ["any"] + Value.allCases.map(\.rawValue)
    let choices = [Choice("any", phrases.foundOut)] + Value.allCases.map { Choice($0.rawValue, word(phrases, $0)) }
    let field = Field(name, label, .choice(choices), isOptional: true, value: value?.rawValue ?? "any")
    return Parameter(field) { [phrases] text throws(InputError) in
      guard let text, !text.isEmpty else { return value }
      guard text.lowercased() != "any" else { return nil }
      guard let value = Value.allCases.first(where: { $0.rawValue.lowercased() == text.lowercased() }) else {
        throw .refused(phrases.notOneOf(text, words))
      }
      return value
    }
  }

  var columns: Parameter<String?> {
    Parameter(Field("columns", phrases.columnsLabel, .text, isOptional: true, value: draft.format.columns ?? "")) {
      $0.map { $0.isEmpty ? nil : $0 } ?? draft.format.columns
    }
  }

  var currency: Parameter<Currency?> {
    let known = ["EUR", "USD", "GBP", "JPY"].map { Choice($0) }
    let code = draft.format.currency?.code ?? ""
    let field = Field("currency", phrases.currencyLabel, .code(known: known), isOptional: true, value: code)
    return Parameter(field) { [phrases] text throws(InputError) in
      guard let text, !text.isEmpty else { return draft.format.currency }
      guard text.lowercased() != "any" else { return nil }
      guard let currency = Currency(code: text.uppercased()) else {
        throw .refused(phrases.notOneOf(text, known.map(\.id)))
      }
      return currency
    }
  }
}
