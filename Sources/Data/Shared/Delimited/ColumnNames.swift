public import ArcadeDomain

/// A mapping of a feed's columns or keys to fields.
///
/// Headings are compared by letters and digits alone, without case, accents and width: `Review Count` equals
/// `review_count`.
public struct ColumnNames<Field: TableField>: Hashable, Sendable {
  /// The decimal sign of its amounts, if given.
  public var decimal: DecimalSign?

  private let given: [Field: String]
  private let fields: [String: Field]

  /// The mapping in which every field has its own name.
  public static var usual: ColumnNames { ColumnNames(given: [:]) }

  /// Reads a mapping such as `id=sku,price=cost`: a field known here, then its heading in the feed. `decimal=comma` may
  /// be added.
  public init(_ text: String) throws(Mistake) {
    var given: [Field: String] = [:]
    var decimal: DecimalSign?
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
      guard sides.count == 2, !sides[0].isEmpty, !Self.key(of: sides[1]).isEmpty else {
        throw .notAPair(String(String(part).trimmed.prefix(40)))
      }
      if sides[0].lowercased() == Self.decimalKey, decimal == nil, let sign = DecimalSign(sides[1]) {
        decimal = sign
        continue
      }
      let field = try Self.field(sides[0])
      guard given[field] == nil else { throw .fieldTwice(field) }
      guard !given.values.contains(where: { Self.key(of: $0) == Self.key(of: sides[1]) }) else {
        throw .headingTwice(String(sides[1].prefix(40)))
      }
      given[field] = sides[1]
    }
    self.init(given: given)
    self.decimal = decimal
  }

  private init(given: [Field: String]) {
    var fields: [String: Field] = [:]
    for field in Field.allCases where given[field] == nil { fields[Self.key(of: field.rawValue)] = field }
    for (field, heading) in given { fields[Self.key(of: heading)] = field }
    (self.given, self.fields) = (given, fields)
  }

  private static var decimalKey: String { "decimal" }

  /// The text from which the same mapping is read; empty if every field has its own name.
  public var text: String {
    let headings = Field.allCases.compactMap { field in given[field].map { "\(field.rawValue)=\($0)" } }
    return (headings + (decimal.map { ["\(Self.decimalKey)=\($0.rawValue)"] } ?? [])).joined(separator: ",")
  }

  func heading(of field: Field) -> String { given[field] ?? field.rawValue }

  /// Whether a heading is given for a field.
  func isGiven(_ field: Field) -> Bool { given[field] != nil }

  /// The field of a heading; nil if no field is read from it.
  func field(named heading: String) -> Field? { fields[Self.key(of: heading)] }

  /// Returns the field of each column of a table. Fields without a given heading are found by their usual headings.
  ///
  /// If several columns have the same field, the one with the likeliest heading counts, then the first one.
  func fields(of headings: some Sequence<String>) -> [Field?] {
    let known = knownHeadings
    var best: [Field: (rank: Int, column: Int)] = [:]
    var fields: [Field?] = []
    for heading in headings {
      let column = fields.count
      fields.append(nil)
      guard !heading.isEmpty, let (field, rank) = known[Self.key(of: heading)] else { continue }
      if let other = best[field] {
        guard rank < other.rank else { continue }
        fields[other.column] = nil
      }
      best[field] = (rank, column)
      fields[column] = field
    }
    return fields
  }

  /// The mapping with the heading that each field has among some headings. If a field is missing, the first of some
  /// others that is present replaces it.
  func found(among headings: [String], _ others: [Field], standingFor missing: Field) -> ColumnNames {
    let names = names(among: headings, others, standingFor: missing)
    var found = ColumnNames(given: names.filter { Self.key(of: $1) != Self.key(of: $0.rawValue) })
    found.decimal = decimal
    return found
  }

  /// The text that maps each field present among some headings, including those under their own names.
  func text(among headings: [String], _ others: [Field], standingFor missing: Field) -> String {
    let names = names(among: headings, others, standingFor: missing).filter { !$1.contains(",") }
    var asked = ColumnNames(given: names)
    asked.decimal = decimal
    return asked.text
  }

  private func names(among headings: [String], _ others: [Field], standingFor missing: Field) -> [Field: String] {
    var names = given
    for (heading, field) in zip(headings, fields(of: headings)) { if let field { names[field] = heading.trimmed } }
    if names[missing] == nil, let other = others.first(where: { names[$0] != nil }) {
      (names[missing], names[other]) = (names[other], nil)
    }
    return names
  }

  /// The field of each heading and its rank, lower being likelier. A field's own name has rank 0, unless it is one of
  /// its usual headings.
  private var knownHeadings: [String: (Field, rank: Int)] {
    var known: [String: (Field, rank: Int)] = fields.mapValues { ($0, rank: 0) }
    for field in Field.allCases where given[field] == nil {
      for (position, heading) in field.headings.enumerated() {
        let key = Self.key(of: heading)
        if known[key] == nil || key == Self.key(of: field.rawValue) { known[key] = (field, position + 1) }
      }
    }
    return known
  }

  /// The given headings that are not among those of a feed.
  func missing(among fields: [Field?]) -> [String] {
    Field.allCases.filter { given[$0] != nil && !fields.contains($0) }.map(heading)
  }

  private static func field(_ name: String) throws(Mistake) -> Field {
    guard let field = Field.allCases.first(where: { key(of: $0.rawValue) == key(of: name) }) else {
      let nearest = NearestMatch.of(name, among: Field.allCases.map(\.rawValue))
      throw .unknownField(String(name.prefix(40)), nearest: nearest)
    }
    return field
  }

  private static func key(of heading: String) -> String {
    let folded = heading.folded
    let key = folded.filter { $0.isLetter || $0.isNumber }
    return key.isEmpty ? folded.filter { !$0.isWhitespace && $0 != "_" && $0 != "-" } : key
  }

  /// Splits an address at its first `#`, if a mapping of known fields follows; otherwise all of it is the place.
  public static func split(_ address: some StringProtocol) -> (place: String, columns: ColumnNames) {
    for sign in address.indices where address[sign] == "#" && sign > address.startIndex {
      if let columns = try? ColumnNames(String(address[address.index(after: sign)...])) {
        return (String(address[..<sign]), columns)
      }
    }
    return (String(address), .usual)
  }

  /// The reasons why a text is not a mapping of columns.
  public enum Mistake: Error, Hashable, Sendable {
    /// Not a field, an equals sign and a heading.
    case notAPair(String)
    /// No such field; the nearest one, if any is near.
    case unknownField(String, nearest: String?)
    /// A field has two headings.
    case fieldTwice(Field)
    /// Two fields have the same heading.
    case headingTwice(String)
  }
}

extension String {
  /// The text without spaces and line ends around it.
  var trimmed: String {
    if let first = utf8.first, let last = utf8.last, 0x21...0x7E ~= first, 0x21...0x7E ~= last { return self }
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
