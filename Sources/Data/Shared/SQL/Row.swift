public import ArcadeDomain
import Foundation

/// One row of a result, with its columns by name.
///
/// It is only valid in the closure that receives it. The database may have been edited by hand, so values are checked.
/// A column that is missing, NULL or of another type throws `.corrupt` with its name and the SQL.
public struct Row {
  private let statement: any SQLStatement
  /// An array, because a linear search of few names is faster than hashing.
  private let columns: [String]
  private let place = Place()

  /// The column that was read last, because columns are mostly read in order.
  private final class Place { var last = 0 }

  init(of statement: any SQLStatement) { (self.statement, columns) = (statement, statement.columns) }

  /// Returns a whole number.
  public func integer(_ column: String) throws(RepositoryError) -> Int64 {
    try required(column, try optionalInteger(column))
  }

  /// Returns a Boolean, stored as 1 or 0; throws `.corrupt` for any other number.
  public func flag(_ column: String) throws(RepositoryError) -> Bool { try count(column, in: 0...1) == 1 }

  /// Returns a number, whole or not.
  public func real(_ column: String) throws(RepositoryError) -> Double {
    try required(
      column,
      try read(column) { value in
        switch value {
        case .real(let number): number
        case .integer(let number): Double(number)
        default: nil
        }
      }
    )
  }

  /// Returns a text; throws `.corrupt` for anything else.
  public func text(_ column: String) throws(RepositoryError) -> String {
    try required(column, try optionalText(column))
  }

  /// Returns the bytes of a column.
  public func blob(_ column: String) throws(RepositoryError) -> [UInt8] {
    try required(column, try read(column) { if case .blob(let bytes) = $0 { bytes } else { nil } })
  }

  /// Returns a whole number, nil for NULL.
  public func optionalInteger(_ column: String) throws(RepositoryError) -> Int64? {
    try read(column) { if case .integer(let number) = $0 { number } else { nil } }
  }

  /// Returns a text, nil for NULL.
  public func optionalText(_ column: String) throws(RepositoryError) -> String? {
    try read(column) { if case .text(let text) = $0 { text } else { nil } }
  }
}

extension Row {
  /// Returns all values, from left to right.
  func values() throws(RepositoryError) -> [SQLValue] {
    try columns.indices.map { index throws(RepositoryError) in
      guard let value = statement.value(at: index) else { throw mismatch("holds something else", columns[index]) }
      return value
    }
  }

  private func required<Value>(_ column: String, _ value: Value?) throws(RepositoryError) -> Value {
    guard let value else { throw mismatch("holds NULL", column) }
    return value
  }

  /// Returns a converted value, nil for NULL.
  private func read<Value>(_ column: String, _ take: (SQLValue) -> Value?) throws(RepositoryError) -> Value? {
    let value = statement.value(at: try index(of: column))
    guard value != .null else { return nil }
    guard let taken = value.flatMap(take) else {
      throw mismatch("holds \(value?.kind.rawValue ?? "something else")", column)
    }
    return taken
  }

  private func index(of column: String) throws(RepositoryError) -> Int {
    let start = place.last
    guard let index = columns[start...].firstIndex(of: column) ?? columns[..<start].firstIndex(of: column) else {
      throw mismatch("no column \(column)")
    }
    place.last = index
    return index
  }

  func mismatch(_ what: String) -> RepositoryError {
    RepositoryError(.corrupt, subject: statement.subject, detail: "\(what) in: \(statement.sql)")
  }

  /// Returns an error that names the row of a column.
  func mismatch(_ what: String, _ column: String) -> RepositoryError {
    var error = mismatch("column \(column) \(what)")
    error.row = columns.firstIndex(of: column).flatMap { statement.origin(of: $0) }
    // For a joined row, such as the newest of a history, only the table is known.
    if let row = error.row, !row.hasSuffix(")"),
      let beside = columns.indices.lazy.compactMap({ statement.origin(of: $0) }).first(where: { $0.hasSuffix(")") })
    {
      error.row = "\(row), \(beside)"
    }
    return error
  }
}

// Stored values may have been edited by hand, so each one is checked.
extension Row {
  /// Returns a time that is stored in ISO 8601.
  func moment(_ column: String) throws(RepositoryError) -> Moment { try checked(column, Moment.init(iso:)) }

  /// Returns a time; nil for NULL.
  func optionalMoment(_ column: String) throws(RepositoryError) -> Moment? {
    try optionalText(column) == nil ? nil : moment(column)
  }

  func day(_ column: String) throws(RepositoryError) -> CalendarDay { try checked(column, CalendarDay.init(iso:)) }

  /// Returns an amount in minor units, not below zero, in the currency of another column.
  func money(_ column: String, currency: String = "currency") throws(RepositoryError) -> Money {
    try amount(column, in: self.currency(currency))
  }

  /// Returns an amount in minor units, not below zero.
  func amount(_ column: String, in currency: Currency) throws(RepositoryError) -> Money {
    Money(minorUnits: try integer(column, in: 0 ... .max - 1), currency: currency)
  }

  /// Returns a count or a position.
  func count(_ column: String, in range: ClosedRange<Int64> = 0...999_999_999) throws(RepositoryError) -> Int {
    Int(try integer(column, in: range))
  }

  /// Returns a count; nil for NULL.
  func optionalCount(_ column: String) throws(RepositoryError) -> Int? {
    try optionalInteger(column) == nil ? nil : count(column)
  }

  /// Returns a whole number within a range.
  func integer(_ column: String, in range: ClosedRange<Int64>) throws(RepositoryError) -> Int64 {
    let number = try integer(column)
    guard range.contains(number) else { throw mismatch("holds \(number)", column) }
    return number
  }

  /// Reads a code of ISO 4217; a text that is none throws an error that names the column.
  public func currency(_ column: String) throws(RepositoryError) -> Currency {
    try checked(column, Currency.init(code:))
  }

  /// Returns the texts of a JSON list.
  func texts(_ column: String) throws(RepositoryError) -> [String] {
    try checked(column) { $0 == "[]" ? [] : try? JSONDecoder().decode([String].self, from: Data($0.utf8)) }
  }

  /// Returns a converted text, or throws `.corrupt`.
  func checked<Value>(_ column: String, _ read: (String) -> Value?) throws(RepositoryError) -> Value {
    let text = try text(column)
    guard let value = read(text) else { throw mismatch("holds “\(text)”", column) }
    return value
  }
}

extension Moment: SQLConvertible {
  /// ISO 8601 in UTC, always with three decimals, so that texts sort by time.
  public var sqlValue: SQLValue { .text(milliseconds % 1_000 == 0 ? isoText.dropLast() + ".000Z" : isoText) }
}

extension RepositoryError {
  /// Creates a `RepositoryError` from any error; others become `.corrupt`, because a stored value could not be
  /// converted.
  init(_ error: any Error, subject: String, detail: String) {
    self = error as? RepositoryError ?? RepositoryError(.corrupt, subject: subject, detail: detail)
  }

  /// Returns an error that names contradictory rows of a table.
  static func broken(
    _ table: String,
    where column: String,
    _ value: some SQLConvertible,
    in subject: String,
    _ detail: String
  ) -> RepositoryError {
    var error = RepositoryError(.corrupt, subject: subject, detail: "\(table): \(detail)")
    error.row = "\(table) (\(RowCondition.text([column], [value.sqlValue])))"
    return error
  }
}
