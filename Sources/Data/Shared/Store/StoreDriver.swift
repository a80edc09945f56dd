import ArcadeDomain

/// A connection that can also copy whole stores.
protocol StoreDriver: SQLDriver {
  /// Throws if a newer version has migrated the tables, and prevents that until the transaction ends.
  func requireVersion(upTo newest: Int) throws(RepositoryError)
  /// Locks tables against writes by others until the transaction ends.
  func keepOthersOut(of tables: [TableSchema]) throws(RepositoryError)
  /// Returns an expression for the size of a column's text or bytes.
  func byteCount(of column: String) -> String
  /// Returns the highest number ever issued in a table; 0 if there is none.
  func lastNumber(in table: TableSchema) throws(RepositoryError) -> Int64
  /// Prevents numbers up to this one from being issued.
  func keepNumbers(upTo number: Int64, in table: TableSchema) throws(RepositoryError)
}
