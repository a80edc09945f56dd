import ArcadeDomain

/// The data that a till needs in nearly every step, read in a single round trip.
struct TillState: Sendable {
  var cart: Result<Cart?, RepositoryError>?
  /// The payments whose outcome is unknown.
  var open: Result<[PaymentAttempt], RepositoryError>?
  /// How all tills accept cards.
  var cards: Result<CardReader?, RepositoryError>?
  /// The number of changes to the shop's own price list.
  var listChanges: Result<Int64, RepositoryError>?
}

extension RequestCache {
  /// Updates the cached state of a till, if any.
  static func update(_ owner: Owner, in database: Database, _ change: (inout TillState) -> Void) {
    guard var state: TillState = known(of: owner, in: database) else { return }
    change(&state)
    keep(state, of: owner, in: database)
  }
}

extension Database {
  /// Returns a part of the state of an owner's till.
  func tillState<Part: Sendable>(
    of owner: Owner,
    _ part: @Sendable (TillState) -> Result<Part, RepositoryError>?
  ) async throws(RepositoryError) -> Part {
    if let known: TillState = RequestCache.known(of: owner, in: self), let result = part(known) {
      return try result.get()
    }
    let state = try await read { connection in try connection.tillState(of: owner) }
    RequestCache.keep(state, of: owner, in: self)
    guard let result = part(state) else { throw RepositoryError(.corrupt, subject: path, detail: "nothing was read") }
    return try result.get()
  }
}

extension Connection {
  private static let cards = "SELECT answer FROM shop_answers WHERE question = 'cards'"
  private static let changes = "SELECT value FROM counters WHERE name = ?"

  /// The counter's name for the own price list.
  static let ownList = "own_products"

  fileprivate func tillState(of owner: Owner) throws(RepositoryError) -> TillState {
    try askForCart(of: owner)
    try askForOpenPayments(of: owner)
    try prefetch(Self.cards)
    try prefetch(Self.changes, Self.ownList)
    return TillState(
      cart: read { () throws(RepositoryError) in try cart(of: owner) },
      open: read { () throws(RepositoryError) in try openPayments(of: owner) },
      cards: read { () throws(RepositoryError) in
        try row(Self.cards) { row in try row.checked("answer", CardReader.init) }
      },
      listChanges: read { () throws(RepositoryError) in try ownListChanges() }
    )
  }

  func ownListChanges() throws(RepositoryError) -> Int64 {
    try row(Self.changes, Self.ownList) { try $0.integer("value") } ?? 0
  }

  /// Reads a part, or keeps its error for when it is needed.
  private func read<Part>(_ part: () throws(RepositoryError) -> Part) -> Result<Part, RepositoryError> {
    do throws(RepositoryError) { return .success(try part()) } catch { return .failure(error) }
  }
}
