extension Unicode.Scalar {
  /// The letters that it is compared and searched by, once its case, its accents and its width are gone; none for what
  /// cannot be seen.
  ///
  /// Letters that only look like others with an accent are theirs too: `ø` is `o`, `ł` is `l`, `ß` is `ss`.
  public var comparedLetters: [Unicode.Scalar] {
    switch properties.generalCategory {
    case .format, .nonspacingMark, .enclosingMark, .control: []
    default: Self.lookalikes[self] ?? [self]
    }
  }

  private static let lookalikes: [Unicode.Scalar: [Unicode.Scalar]] = [
    "ø": ["o"], "ł": ["l"], "đ": ["d"], "ð": ["d"], "þ": ["t", "h"], "ß": ["s", "s"], "æ": ["a", "e"],
    "œ": ["o", "e"], "ı": ["i"], "ħ": ["h"], "ŧ": ["t"],
  ]
}
