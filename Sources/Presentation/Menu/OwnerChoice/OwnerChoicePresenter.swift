import ArcadeDomain

/// The page on which the user selects the current owner: a known one, another name, or none.
public struct OwnerChoicePresenter: PagePresenter {
  public let system: OwnerScreens
  /// The route of the page, or of the confirmation.
  public let route: OwnerRoute

  /// Creates the page of known owners, or the confirmation for one of them.
  public init(_ system: OwnerScreens, at route: OwnerRoute = .choice(to: nil)) {
    (self.system, self.route) = (system, route)
  }

  public var title: String { phrases.whoTitle }
  /// Failures can be retried.
  public var retryPhrases: (any Phrases)? { phrases }

  public func load(into contents: inout PageContents<OwnerIntent>, progress: (String) -> Void) async throws {
    if case .question(let owner, _) = route { return ask(about: owner, in: &contents) }
    var known: [Owner] = []
    do throws(RepositoryError) {
      known = try await system.administration.namedOwners()
    } catch {
      contents.banners = [Notice(phrases.sentence(for: error), .bad)]
    }
    place(known, in: &contents)
    if !system.current.isNobody { contents.banners.append(Notice(phrases.youAre(system.current.name))) }
    let choices = known.isEmpty ? [] : [Block.choices(known.map { Choice($0.name) })]
    contents.content = .ready(Page([.text(phrases.whatNamesDo)] + choices))
  }

  private func ask(about owner: Owner, in contents: inout PageContents<OwnerIntent>) {
    contents.content = .ready(Page(.text(phrases.isKnown(owner.name))))
    contents.question = phrases.isThatYou(owner.name)
    contents.actions = [
      Action("yes", phrases.thatIsMeAction) { .goOn(as: owner, isSure: true) },
      Action("no", phrases.anotherNameAction) { .takeAnother },
    ]
  }

  private func place(_ known: [Owner], in contents: inout PageContents<OwnerIntent>) {
    let row = Parameter.row("n", phrases.nameLabel, of: known.map { ($0, Choice($0.name)) }, phrases)
    let name = Parameter(Field("name", phrases.nameLabel, .text), else: { [phrases] in phrases.badOwner($0) }) { text in
      // A known owner keeps the known spelling.
      Owner(text).map { owner in known.first { $0 == owner } ?? owner }
    }
    let take = Action("take", phrases.takeAction, caption: phrases.chooseCaption, row, weight: .usual) {
      OwnerIntent.goOn(as: $0, isSure: false)
    }
    let other = Action("as", phrases.asAction, caption: phrases.asCaption, name, weight: .main) {
      OwnerIntent.goOn(as: $0, isSure: false)
    }
    let nobody = Action("nobody", phrases.nobodyAction, caption: phrases.nobodyCaption, weight: .main) {
      OwnerIntent.goOn(as: .nobody, isSure: true)
    }
    contents.actions = (known.isEmpty ? [] : [take]) + [other] + (system.isNameNeeded ? [] : [nobody])
    contents.layout = Layout(press: known.isEmpty ? nil : take) {
      Block.forms(other.first)
      Block.bar(system.isNameNeeded ? nil : nobody)
    }
  }
}
