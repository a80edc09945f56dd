import ArcadeData
import ArcadeDomain
import ArcadePresentation

extension Composition {
  /// A number that is another one after anybody has changed what is kept.
  func revision() async -> Int { await database.revision() }

  /// Stores what waits, if it can be, and lets go of what others wait for; then the process may end.
  ///
  /// Returns what became of payments whose end was not heard.
  @Sendable func settle() async -> [Screen<Page>] {
    await waiting.retry()
    await database.lookForFile()
    await leases.release(in: SQLWatchRepository(database: database, owner: owner))
    guard openPayments.isAnyUnconfirmed(of: owner), let outcomes = try? await makeShop().settlePayments() else {
      return []
    }
    return shopPhrases.screens(of: outcomes)
  }

  /// The server that is named, else the file in the data folder.
  static func database(
    _ store: String?,
    folder: String,
    process: ProcessEnvironment,
    _ options: GlobalOptions
  ) throws(RepositoryError) -> Database {
    guard let store else { return Database(path: folder + "/arcade.sqlite", migrations: ArcadeSchema.migrations) }
    return try server(at: store, process: process, options)
  }

  /// The same over the file in the data folder as it stands, which is neither made nor changed; nil where everything is
  /// kept on a server.
  func reading() -> Composition? {
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

  /// A server that is named beside the one that everything is kept on.
  func server(at text: String, process: ProcessEnvironment) throws(RepositoryError) -> Database {
    try Self.server(at: text, process: process, options)
  }
}

extension Composition {
  /// Says in sentences what is stored by now; what is not may have been named already.
  @Sendable func stored(isNamed: Bool) -> StoredState {
    StoredState(
      lost: losses(isNamed: isNamed),
      open: openPayments.totals.map { shopPhrases.paymentIsOpen(formats.money($0)) },
      obstacle: database.obstacle.map { phrases.sentence(for: $0) }
    )
  }

  /// Which changes are not stored, unless that is named already, and why.
  private func losses(isNamed: Bool) -> [String] {
    let gone = database.isReplaced ? [phrases.sentence(for: RepositoryError(.replaced, subject: database.path))] : []
    let unconfirmed = openPayments.unconfirmedTotals.map { shopPhrases.paymentUnconfirmed(formats.money($0)) }
    let unfinished = database.isStoring ? [consolePhrases.notFinished] : []
    let losses = gone + unconfirmed + unfinished + (waiting.isAnyLost ? [phrases.gameIsGone] : [])
    if let reason = waiting.reason {
      return losses + [consolePhrases.notStored(answers: waiting.answers), phrases.sentence(for: reason)]
    }
    guard let failure = database.failure else { return losses }
    let isSaid = isNamed || !unconfirmed.isEmpty
    return losses + (isSaid ? [] : [consolePhrases.notStored(database.unstored ?? .any)]) + [
      phrases.sentence(for: failure)
    ]
  }
}
