import ArcadeDomain

/// Makes tables of every kind there is, of which those from one seed always are the same.
struct RandomFeed {
  private var random: SplitMix64
  private let isGood: Bool

  /// Begins a sequence; good feeds have no row that cannot be read.
  init(seed: UInt64, isGood: Bool = false) {
    random = SplitMix64(seed: seed)
    self.isGood = isGood
  }

  /// Returns a table with up to 15 rows, and the extension of its file.
  mutating func makeFeed() -> (text: String, kind: String, separator: Character) {
    let (kind, separator) = pick([("csv", ","), ("csv", ";"), ("tsv", "\t")])
    let end = pick(["\n", "\r\n", "\r"])
    var columns = ["id", "name", "price", "currency", "review_count", "Review Average", "availability", "other"]
    if random.next() % 2 == 0 { columns.swapAt(Int(random.next() % 8), Int(random.next() % 8)) }
    if random.next() % 2 == 0 { columns.removeLast() }
    if !columns.contains("id") { columns.append("id") }
    let quotesAll = random.next() % 4 == 0
    var lines = [columns.joined(separator: separator)]
    for _ in 0..<random.next() % 16 {
      var cells = columns.map { cell($0) }
      if !isGood, random.next() % 30 == 0 { cells.append("more") }
      if random.next() % 20 == 0 { cells.removeLast() }
      lines.append(cells.map { quoted($0, separator, always: quotesAll) }.joined(separator: separator))
    }
    if random.next() % 8 == 0 { lines.insert("", at: 1) }
    if !isGood, random.next() % 10 == 0 { lines.append("\"unclosed\(separator)1") }
    let mark = random.next() % 4 == 0 ? "\u{FEFF}" : ""
    return (mark + lines.joined(separator: end) + pick(["", end, end + end]), kind, Character(separator))
  }

  private mutating func cell(_ column: String) -> String {
    switch column {
    case "id": id()
    case "name": pick(["", "Tea", "5\" disc", "Tea, \"white\"\nin two lines", "緑茶", "a;b\tc"])
    case "price": pick(["", "1", "1.0", "1.00", "2", "7.5"] + bad(["x", "-1", "1.005"]))
    case "currency": pick(["", "", "EUR", "EUR", "USD"] + bad(["euro"]))
    case "review_count": pick(["", "0", "1", "12"] + bad(["1.5", "many"]))
    case "Review Average": pick(["", "4", "4.0", "4.25"] + bad(["4.2567"]))
    case "availability": pick(["", "true", "1", "no"] + bad(["perhaps"]))
    default: pick(["", "x", "y"])
    }
  }

  private mutating func id() -> String {
    let number = random.next() % 10
    let prefix = pick(["item-0000000", "item-0000000", "item-", "", "緑茶", "\u{E9}", " ", "'=", "-", "\0"])
    let suffix = pick(["", "", "", " ", "\0"])
    return random.next() % 40 == 0 && !isGood
      ? pick(["", " ", "a\"b", "\"c\"", "d,\"e;\tf"]) : "\(prefix)\(number)\(suffix)"
  }

  private mutating func quoted(_ text: String, _ separator: String, always: Bool) -> String {
    let needsQuotes = text.utf8.contains { [0x0A, 0x0D, separator.utf8.first ?? 0].contains($0) }
    guard needsQuotes || always || random.next() % 10 == 0 || text.hasPrefix("\"") else { return text }
    return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }

  private func bad(_ texts: [String]) -> [String] { isGood ? [] : texts }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[Int(random.next() % UInt64(values.count))] }
}
