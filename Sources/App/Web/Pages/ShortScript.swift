import ArcadeConsole

/// A script without comments and spaces, and with shortened names of its own.
///
/// Shortened are the names declared at the beginning of a line and the plain parameters of its functions. Each has
/// the same short name everywhere, and the most frequent ones are the shortest. Names that are also used as shorthand
/// properties, as in `{ x, y }`, are not shortened. Names inside template strings would not be recognised.
struct ShortScript {
  /// The script to send.
  let text: String

  private static let signs = Set("=<>{}()[];:,?&|*!+-/%".utf8)
  private static let (space, end, point) = (UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "."))

  init(_ source: String) {
    let lines = source.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    let lists = source.matches(of: #/\{ ([A-Za-z]+(?:, [A-Za-z]+)*)(?:,| \})/#)
    let keys = Set(lists.flatMap { $0.1.split(separator: ", ").map(String.init) })
    let counts = Dictionary(source.matches(of: #/[A-Za-z]+/#).map { (String($0.0), 1) }, uniquingKeysWith: +)
    let declared = Set(lines.flatMap { Self.declared(in: $0) }).filter { !keys.contains($0) }
    let names = declared.sorted { (counts[$1] ?? 0, $0) < (counts[$0] ?? 0, $1) }
    let short = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, Self.name($0)) })
    let bytes = Array(lines.map { String($0.drop { $0 == " " }) }.joined(separator: "\n").utf8)
    var (kept, quote, place): ([UInt8], UInt8?, Int) = ([], nil, 0)
    while place < bytes.count {
      let byte = bytes[place]
      let word = quote == nil ? bytes[place...].prefix(while: \.isOfAWord) : []
      if !word.isEmpty {
        place += word.count
        let isKey = place < bytes.count && bytes[place] == UInt8(ascii: ":") && "{,".utf8.contains(kept.last ?? 0)
        let isMember = kept.last == Self.point && kept.dropLast().last != Self.point
        let name = String(decoding: word, as: UTF8.self)
        kept += isKey || isMember ? Array(word) : Array((short[name] ?? name).utf8)
        continue
      }
      place += 1
      if quote == byte { quote = nil } else if quote == nil, "\"`".utf8.contains(byte) { quote = byte }
      let beside = [kept.last, place < bytes.count ? bytes[place] : nil].compactMap(\.self)
      let isBlank = quote == nil && (byte == Self.space || byte == Self.end)
      if !isBlank || !beside.contains(where: Self.signs.contains) { kept.append(byte) }
    }
    let shorter = String(decoding: kept, as: UTF8.self).replacing(";}", with: "}").replacing("const ", with: "let ")
    text = "\"use strict\";(()=>{\(shorter)})();"
  }

  /// Returns the names of functions, parameters and values that a line declares.
  private static func declared(in line: Substring) -> [String] {
    let words = line.split(separator: " ", omittingEmptySubsequences: true)
    let lists = line.matches(of: #/(?:function [A-Za-z]+)?\(([A-Za-z]+(?:, [A-Za-z]+)*)\) (?:=>|\{$)/#)
    let parameters = lists.filter { $0.0.hasPrefix("f") || $0.0.hasSuffix("=>") }
    var names = parameters.flatMap { $0.1.split(separator: ", ").map(String.init) }
    if let function = words.prefix(2).firstIndex(of: "function") {
      return names + [String(words[function + 1].prefix { $0 != "(" })]
    }
    guard words.first == "const" || words.first == "let" else { return names }
    var depth = 0
    for (word, next) in zip(words.dropFirst(), words.dropFirst(2)) {
      if depth == 0, next == "=" { names.append(String(word)) }
      for sign in word { depth += "([{".contains(sign) ? 1 : ")]}".contains(sign) ? -1 : 0 }
    }
    return names
  }

  /// Returns a letter, or a sign with more letters, that no other name has.
  private static func name(_ place: Int) -> String {
    place < 26 ? String(UnicodeScalar(UInt8(ascii: "A") + UInt8(place))) : "$" + String(place - 26, radix: 36)
  }
}

extension UInt8 {
  /// Whether the character can be part of a name.
  fileprivate var isOfAWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
    default: false
    }
  }
}
