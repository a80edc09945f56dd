import ArcadeDomain
import Foundation

/// A feed of listings whose kind and record positions are known.
enum ListingFeed: Sendable {
  /// A table, whose rows are read one at a time.
  case table(FeedTable)
  /// Records in JSON, which are read one at a time, too.
  case list(FeedList)
  /// The variants of a shop's products.
  case products(SavedProducts)

  /// Opens a feed; throws `.corrupt` if it is not one.
  ///
  /// If there is no ID, the first of some other fields that is present replaces it.
  init(
    _ file: FeedFile,
    columns: FeedColumns,
    identities: [FeedField] = [],
    delimiter given: Delimiter? = nil
  ) throws(RepositoryError) {
    self =
      switch file.kind {
      case .table(let delimiter):
        .table(try FeedTable(file, delimiter: given ?? delimiter, columns: columns, identities: identities))
      case .json: .list(try FeedList(json: file, columns: columns, identities: identities))
      case .jsonLines: .list(try FeedList(lines: file, columns: columns, identities: identities))
      }
  }

  var file: FeedFile {
    switch self {
    case .table(let table): table.file
    case .list(let list): list.file
    case .products(let products): products.file
    }
  }

  /// The field that identifies listings; nil if there are none.
  var identity: FeedField? {
    switch self {
    case .table(let table): table.identity
    case .list(let list): list.headings.isEmpty ? nil : .identity(under: list.columns.heading(of: .id))
    case .products: .id
    }
  }

  /// The names of its columns or keys.
  var headings: [String] {
    switch self {
    case .table(let table): table.headings
    case .list(let list): list.headings
    case .products: []
    }
  }

  /// The decimal sign of its prices, if known.
  var decimalSign: DecimalSign? {
    switch self {
    case .table(let table): table.layout.signs[.price]
    case .list(let list): list.decimalSign
    case .products: nil
    }
  }

  /// Visits all records in order, and returns the faults.
  func forEach(_ visit: (FeedPosition, FeedRecord) -> Void) -> FeedFaults {
    switch self {
    case .table(let table): table.forEach(visit)
    case .list(let list): list.forEach(visit)
    case .products(let products): products.forEach(visit)
    }
  }
}

/// A feed of listings as a table: its bytes and its headings.
struct FeedTable: Sendable {
  let file: FeedFile
  let layout: FeedLayout
  let columns: FeedColumns
  /// The position of the first row below the headings.
  let start: Int
  /// Whether the bytes contain the whole row of headings.
  let hasWholeHeadings: Bool

  let headings: [String]
  /// The field that identifies listings.
  let identity: FeedField
  /// Whether reading more of the file could not change the decimal sign.
  let knowsSign: Bool

  /// Finds the headings. Throws `.noSuchColumn` if there is no ID, or if a requested heading is missing; and
  /// `.twoDecimalSigns` if the first prices contradict each other.
  init(
    _ file: FeedFile,
    delimiter: Delimiter?,
    columns: FeedColumns,
    identities: [FeedField] = []
  ) throws(RepositoryError) {
    try file.requireNoMarkup()
    let table = HeadedTable(file.data, delimiter: delimiter, columns: columns)
    layout = table.layout.standing(identities, for: .id)
    try table.require(layout.fields.contains(.id) ? [] : [.id], subject: file.path)
    if let places = table.decimals[.price]?.contradiction { throw file.twoDecimalSigns(at: places) }
    (self.file, self.columns, knowsSign) = (file, columns, table.decimals[.price]?.isFull ?? true)
    (start, hasWholeHeadings, headings) = (table.start, table.hasWholeHeadings, table.headings)
    let column = layout.fields.firstIndex(of: .id) ?? headings.count
    identity = column < headings.count ? .identity(under: headings[column]) : .id
  }

  /// Visits all rows in order, and returns the faults.
  func forEach(_ visit: (FeedPosition, FeedRecord) -> Void) -> FeedFaults {
    file.data.lend { bytes in
      var walk = DelimitedPlaces(delimiter: layout.delimiter, from: start)
      while let row = walk.next(in: bytes) {
        if let record = record(of: bytes[row]) { visit(FeedPosition(byte: row.lowerBound), record) }
      }
      var faults = FeedFaults()
      if let quote = walk.unclosedQuote {
        faults.append(at: quote, FeedFault(FeedPosition(byte: quote), .unclosedQuote))
      }
      return faults
    }
  }
}

extension FeedTable {
  private static let totals: Set = [
    "total", "totals", "subtotal", "grandtotal", "sum", "suma", "sumatotal", "totales", "totalgeneral", "計", "合計", "小計",
    "総計",
  ]

  /// Whether the rows have only names, because there are no other columns.
  private var hasOnlyNames: Bool { !layout.fields.contains { $0.map(FeedField.figures.contains) ?? false } }

  /// Returns a row's record; nil if it is not a listing: a total, or a row without number, address and figures.
  func record(of row: ByteView) -> FeedRecord? {
    let record = layout.record(of: row)
    guard record.trouble == nil, !record.hasBrokenID, record.cells[.url] == nil,
      record.cells[.id] == nil || identity == .name
    else { return record }
    let name = record.cells[.name] ?? record.cells[.id]
    if let name, Self.totals.contains(name.folded.filter(\.isLetter)) { return nil }
    let isWatched = FeedField.figures.contains { $0 != .currency && record.cells[$0] != nil }
    return isWatched || hasOnlyNames && record.cells[.id] != nil ? record : nil
  }
}

/// The columns of a table of listings.
typealias FeedLayout = TableLayout<FeedField>

extension FeedLayout {
  func record(of row: ByteView) -> FeedRecord {
    var record = FeedRecord()
    record.style = .written(signs[.price])
    let mistake = read(row) { field, text, place in
      record.set(field, to: text, isEscaped: field == .id)
      if field == .id, row[place].text == nil { record.hasBrokenID = true }
    }
    record.trouble = mistake.map { FeedRecordError(nil, $0) }
    return record
  }

  /// Returns the places of a row's compared fields, without quotes; nil if the slow path is needed.
  func places(in row: ByteView) -> ComparedFields<Range<Int>>? {
    var places = ComparedFields(0..<0)
    var (walk, column) = (DelimitedFields(row, delimiter: delimiter), 0)
    while let field = walk.next() {
      guard column < fields.count, let plain = DelimitedFields.plain(field, of: row) else { return nil }
      if let name = fields[column] { places.set(name, to: plain) }
      column += 1
    }
    return places
  }
}
