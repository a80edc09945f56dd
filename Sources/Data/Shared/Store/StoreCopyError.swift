public import ArcadeDomain

/// Why one store could not be copied into another; nothing was copied then.
public enum StoreCopyError: Error, Hashable, Sendable {
  /// One of the two could not be read or written.
  case store(RepositoryError)
  /// The other one is in use: a table of it has rows.
  case targetHoldsData(target: String, table: String)
  /// A text with a NUL, which PostgreSQL cannot keep; `row` is a condition that finds it.
  case unstorable(table: String, row: String)
  /// What arrived in a table is not what was sent.
  case different(table: String)
}

extension StoreCopyError {
  /// Returns an error that is one already, and what else was thrown as a failure of a store.
  init(_ error: any Error, subject: String) {
    self =
      error as? StoreCopyError ?? .store(RepositoryError(error, subject: subject, detail: "\(error)"))
  }
}
