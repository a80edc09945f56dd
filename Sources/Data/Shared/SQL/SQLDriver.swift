import ArcadeDomain

/// One connection to an engine that understands SQL.
///
/// Statements are those that all engines understand, with a `?` for each value.
protocol SQLDriver: AnyObject {
  /// What errors are about: the path of a file, the address of a server.
  var subject: String { get }
  /// The statements that are kept for the next time.
  var idle: StatementCache { get set }

  /// Prepares the one statement that a text holds.
  func prepare(_ sql: String) throws(RepositoryError) -> any SQLStatement
  /// Sends a query that will be made soon, where that saves time.
  func prefetch(_ sql: String, values: [any SQLConvertible]) throws(RepositoryError)
  /// Runs all statements of a script.
  func execute(_ script: String) throws(RepositoryError)
  /// Begins a transaction.
  func begin(_ beginning: Beginning) throws(RepositoryError)
  /// Makes what was done since then lasting.
  func commit() throws(RepositoryError)
  /// Undoes what was done since then.
  func rollBack()
  /// Keeps others from changing a row, and from holding it, until the transaction ends.
  func lockRow(_ key: any SQLConvertible, of column: String, in table: String) throws(RepositoryError)
  /// What time it is on the machine of the database, which may be the same as that of somebody's own clock.
  func clock(besides own: Moment) throws(RepositoryError) -> Moment
}

/// How a transaction begins.
enum Beginning {
  /// Sees one state of the database to its end, and waits for nobody.
  case reading
  /// May change something.
  case writing
}

/// A prepared statement, which can run any number of times, and the row that it stands at.
protocol SQLStatement: AnyObject {
  var sql: String { get }
  /// What errors are about.
  var subject: String { get }

  /// Puts values in the place of the question marks; there must be as many.
  func bind(_ values: [any SQLConvertible]) throws(RepositoryError)
  /// Runs it for what it does; how it went may be said by a later statement, or at the end of the transaction.
  func run() throws(RepositoryError)
  /// Goes to the next row; false where there is none.
  func step() throws(RepositoryError) -> Bool
  /// Makes it ready to run again and lets go of the values.
  func reset()

  /// The names of the columns, from the left.
  var columns: [String] { get }
  /// What the row holds at a place.
  func kind(at index: Int) -> SQLKind
  func integer(at index: Int) throws(RepositoryError) -> Int64
  func real(at index: Int) throws(RepositoryError) -> Double
  func text(at index: Int) throws(RepositoryError) -> String
  /// Whether a text there has just these bytes; none is made of them.
  func holds(_ text: String, at index: Int) -> Bool
  func blob(at index: Int) throws(RepositoryError) -> [UInt8]
  /// Names the row of a table that a value comes from, by the table and a condition; nil where it is computed, or at no row.
  func origin(of index: Int) -> String?
}

extension SQLStatement {
  /// Returns the value at a place.
  func value(at index: Int) throws(RepositoryError) -> SQLValue {
    switch kind(at: index) {
    case .null: .null
    case .integer: .integer(try integer(at: index))
    case .real: .real(try real(at: index))
    case .text: .text(try text(at: index))
    case .blob: .blob(try blob(at: index))
    case .other:
      throw RepositoryError(.corrupt, subject: subject, detail: "column \(index + 1) holds \(SQLKind.other.rawValue)")
    }
  }

  /// Names a row by the values of its key that stand in a result, and the table alone where not all of them do.
  func nameOfRow(in table: String, key: [String], at places: [Int]) -> String {
    let values = places.compactMap { try? value(at: $0) }
    return values.count == key.count && !key.isEmpty ? "\(table) (\(RowCondition.text(key, values)))" : table
  }
}

/// A kind of value, as a row holds it; errors call it by its name.
enum SQLKind: String {
  case null = "NULL"
  case integer = "a whole number"
  case real = "a floating point number"
  case text = "a text"
  case blob = "bytes"
  /// What none of our statements asks for.
  case other = "something else"
}
