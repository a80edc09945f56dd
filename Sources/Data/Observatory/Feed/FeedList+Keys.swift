import ArcadeDomain
import Synchronization

extension FeedList {
  /// The number of records that are examined for their keys.
  private static let sample = 20
  private static let mostKeys = 200

  /// Detects the meaning of the keys, and the decimal sign; throws if there are records, but no ID.
  mutating func understand(_ identities: [FeedField]) throws(RepositoryError) {
    var (names, known, count, hasID) = ([String](), Set<String>(), 0, false)
    file.data.lend { bytes in
      forEachElement(in: bytes) { position, fault, isEnough in
        count += 1
        guard fault == nil, let members = try? JSONNode(in: document, at: position.byte).members() else { return nil }
        let before = names.count
        for (name, member) in members where member.value != .null && names.count < Self.mostKeys {
          if known.insert(name).inserted { names.append(name) }
        }
        if names.count > before { hasID = columns.fields(of: names).contains(.id) }
        isEnough = hasID && count >= Self.sample
        return nil
      }
    }
    headings = names
    let asked = columns.heading(of: .id)
    columns = columns.found(among: names, identities, standingFor: .id)
    keys = FeedKeys(columns)
    let fields = names.map(columns.field)
    guard count == 0 || fields.contains(.id) else { throw file.missing(column: asked, among: names) }
    decimalSign = columns.decimal
    guard decimalSign == nil, fields.contains(.price) else { return }
    let column = decimalColumn()
    if let places = column.contradiction { throw file.twoDecimalSigns(at: places) }
    decimalSign = column.sign
  }

  /// Examines the first prices.
  private func decimalColumn() -> DecimalColumn {
    var (column, places) = (DecimalColumn(), JSONPlaces(columns, KeyedHash()))
    file.data.lend { bytes in
      forEachElement(in: bytes) { position, fault, isEnough in
        let start = position.byte
        guard fault == nil, bytes[start] == .openBrace else { return nil }
        let (fields, end) = places.find(in: bytes, from: start)
        if let price = fields?.price {
          if !price.isEmpty, bytes[price.lowerBound - 1] == .quote {
            column.look(at: price, of: bytes, in: start)
          } else if !price.isEmpty {
            column.passNumber()
          }
        } else {
          let record = record(at: position)
          if let text = record.cells[.price] {
            if record.style == .exact { column.passNumber() } else { column.look(at: text, in: start) }
          }
        }
        isEnough = column.isFull
        return end
      }
    }
    return column
  }
}

/// A cache of the fields of a feed's keys, which are the same in most records.
final class FeedKeys: Sendable {
  private let columns: FeedColumns
  private let known = Mutex<[String: FeedField?]>([:])

  /// Beyond this number of keys, they apparently do not repeat.
  private static let most = 1_000

  /// Creates a cache for a mapping of fields.
  init(_ columns: FeedColumns) { self.columns = columns }

  /// The field of a key; nil if it is not read.
  func field(named key: String) -> FeedField? {
    known.withLock { known in
      if let field = known[key] { return field }
      let field = columns.field(named: key)
      if known.count < Self.most { known[key] = .some(field) }
      return field
    }
  }
}
