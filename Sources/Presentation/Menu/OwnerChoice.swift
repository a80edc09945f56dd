public import ArcadeDomain

/// The page on which one says who one is.
public struct OwnerChoice: Sendable {
  private let owners: any OwnerRepository
  private let current: Owner
  private let isNameNeeded: Bool
  private let phrases: OwnerPhrases
  private let choose: @Sendable (Owner, _ isSure: Bool) async throws(RepositoryError) -> Bool

  /// Offers the owners of a store; `choose` goes on as one of them, or as another, and returns false for a name that somebody
  /// else is known by, unless one is sure. Where a name is needed, nobody goes on without one, or by mistake as somebody else.
  public init(
    among owners: any OwnerRepository,
    current: Owner,
    isNameNeeded: Bool = false,
    phrases: OwnerPhrases,
    choose: @escaping @Sendable (Owner, _ isSure: Bool) async throws(RepositoryError) -> Bool
  ) {
    (self.owners, self.current, self.isNameNeeded) = (owners, current, isNameNeeded)
    (self.phrases, self.choose) = (phrases, choose)
  }

  /// Shows who is known here, and takes one of them, another name, or none; or asks whether one is really one of them.
  public func page(at route: OwnerRoute = .choice(to: nil)) -> PagePresenter<OwnerIntent, OwnerRoute> {
    PagePresenter(at: route, title: phrases.whoTitle) { _ in
      if case .question(let owner, _) = route { return question(about: owner) }
      var contents = PageContents(title: phrases.whoTitle, content: .empty(""), actions: actions(among: []))
      var blocks = [Block.text(phrases.whatNamesDo)]
      do throws(RepositoryError) {
        let known = try await known()
        if !known.isEmpty { blocks.append(.choices(known.map { Choice($0.name) })) }
        contents.actions = actions(among: known)
      } catch {
        contents.banners = [Notice(phrases.sentence(for: error), .bad)]
      }
      if !current.isNobody { contents.banners.append(Notice(phrases.youAre(current.name))) }
      contents.content = .ready(Page(blocks))
      return contents
    } act: { intent, context in
      switch intent {
      case .takeAnother: await context.follow(.choice(to: route.wanted), saying: [Notice(phrases.takeAnother)])
      case .goOn(let owner, let isSure):
        do throws(RepositoryError) {
          let isTaken = isNameNeeded && !isSure && owner != current ? try await known().contains(owner) : false
          let isChosen = isTaken ? false : try await choose(owner, isSure || !isNameNeeded)
          await context.follow(isChosen ? .end(to: route.wanted) : .question(owner, to: route.wanted))
        } catch {
          await context.fail(
            Failure(phrases.sentence(for: error), canRetry: error.canRetry),
            orTryAgain: phrases.retryAction
          )
        }
      }
    }
  }

  private func known() async throws(RepositoryError) -> [Owner] {
    try await owners.owners().map(\.owner).filter { !$0.isNobody }
  }

  private func question(about owner: Owner) -> PageContents<OwnerIntent> {
    PageContents(
      title: phrases.whoTitle,
      content: .ready(Page(.text(phrases.isKnown(owner.name)))),
      question: phrases.isThatYou(owner.name),
      actions: [
        Action("yes", phrases.thatIsMeAction) { .goOn(as: owner, isSure: true) },
        Action("no", phrases.anotherNameAction) { .takeAnother },
      ]
    )
  }

  private func actions(among known: [Owner]) -> [Action<OwnerIntent>] {
    let row = Parameter.row("n", phrases.nameLabel, of: known.map { ($0, Choice($0.name)) }, phrases)
    let name = Parameter(Field("name", phrases.nameLabel, .text), else: { [phrases] in phrases.badOwner($0) }) { text in
      // Whoever is known is called as they are.
      Owner(text).map { owner in known.first { $0 == owner } ?? owner }
    }
    let taking = Action("take", phrases.takeAction, row, weight: .usual) { OwnerIntent.goOn(as: $0, isSure: false) }
    return (known.isEmpty ? [] : [taking]) + [
      Action("as", phrases.asAction, name, weight: .main) { .goOn(as: $0, isSure: false) }
    ]
      + (isNameNeeded
        ? [] : [Action("nobody", phrases.nobodyAction, weight: .main) { .goOn(as: .nobody, isSure: true) }])
  }
}

extension OwnerRoute {
  /// Where one wanted to go.
  fileprivate var wanted: Address? {
    switch self {
    case .choice(let wanted), .question(_, let wanted), .end(let wanted): wanted
    }
  }
}
