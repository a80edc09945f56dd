/// The words by which feeds say whether something can be bought.
enum AvailabilityText {
  private static let meanings: [String: Bool] = [
    "true": true, "1": true, "yes": true, "y": true, "available": true, "instock": true, "limitedavailability": true,
    "preorder": true, "backorder": true,
    "false": false, "0": false, "no": false, "n": false, "unavailable": false, "outofstock": false, "soldout": false,
    "discontinued": false,
  ]

  /// Returns what a word means, also as an address such as `https://schema.org/InStock`; nil for any other.
  static func meaning(of text: String) -> Bool? {
    if let meaning = meanings[text] { return meaning }
    let word = text.split(separator: "/").last.map(String.init) ?? text
    guard word.first != "-" else { return nil }
    return meanings[word.folded.filter { !$0.isWhitespace && $0 != "_" && $0 != "-" }]
  }
}
