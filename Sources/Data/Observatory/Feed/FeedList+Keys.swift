import ArcadeDomain
import Synchronization

extension FeedList {
  /// So many records tell by their keys what these mean.
  private static let sample = 20
  /// Nothing has more keys that are read.
  private static let mostKeys = 200

  /// Finds what the keys mean, and the decimal sign; throws where something stands there, but nothing of it tells an id.
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

  /// Looks at the first prices.
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

/// Which keys of the records of one feed name what; they are the same in most of them.
final class FeedKeys: Sendable {
  private let columns: FeedColumns
  private let known = Mutex<[String: FeedField?]>([:])

  /// Beyond so many keys the feed is of a kind in which they do not repeat.
  private static let most = 1_000

  /// Remembers what keys mean, by the names that the fields have.
  init(_ columns: FeedColumns) { self.columns = columns }

  /// The field that a key names; nil where it is none that is read.
  func field(named key: String) -> FeedField? {
    known.withLock { known in
      if let field = known[key] { return field }
      let field = columns.field(named: key)
      if known.count < Self.most { known[key] = .some(field) }
      return field
    }
  }
}
