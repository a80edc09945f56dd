import ArcadeDomain

extension Parameter<AlertCondition?> {
  /// A typed condition; nil for `off`.
  static func condition(_ phrases: WatchPhrases) -> Parameter {
    let field = Field("rule", phrases.ruleLabel, .text, example: "below 20")
    return Parameter(field) { text throws(InputError) in
      guard let text, !text.isEmpty else { throw .missing(field) }
      if text.lowercased() == "off" { return nil }
      do throws(AlertConditionError) {
        return try AlertCondition(text, sign: phrases.formats.decimalSign)
      } catch {
        throw .refused(phrases.sentence(for: error))
      }
    }
  }
}
