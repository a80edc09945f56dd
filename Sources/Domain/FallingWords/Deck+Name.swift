extension Deck {
  /// Returns a name without outer spaces, and with one space where there were more; throws where it is none.
  static func checkedName(_ text: String) throws(WordsError) -> String {
    let name = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard (1...80).contains(name.count) else { throw .badName(text) }
    return name
  }
}
