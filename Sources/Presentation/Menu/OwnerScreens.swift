public import ArcadeDomain

/// The data of the page for selecting the current owner.
public struct OwnerScreens: ScreenSystem {
  let administration: Administration
  let current: Owner
  let isNameNeeded: Bool
  public let phrases: OwnerPhrases
  private let choose: @Sendable (Owner, _ isSure: Bool) async throws(RepositoryError) -> Bool

  /// Creates the page for the owners of a store. `choose` continues as an owner; it returns false for the name of a
  /// known one, unless it is confirmed.
  ///
  /// If a name is required, it cannot be skipped, and another person's name is not taken by mistake.
  public init(
    _ administration: Administration,
    current: Owner,
    isNameNeeded: Bool = false,
    phrases: OwnerPhrases,
    choose: @escaping @Sendable (Owner, _ isSure: Bool) async throws(RepositoryError) -> Bool
  ) {
    (self.administration, self.current, self.isNameNeeded) = (administration, current, isNameNeeded)
    (self.phrases, self.choose) = (phrases, choose)
  }

  public func perform(
    _ intent: OwnerIntent,
    on screen: OwnerRoute,
    progress: (String) -> Void
  ) async throws -> Next<OwnerRoute> {
    switch intent {
    case .takeAnother: return .go(.choice(to: screen.wanted), [Notice(phrases.takeAnother)])
    case .goOn(let owner, let isSure):
      let isAsked = isNameNeeded && !isSure && owner != current
      let isTaken = isAsked ? try await administration.namedOwners().contains(owner) : false
      let isChosen = isTaken ? false : try await choose(owner, isSure || !isNameNeeded)
      return .go(isChosen ? .end(to: screen.wanted) : .question(owner, to: screen.wanted))
    }
  }
}
