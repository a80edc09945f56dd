public import ArcadeDomain

/// The reasons why one store could not be copied into another; nothing was copied then.
public enum StoreCopyError: Error, Hashable, Sendable {
  /// One of the stores could not be read or written.
  case store(RepositoryError)
  /// The target is in use: one of its tables has rows.
  case targetHoldsData(target: String, table: String)
  /// A text contains a NUL, which PostgreSQL cannot store; `row` is a condition that finds it.
  case unstorable(table: String, row: String)
  /// The copied rows of a table differ from the source.
  case different(table: String)
}

extension StoreCopyError {
  /// Returns a `StoreCopyError` unchanged, and any other error as a failure of a store.
  init(_ error: any Error, subject: String) {
    self =
      error as? StoreCopyError ?? .store(RepositoryError(error, subject: subject, detail: "\(error)"))
  }
}
