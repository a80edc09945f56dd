package import ArcadeData
package import ArcadeDomain
package import ArcadePresentation

extension Composition {
  /// A number that differs after each change to the store.
  package func revision() async -> Int { await database.revision() }

  /// Closes the databases, so that each is one file.
  @Sendable func close() async {
    await database.close()
    for database in shared.all(Database.self) { await database.close() }
  }

  /// Stores pending changes if possible, and releases what others wait for; then the process may end.
  ///
  /// Returns the screens that report it.
  @Sendable package func settle() async -> [Screen<Page>] {
    await waiting.retry()
    await database.lookForFile()
    var news: [Screen<Page>] = []
    for system in app.systems.reversed() { news += await system.settle(self) }
    return news
  }

  /// Returns the configured server's database, else the file in the data folder.
  package static func database(
    _ store: String?,
    folder: String,
    process: ProcessEnvironment,
    _ options: GlobalOptions
  ) throws(RepositoryError) -> Database {
    guard let store else {
      return Database(path: folder + "/\(Program.name).sqlite", migrations: ArcadeSchema.migrations)
    }
    return try server(at: store, process: process, options)
  }

  /// Returns a copy that reads the existing file in the data folder without making or changing it.
  ///
  /// Returns nil if everything is stored on a server.
  package func reading() -> Composition? {
    guard options.store ?? settings[.store] == nil else { return nil }
    var composition = self
    composition.database = Database(reading: database.path, migrations: ArcadeSchema.migrations)
    return composition
  }

  private static func server(
    at text: String,
    process: ProcessEnvironment,
    _ options: GlobalOptions
  ) throws(RepositoryError) -> Database {
    let (address, migrations) = (try PostgreSQLAddress(text), ArcadeSchema.migrations)
    guard options.isVerbose else { return Database(server: address, migrations: migrations) }
    return Database(server: address, migrations: migrations, remarks: process.remarks)
  }

  /// Returns a named server besides the one that stores everything.
  package func server(at text: String, process: ProcessEnvironment) throws(RepositoryError) -> Database {
    try Self.server(at: text, process: process, options)
  }
}

extension Composition {
  /// Returns in sentences what is stored by now. Losses are left out if they were already named.
  @Sendable func stored(isNamed: Bool) -> StoredState {
    let states = app.systems.map { $0.storedState(in: self) }
    return StoredState(
      lost: losses(of: states, isNamed: isNamed),
      open: states.flatMap(\.open),
      obstacle: database.obstacle.map { phrases.sentence(for: $0) }
    )
  }

  /// Returns which changes are not stored and why, unless they were already named.
  private func losses(of systems: [StoredState], isNamed: Bool) -> [String] {
    let lost = systems.flatMap(\.lost)
    let gone = database.isReplaced ? [phrases.sentence(for: RepositoryError(.replaced, subject: database.path))] : []
    let unfinished = database.isStoring ? [consolePhrases.notFinished] : []
    let losses = gone + lost + unfinished + (waiting.isAnyLost ? [phrases.gameIsGone] : [])
    if let reason = waiting.reason {
      return losses + [consolePhrases.notStored(answers: waiting.answers), phrases.sentence(for: reason)]
    }
    guard let failure = database.failure else { return losses }
    let change = systems.compactMap(\.unstored).first ?? consolePhrases.changeNotStored
    return losses + (isNamed || !lost.isEmpty ? [] : [change]) + [phrases.sentence(for: failure)]
  }
}
