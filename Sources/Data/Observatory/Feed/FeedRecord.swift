import ArcadeDomain

/// The texts of a listing's fields in a feed, before they are parsed.
struct FeedRecord: Hashable, Sendable {
  private(set) var cells = FeedCells()
  /// A fault of the record as a whole; then nothing of it is read.
  var trouble: FeedRecordError?
  var style = AmountStyle.exact
  /// The default currency, if neither the record nor the feed has one.
  var usualCurrency: Currency? = .eur
  /// Whether the ID contains invalid text.
  var hasBrokenID = false

  /// The keys of fields in this record, if they differ from the fields' names.
  private var keys: [FeedField: String] = [:]

  func key(of field: FeedField) -> String { keys[field] ?? field.rawValue }

  mutating func call(_ field: FeedField, _ key: String) { if key != field.rawValue { keys[field] = key } }

  /// Sets the text of a field; blank texts are ignored, and tables escape IDs.
  mutating func set(_ field: FeedField, to text: String, isEscaped: Bool = false) {
    let text = text.trimmed
    if !text.isEmpty { cells[field] = isEscaped ? EscapedID.plain(text) : text }
  }

  func id() throws(FeedRecordError) -> String {
    if hasBrokenID { throw FeedRecordError(nil, .notUTF8) }
    guard let id = cells[.id] else {
      if let trouble, trouble.field == .id { throw trouble }
      throw FeedRecordError(nil, .missing(key: FeedField.id.rawValue))
    }
    return id
  }

  /// The ID, even if other fields are unreadable; nil if fields may be misplaced.
  var readableID: String? {
    let isInPlace = trouble.map { $0.field != nil || $0.mistake == .notUTF8 } ?? true
    return isInPlace ? try? id() : nil
  }

  /// Whether two records have the same watched figures.
  func hasSameFigures(as other: FeedRecord) -> Bool { FeedField.figures.allSatisfy { cells[$0] == other.cells[$0] } }

  func listing(rank: Int = 0) throws(FeedRecordError) -> Listing {
    let figures = try figures()
    let id = try id()
    return Listing(
      id: id,
      name: cells[.name] ?? id,
      figures: figures,
      page: cells[.url] ?? (id.hasPrefix("https://") || id.hasPrefix("http://") ? id : nil),
      picture: cells[.image],
      category: cells[.category],
      rank: rank
    )
  }
}

enum AmountStyle: Hashable, Sendable {
  /// As machines write it.
  case exact
  /// As people write it, in a column with a decimal sign, if known.
  case written(DecimalSign?)
}

/// A mistake in a record: in one field, or as a whole.
struct FeedRecordError: Error, Hashable, Sendable {
  let field: FeedField?
  let mistake: FeedMistake
  /// The byte of the mistake, if known.
  var byte: Int?

  init(_ field: FeedField?, _ mistake: FeedMistake, at byte: Int? = nil) {
    (self.field, self.mistake, self.byte) = (field, mistake, byte)
  }
}

struct FeedCells: Hashable, Sendable {
  // An array, because a dictionary would dominate the time of reading a row.
  private var texts = [String?](repeating: nil, count: 10)

  subscript(field: FeedField) -> String? {
    get { texts[field.position] }
    set { texts[field.position] = newValue }
  }
}

extension FeedField {
  /// The index of the field, from 0.
  var position: Int {
    switch self {
    case .id: 0
    case .name: 1
    case .price: 2
    case .currency: 3
    case .reviewCount: 4
    case .reviewAverage: 5
    case .availability: 6
    case .url: 7
    case .image: 8
    case .category: 9
    }
  }
}
