public import ArcadeDomain

// What is done with all that a database holds, whatever keeps it.
extension Database {
  /// Copies everything into another database, which must hold nothing yet, and says how much.
  ///
  /// It is one transaction there, and one state here, even while others write. Rows
  /// keep their numbers, and numbers that were given away are not given again.
  /// Counts and sums are compared before anything is made lasting. However many
  /// rows there are, it takes little memory.
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

  /// Holds what is stored against laws, in one state, and returns what breaks them, the first few for each.
  public func faults(against laws: [StoreLaw]) async throws(RepositoryError) -> [StoreFault] {
    let shapes = try TableShape.all(after: migrations)
    return try await read { connection in
      try (laws + StoreLaw.ofReferences(in: shapes)).flatMap { try connection.faults(against: $0, in: shapes) }
    }
  }
}
