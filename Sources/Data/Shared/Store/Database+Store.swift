public import ArcadeDomain

// What is done with all that a database holds, whatever keeps it.
extension Database {
  /// Copies everything into another database, which must hold nothing yet, and says how much.
  ///
  /// It is one transaction there, and one state here, even while others write. Rows keep their numbers, and numbers
  /// that were given away are not given again. Counts and sums are compared before anything is made lasting. However
  /// many rows there are, it takes little memory.
  public func copyEverything(to target: Database) async throws(StoreCopyError) -> [CopiedTable] {
    do {
      try requireFound()
      return try await StoreCopying().copy(self, to: target)
    } catch {
      throw StoreCopyError(error, subject: path)
    }
  }

  /// Throws `.notFound` where there is no file; whether a server is there shows when it is used.
  public func requireFound() throws(RepositoryError) {
    guard engine is SQLiteFile, FileKind(at: path) == .absent else { return }
    throw RepositoryError(.notFound, subject: path)
  }

  /// Holds what is stored against what its tables say of themselves and against laws, in one state, and returns what
  /// breaks them, the first few for each.
  public func faults(against checks: [IntegrityCheck]) async throws(RepositoryError) -> [IntegrityViolation] {
    let (shapes, migrations) = (try TableSchema.all(after: migrations), migrations)
    return try await read { connection in
      let engine = try connection.faultsOfEngine(in: shapes, asMadeBy: migrations)
      var faults: [IntegrityViolation] = []
      for check in checks + IntegrityCheck.ofCurrencies(in: shapes) + IntegrityCheck.ofReferences(in: shapes) {
        do throws(RepositoryError) {
          faults += try connection.faults(against: check, in: shapes)
        } catch {
          // No sum can be had of amounts that are none.
          guard error.code == .corrupt, !engine.isEmpty else { throw error }
        }
      }
      return faults + engine.filter { fault in !faults.contains { $0.table == fault.table && $0.row == fault.row } }
    }
  }
}
