import ArcadeDomain
import Foundation

/// A detected or given format of a feed that is watched as a whole, with its records.
struct FeedReading {
  private let feed: ListingFeed
  private(set) var format: FeedFormat

  /// Detects the format of a feed's bytes, except for what is given.
  init(_ data: Data, from path: String, as given: FeedFormat, isLater: Bool = false) throws(RepositoryError) {
    let encoding = given.encoding ?? data.encodingFound
    let file = FeedFile(path: path, decoded: encoding.map(data.inUTF8) ?? data)
    format = given
    format.encoding = encoding
    if let products = SavedProducts(file, isKnown: isLater && given.columns == nil) {
      feed = .products(products)
      format.columns = nil
      return
    }
    var columns = try Self.columns(given)
    columns.decimal = given.decimal ?? columns.decimal
    feed = try ListingFeed(
      file,
      columns: columns,
      identities: FeedField.identities,
      delimiter: given.delimiter?.delimiter
    )
    if case .table(let table) = feed { format.delimiter = FeedDelimiter(table.layout.delimiter) }
    format.decimal = feed.decimalSign
    format.columns = columns.text(among: feed.headings, FeedField.identities, standingFor: .id)
  }

  var file: FeedFile { feed.file }

  /// Visits all records in order, and returns the faults.
  func forEach(_ visit: (FeedPosition, FeedRecord) -> Void) -> FeedFaults { feed.forEach(visit) }

  /// Sets the currency of the prices.
  mutating func name(_ currency: Currency?) { format.currency = currency }

  /// Whether any record has a name.
  var hasNames: Bool {
    if case .products = feed { return true }
    guard let columns = try? Self.columns(format) else { return true }
    let fields = FeedColumns.usual.fields(of: feed.headings) + columns.fields(of: feed.headings)
    return fields.contains(.name)
  }

  private static func columns(_ format: FeedFormat) throws(RepositoryError) -> FeedColumns {
    guard let text = format.columns else { return .usual }
    guard let columns = try? FeedColumns(text) else {
      throw RepositoryError(.configuration, subject: "--columns \(text)", detail: "not what columns are called")
    }
    return columns
  }
}

extension FeedReading {
  /// Reads a later version of a feed; throws if it contradicts the first one's format.
  static func later(
    _ data: Data,
    from path: String,
    as stored: FeedFormat
  ) throws(RepositoryError) -> Result<FeedReading, FeedContradiction> {
    if let encoding = data.encodingFound, let known = stored.encoding, !known.mayBe(encoding, of: data) {
      return .failure(FeedContradiction(.encoding, encoding.rawValue))
    }
    let isSaid = try columns(stored).decimal != nil
    var asked = stored
    asked.decimal = nil
    do throws(RepositoryError) {
      let reading = try FeedReading(data, from: path, as: asked, isLater: true)
      guard (reading.format.columns == nil) == (stored.columns == nil) else {
        return .failure(FeedContradiction(.columns, stored.columns == nil ? "variants" : "id"))
      }
      if let delimiter = stored.delimiter, reading.format.delimiter != delimiter {
        return .failure(FeedContradiction(.delimiter, reading.format.delimiter?.rawValue ?? ""))
      }
      if let missing = try reading.missingKey() { return .failure(FeedContradiction(.columns, missing)) }
      guard !isSaid, let sign = stored.decimal, reading.format.decimal != sign else { return .success(reading) }
      if let other = reading.format.decimal { return .failure(FeedContradiction(.decimal, other.rawValue)) }
      asked.decimal = sign
      var same = try FeedReading(data, from: path, as: asked)
      same.format = stored
      return .success(same)
    } catch {
      guard error.code == .noSuchColumn else { throw error }
      asked.delimiter = nil
      if stored.delimiter != nil, let other = try? FeedReading(data, from: path, as: asked).format.delimiter {
        return .failure(FeedContradiction(.delimiter, other.rawValue))
      }
      return .failure(FeedContradiction(.columns, error.detail))
    }
  }

  /// The key of prices that a list no longer has.
  private func missingKey() throws(RepositoryError) -> String? {
    guard case .list = feed, !feed.headings.isEmpty else { return nil }
    let columns = try Self.columns(format)
    return columns.missing(among: columns.fields(of: feed.headings)).first { $0 == columns.heading(of: .price) }
  }
}

/// A contradiction between a feed's format and a later version.
struct FeedContradiction: Error {
  let trait: FeedTrait
  let now: String

  init(_ trait: FeedTrait, _ now: String) { (self.trait, self.now) = (trait, now) }
}

extension FeedEncoding {
  /// Whether bytes that look like another encoding may be this one: European and Japanese encodings overlap.
  fileprivate func mayBe(_ other: FeedEncoding, of data: Data) -> Bool {
    switch (self, other) {
    case (.windows1252, .shiftJIS): String(data: data, encoding: .windowsCP1252) != nil
    case (.shiftJIS, .windows1252): String(data: data, encoding: .shiftJIS) != nil
    default: self == other
    }
  }
}

extension FeedDelimiter {
  fileprivate init?(_ delimiter: Delimiter) {
    guard let same = Self.allCases.first(where: { $0.delimiter == delimiter }) else { return nil }
    self = same
  }

  fileprivate var delimiter: Delimiter {
    switch self {
    case .comma: .comma
    case .semicolon: .semicolon
    case .tab: .tab
    }
  }
}
