import ArcadeDomain

@testable import ArcadeData

/// A table read in the plainest way that there is, character by character, to hold the fast way against.
///
/// It shares no code with what it checks: neither how rows and fields are
/// found nor what a figure may look like.
struct PlainReading {
  /// The rows that have an id of their own, by their ids.
  private(set) var rows: [PlainID: Row] = [:]
  /// What is wrong.
  private(set) var problems: [Problem] = []

  /// What a row says of what is watched: as it is written, and what it means.
  struct Row {
    var written: [String]
    var meaning: [String]?
  }

  /// The line of what is wrong with a word for it, and the id of a row that cannot be understood.
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

  /// Returns what the texts mean, each in its one shortest form, or the first that means nothing.
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

  /// Returns a number without zeros at its end; nil where it is none, or has more decimals than it may.
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

  /// Takes away the spaces around a text, and the apostrophe that keeps it from being a formula.
  private static func clean(_ field: String) -> String {
    var scalars = Array(field.unicodeScalars)
    let rest = scalars.drop { $0 == "'" }
    if scalars.first == "'", let first = rest.first, "=+-@\t\r".unicodeScalars.contains(first) { scalars.removeFirst() }
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    let start = scalars.drop { $0.properties.isWhitespace }
    return String(String.UnicodeScalarView(start))
  }
}

/// An id by its bytes, as two texts can be equal without being the same id.
struct PlainID: Hashable {
  let text: String

  var bytes: [UInt8] { Array(text.utf8) }

  static func == (one: PlainID, other: PlainID) -> Bool { one.bytes == other.bytes }

  func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}
