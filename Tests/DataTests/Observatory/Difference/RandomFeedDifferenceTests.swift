import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

/// Random pairs of tables, compared with the result of ``PlainReading``.
final class RandomFeedDifferenceTests: XCTestCase {
  func testPairsAreComparedAsAPlainReadingComparesThem() throws {
    let folder = try TemporaryFolder()
    for seed in UInt64(0)..<UInt64(FuzzShare.of(2_000)) {
      var random = RandomFeed(seed: seed)
      let (old, new) = (random.makeFeed(), random.makeFeed())
      let difference = try FeedDifference(OldAndNew(old: feed(old, "old"), new: feed(new, "new")))
      let alerts = Told(difference)
      let expected = Told(PlainReading(old.text, old.separator), PlainReading(new.text, new.separator))
      guard alerts == expected else {
        return XCTFail(
          "seed \(seed)\n\(old.text.debugDescription)\n\(new.text.debugDescription)\n\(alerts)\n\(expected)"
        )
      }
      guard seed.isMultiple(of: 10) else { continue }
      let paths = try (
        folder.write(Data(old.text.utf8), to: "old.\(old.kind)"),
        folder.write(Data(new.text.utf8), to: "new.\(new.kind)")
      )
      XCTAssertEqual(try FeedDifference(from: paths.0, to: paths.1), difference, "\(seed)")
      XCTAssertEqual(try FeedSummary(from: paths.0, to: paths.1), FeedSummary(difference), "\(seed)")
    }
  }

  private func feed(_ made: (text: String, kind: String, separator: Character), _ name: String) throws -> ComparedFeed {
    let file = FeedFile(path: "/tmp/\(name).\(made.kind)", Data(made.text.utf8))
    return ComparedFeed(try ListingFeed(file, columns: .usual))
  }
}

/// A difference as text, for both readings.
private struct Told: Equatable {
  var new: [String]
  var outOfSight: [String]
  var changed: [String]
  var unchanged: Int
  var oldProblems: [String]
  var newProblems: [String]

  init(_ difference: FeedDifference) {
    (new, outOfSight) = (difference.new, difference.outOfSight)
    (changed, unchanged) = (difference.changed.map(\.id), difference.unchanged)
    oldProblems = difference.oldProblems.map(Self.word)
    newProblems = difference.newProblems.map(Self.word)
  }

  init(_ old: PlainReading, _ new: PlainReading) {
    self.new = Self.sorted(new.rows.keys.filter { old.rows[$0] == nil })
    outOfSight = Self.sorted(old.rows.keys.filter { new.rows[$0] == nil })
    (changed, unchanged) = ([], 0)
    for (id, row) in new.rows {
      guard let before = old.rows[id] else { continue }
      if row.written == before.written || row.meaning != nil && row.meaning == before.meaning {
        unchanged += 1
      } else if row.meaning != nil, before.meaning != nil {
        changed.append(id.text)
      }
    }
    changed = Self.sorted(changed.map(PlainID.init))
    // What an unreadable row contained does not matter if it is gone.
    oldProblems = old.problems.filter { $0.id.map { new.rows[$0] != nil } ?? true }.map(\.text)
    newProblems = new.problems.map(\.text)
  }

  private static func sorted(_ ids: some Sequence<PlainID>) -> [String] {
    ids.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }.map(\.text)
  }

  private static func word(_ problem: ListingProblem) -> String {
    let line = problem.place.path.split(separator: ":").last.map(String.init) ?? ""
    return "\(line) \(word(problem.mistake))"
  }

  private static func word(_ mistake: FeedMistake) -> String {
    switch mistake {
    case .amount(.tooPrecise(_, decimals: 3)): "average"
    case .amount, .outOfRange: "price"
    case .wrongShape: "count"
    case .unknownValue(_, allowed: ["true", "false"], _): "availability"
    case .unknownValue: "currency"
    case .repeated(let id): "repeated \(id)"
    case .missing: "missing"
    case .tooManyFields: "long"
    case .unclosedQuote: "unclosed"
    default: "\(mistake)"
    }
  }
}

/// A simple reader of tables, character by character, to check the fast one.
///
/// It shares no code with the one that it checks: neither for rows and fields nor for figures.
struct PlainReading {
  /// The rows with a unique ID, by ID.
  private(set) var rows: [PlainID: Row] = [:]
  private(set) var problems: [Problem] = []

  /// The watched figures of a row, as written and as parsed.
  struct Row {
    var written: [String]
    var meaning: [String]?
  }

  /// The line of a problem with a word for it, and the ID of an unreadable row.
  struct Problem {
    let text: String
    var id: PlainID?
  }

  private static let watched = ["price", "currency", "reviewcount", "reviewaverage", "availability"]

  init(_ text: String, _ separator: Character) {
    let mark: Unicode.Scalar = "\u{FEFF}"
    let content = String(String.UnicodeScalarView(text.unicodeScalars.drop { $0 == mark }))
    let table = PlainRows(content, separator: separator.asciiValue ?? 0)
    guard let headings = table.rows.first?.fields else { return }
    let names = headings.map { $0.lowercased().filter { $0 != "_" && $0 != " " } }
    for row in table.rows.dropFirst() {
      var cells: [String: String] = [:]
      for (name, field) in zip(names, row.fields) { cells[name] = Self.clean(field) }
      let isTooLong = row.fields.dropFirst(names.count).contains { !Self.clean($0).isEmpty }
      take(cells, isTooLong, on: row.line)
    }
    if let line = table.unclosedQuote { problems.append(Problem(text: "\(line) unclosed")) }
  }

  private mutating func take(_ cells: [String: String], _ isTooLong: Bool, on line: Int) {
    guard let text = cells["id"], !text.isEmpty else { return problems.append(Problem(text: "\(line) missing")) }
    let id = PlainID(text: text)
    guard rows[id] == nil else { return problems.append(Problem(text: "\(line) repeated \(text)")) }
    let written = Self.watched.map { cells[$0] ?? "" }
    let (meaning, mistake) = isTooLong ? (nil, "long") : Self.meaning(of: written)
    rows[id] = Row(written: written, meaning: meaning)
    if let mistake { problems.append(Problem(text: "\(line) \(mistake)", id: id)) }
  }

  /// Returns the texts in their shortest form, or the first invalid one.
  private static func meaning(of texts: [String]) -> ([String]?, String?) {
    let code = texts[1].isEmpty ? "EUR" : texts[1]
    guard ["EUR", "USD"].contains(code) else { return (nil, "currency") }
    var meanings: [String] = []
    for (text, (name, decimals)) in zip([texts[0], texts[2], texts[3]], [("price", 2), ("count", 0), ("average", 3)]) {
      guard let amount = decimal(text, decimals) else { return (nil, name) }
      meanings.append(amount)
    }
    let words = ["": "", "true": "yes", "1": "yes", "yes": "yes", "no": "no"]
    guard let word = words[texts[4]] else { return (nil, "availability") }
    return (meanings + [texts[0].isEmpty ? "" : code, word], nil)
  }

  /// Returns a number without trailing zeros; nil if it is invalid or has too many decimals.
  private static func decimal(_ text: String, _ decimals: Int) -> String? {
    guard !text.isEmpty else { return "" }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= (decimals == 0 ? 1 : 2),
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy("0123456789".contains) })
    else { return nil }
    var fraction = parts.count > 1 ? String(parts[1]) : ""
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return fraction.count <= decimals ? "\(parts[0]).\(fraction)" : nil
  }

  /// Removes the spaces around a text, and the formula guard.
  private static func clean(_ field: String) -> String {
    var scalars = Array(field.unicodeScalars)
    let cooldown = scalars.drop { $0 == "'" }
    if scalars.first == "'", let first = cooldown.first, "=+-@\t\r".unicodeScalars.contains(first) {
      scalars.removeFirst()
    }
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    let start = scalars.drop { $0.properties.isWhitespace }
    return String(String.UnicodeScalarView(start))
  }
}

/// An ID compared by bytes, because equal texts can be different IDs.
struct PlainID: Hashable {
  let text: String

  var bytes: [UInt8] { Array(text.utf8) }

  static func == (one: PlainID, other: PlainID) -> Bool { one.bytes == other.bytes }

  func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

/// Generates tables of every kind; a seed always gives the same ones.
struct RandomFeed {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

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
      if random.next() % 30 == 0 { cells.append("more") }
      if random.next() % 20 == 0 { cells.removeLast() }
      lines.append(cells.map { quoted($0, separator, always: quotesAll) }.joined(separator: separator))
    }
    if random.next() % 8 == 0 { lines.insert("", at: 1) }
    if random.next() % 10 == 0 { lines.append("\"unclosed\(separator)1") }
    let mark = random.next() % 4 == 0 ? "\u{FEFF}" : ""
    return (mark + lines.joined(separator: end) + pick(["", end, end + end]), kind, Character(separator))
  }

  private mutating func cell(_ column: String) -> String {
    switch column {
    case "id": id()
    case "name": pick(["", "Tea", "5\" disc", "Tea, \"white\"\nin two lines", "緑茶", "a;b\tc"])
    case "price": pick(["", "1", "1.0", "1.00", "2", "7.5", "x", "-1", "1.005"])
    case "currency": pick(["", "", "EUR", "EUR", "USD", "euro"])
    case "review_count": pick(["", "0", "1", "12", "1.5", "many"])
    case "Review Average": pick(["", "4", "4.0", "4.25", "4.2567"])
    case "availability": pick(["", "true", "1", "no", "perhaps"])
    default: pick(["", "x", "y"])
    }
  }

  private mutating func id() -> String {
    let number = random.next() % 10
    let prefix = pick(["item-0000000", "item-0000000", "item-", "", "緑茶", "\u{E9}", " ", "'=", "-", "\0"])
    let suffix = pick(["", "", "", " ", "\0"])
    return random.next() % 40 == 0
      ? pick(["", " ", "a\"b", "\"c\"", "d,\"e;\tf"]) : "\(prefix)\(number)\(suffix)"
  }

  private mutating func quoted(_ text: String, _ separator: String, always: Bool) -> String {
    let needsQuotes = text.utf8.contains { [0x0A, 0x0D, separator.utf8.first ?? 0].contains($0) }
    guard needsQuotes || always || random.next() % 10 == 0 || text.hasPrefix("\"") else { return text }
    return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[Int(random.next() % UInt64(values.count))] }
}
