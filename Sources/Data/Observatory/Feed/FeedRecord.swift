import ArcadeDomain

/// What a feed says about one listing, field by field, before it is understood.
struct FeedRecord: Hashable, Sendable {
  private(set) var cells = FeedCells()
  /// What is wrong with it as a whole; then nothing of it is read.
  var trouble: FeedRecordError?
  var style = AmountStyle.exact
  /// What its price is in where neither it nor the feed says that.
  var usualCurrency: Currency? = .eur
  /// Whether the id holds bytes that are no text.
  var hasBrokenID = false

  /// What fields are called in this record, where that is not their own name.
  private var keys: [FeedField: String] = [:]

  func key(of field: FeedField) -> String { keys[field] ?? field.rawValue }

  mutating func call(_ field: FeedField, _ key: String) { if key != field.rawValue { keys[field] = key } }

  /// Notes what stands in a field; blank is the same as nothing, and tables escape ids.
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

  /// The id, whatever else cannot be read; nil where it cannot, or where fields may stand in the wrong places.
  var readableID: String? {
    let isInPlace = trouble.map { $0.field != nil || $0.mistake == .notUTF8 } ?? true
    return isInPlace ? try? id() : nil
  }

  /// Whether two say the same of all that is watched.
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
  /// As machines write them.
  case exact
  /// As people do, in a column with a decimal sign, where that is known.
  case written(DecimalSign?)
}

/// Something wrong with a record: in one field, or as a whole.
struct FeedRecordError: Error, Hashable, Sendable {
  let field: FeedField?
  let mistake: FeedMistake
  /// The byte at which it is, where that is known.
  var byte: Int?

  init(_ field: FeedField?, _ mistake: FeedMistake, at byte: Int? = nil) {
    (self.field, self.mistake, self.byte) = (field, mistake, byte)
  }
}

struct FeedCells: Hashable, Sendable {
  // An array, as a dictionary would take most of the time that reading a row takes.
  private var texts = [String?](repeating: nil, count: 10)

  subscript(field: FeedField) -> String? {
    get { texts[field.position] }
    set { texts[field.position] = newValue }
  }
}

extension FeedField {
  /// Where it stands among all of them, from 0.
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
