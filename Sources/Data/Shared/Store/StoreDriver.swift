import ArcadeDomain

/// What a connection can do besides, so that a whole store can be copied over it.
protocol StoreDriver: SQLDriver {
  /// Throws where a newer version has changed the tables, and keeps it from doing so until the transaction ends.
  func requireVersion(upTo newest: Int) throws(RepositoryError)
  /// Keeps all others from writing into tables until the transaction ends.
  func keepOthersOut(of tables: [TableSchema]) throws(RepositoryError)
  /// An expression for the number of bytes that a text or bytes have.
  func byteCount(of column: String) -> String
  /// The highest number that was ever given to a row of a table; 0 where none was.
  func lastNumber(in table: TableSchema) throws(RepositoryError) -> Int64
  /// Sees to it that no number up to this one is given to a row.
  func keepNumbers(upTo number: Int64, in table: TableSchema) throws(RepositoryError)
}
