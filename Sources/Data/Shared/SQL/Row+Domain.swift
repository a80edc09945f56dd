public import ArcadeDomain

// What the app wrote may have been edited by hand, so every value is checked.
extension Row {
  /// Returns a time that is stored in ISO 8601.
  func moment(_ column: String) throws(RepositoryError) -> Moment {
    try checked(column, Moment.init(iso:))
  }

  /// Returns a day that is stored in ISO 8601.
  func day(_ column: String) throws(RepositoryError) -> CalendarDay {
    try checked(column, CalendarDay.init(iso:))
  }

  /// Returns an amount of minor units that is not below zero, in the currency of another column.
  func money(_ column: String, currency: String = "currency") throws(RepositoryError) -> Money {
    try amount(column, in: self.currency(currency))
  }

  /// Returns an amount of minor units that is not below zero.
  func amount(_ column: String, in currency: Currency) throws(RepositoryError) -> Money {
    Money(minorUnits: try integer(column, in: 0 ... .max - 1), currency: currency)
  }

  /// Returns how many there are of something, or where it stands.
  func count(_ column: String, in range: ClosedRange<Int64> = 0...999_999_999) throws(RepositoryError) -> Int {
    Int(try integer(column, in: range))
  }

  /// Returns how many there are of something; nil for NULL.
  func optionalCount(_ column: String) throws(RepositoryError) -> Int? {
    try optionalInteger(column) == nil ? nil : count(column)
  }

  /// Returns a whole number that is in a range.
  func integer(_ column: String, in range: ClosedRange<Int64>) throws(RepositoryError) -> Int64 {
    let number = try integer(column)
    guard range.contains(number) else { throw mismatch("holds \(number)", column) }
    return number
  }

  /// Returns a currency that is stored by its code.
  func currency(_ column: String) throws(RepositoryError) -> Currency {
    try checked(column, Currency.init(code:))
  }

  /// Returns a text as what it stands for, or throws `.corrupt`.
  func checked<Value>(_ column: String, _ read: (String) -> Value?) throws(RepositoryError) -> Value {
    let text = try text(column)
    guard let value = read(text) else { throw mismatch("holds “\(text)”", column) }
    return value
  }
}

extension Moment: SQLConvertible {
  /// ISO 8601 in UTC, always with three decimals: so texts are in the order of time, also within a second.
  public var sqlValue: SQLValue {
    .text(milliseconds % 1_000 == 0 ? isoText.dropLast() + ".000Z" : isoText)
  }
}
