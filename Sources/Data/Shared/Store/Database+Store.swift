public import ArcadeDomain

// Operations on all data of a store, in any engine.
extension Database {
  /// Copies everything into another, empty database, and returns the number of rows per table.
  ///
  /// It is one transaction there, and one consistent state here, even during writes. Rows keep their numbers, and
  /// issued numbers are not issued again. Counts and sums are compared before the commit. Memory use does not depend on
  /// the number of rows.
  public func copyEverything(to target: Database) async throws(StoreCopyError) -> [CopiedTable] {
    do {
      try requireFound()
      return try await StoreCopying().copy(self, to: target)
    } catch {
      throw StoreCopyError(error, subject: path)
    }
  }

  /// Throws `.notFound` if there is no file; a missing server is found when it is used.
  public func requireFound() throws(RepositoryError) {
    guard engine is SQLiteFile, FileKind(at: path) == .absent else { return }
    throw RepositoryError(.notFound, subject: path)
  }

  /// Checks all data against constraints and integrity checks, in one consistent state, and returns the first few
  /// violations of each.
  public func faults(against checks: [IntegrityCheck]) async throws(RepositoryError) -> [IntegrityViolation] {
    let (shapes, migrations) = (try TableSchema.all(after: migrations), migrations)
    return try await read { connection in
      let engine = try connection.faultsOfEngine(in: shapes, asMadeBy: migrations)
      var faults: [IntegrityViolation] = []
      for check in checks + IntegrityCheck.ofCurrencies(in: shapes) + IntegrityCheck.ofReferences(in: shapes) {
        do throws(RepositoryError) {
          faults += try connection.faults(against: check, in: shapes)
        } catch {
          // Sums of invalid amounts cannot be computed.
          guard error.code == .corrupt, !engine.isEmpty else { throw error }
        }
      }
      return faults + engine.filter { fault in !faults.contains { $0.table == fault.table && $0.row == fault.row } }
    }
  }
}
