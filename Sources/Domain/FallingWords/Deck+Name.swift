extension Deck {
  /// Returns a name as it is shown, with one space where there were more; throws where it is none.
  static func checkedName(_ text: String) throws(WordsError) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).map { word in String(word.flatMap(\.shown)) }
    let name = words.filter { !$0.isEmpty }.joined(separator: " ")
    guard (1...80).contains(name.count) else { throw .badName(text) }
    return name
  }
}

extension Character {
  /// The same without what is not seen or turns the direction; an emoji needs its joiners.
  fileprivate var shown: String {
    let isEmoji = unicodeScalars.first.map { !$0.isASCII && $0.properties.isEmoji } ?? false
    return isEmoji ? String(self) : String(String.UnicodeScalarView(unicodeScalars.filter(\.isShown)))
  }
}

extension Unicode.Scalar {
  fileprivate var isShown: Bool {
    ![.control, .format].contains(properties.generalCategory) && !properties.isDefaultIgnorableCodePoint
  }
}
