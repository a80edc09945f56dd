extension PricePhrases {
  /// What a rule for wrong prices is called; one that Arcade does not bring by its own name.
  public func name(ofRule rule: String) -> String { language.ruleNames[rule] ?? rule }
}

extension Language {
  /// What the rules for wrong prices are called where that is not what settings write.
  var ruleNames: [String: String] {
    switch self {
    case .english: [:]
    case .spanish: ["adaptive": "adaptativa", "classic": "clásica"]
    case .japanese: ["adaptive": "適応型", "classic": "従来型"]
    }
  }
}
