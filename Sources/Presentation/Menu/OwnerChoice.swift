public import ArcadeDomain

/// The page on which one says who one is.
public struct OwnerChoice: Sendable {
  private let owners: any OwnerRepository
  private let current: Owner
  private let phrases: OwnerPhrases
  private let choose: @Sendable (Owner) async -> Void

  /// Offers the owners of a store; `choose` goes on as one of them, or as another.
  public init(
    among owners: any OwnerRepository,
    current: Owner,
    phrases: OwnerPhrases,
    choose: @escaping @Sendable (Owner) async -> Void
  ) {
    (self.owners, self.current, self.phrases, self.choose) = (owners, current, phrases, choose)
  }

  /// Shows who is known here, and takes one of them, another name, or none.
  public func page() -> PagePresenter<Owner, MenuRoute> {
    PagePresenter(at: MenuRoute("who"), title: phrases.whoTitle) { _ in
      var contents = PageContents(title: phrases.whoTitle, content: .empty(""), actions: actions(among: []))
      var blocks = [Block.text(phrases.whatNamesDo)]
      do throws(RepositoryError) {
        let known = try await owners.owners().map(\.owner).filter { !$0.isNobody }
        if !known.isEmpty { blocks.append(.choices(known.map { Choice($0.name) })) }
        contents.actions = actions(among: known)
      } catch {
        contents.banners = [Notice(phrases.sentence(for: error), .bad)]
      }
      if !current.isNobody { contents.banners.append(Notice(phrases.youAre(current.name))) }
      contents.content = .ready(Page(blocks))
      return contents
    } act: { owner, context in
      await choose(owner)
      await context.follow(MenuRoute(""))
    }
  }

  private func actions(among known: [Owner]) -> [Action<Owner>] {
    let row = Parameter.row("n", phrases.nameLabel, of: known.map { ($0, Choice($0.name)) }, phrases)
    let name = Parameter(Field("name", phrases.nameLabel, .text), else: { [phrases] in phrases.badOwner($0) }) { text in
      // Whoever is known is called as they are.
      Owner(text).map { owner in known.first { $0 == owner } ?? owner }
    }
    return (known.isEmpty ? [] : [Action("take", phrases.takeAction, row, weight: .usual) { $0 }]) + [
      Action("as", phrases.asAction, name, weight: .main) { $0 },
      Action("nobody", phrases.nobodyAction, weight: .main) { .nobody },
    ]
  }
}
