/// A line of code with its words: names, keywords and numbers.
struct CodeLine: Hashable {
  let text: String
  let words: [String]

  init(_ bytes: [UInt8]) {
    text = String(decoding: bytes, as: UTF8.self)
    var (words, start): ([String], Int?) = ([], nil)
    for (place, byte) in bytes.enumerated() {
      if Self.isInWord[Int(byte)] {
        start = start ?? place
      } else if let first = start {
        words.append(String(decoding: bytes[first..<place], as: UTF8.self))
        start = nil
      }
    }
    if let first = start { words.append(String(decoding: bytes[first...], as: UTF8.self)) }
    self.words = words
  }

  /// Returns whether the line contains one of some words.
  func has(_ wanted: Set<String>) -> Bool { words.contains(where: wanted.contains) }

  /// Whether each byte can be part of a word; characters beyond ASCII count as letters.
  private static let isInWord =
    (0...255).map { byte in
      byte >= 128 || "_".utf8.contains(byte) || Character(Unicode.Scalar(byte)).isLetter
        || Character(Unicode.Scalar(byte)).isNumber
    } as [Bool]
}
