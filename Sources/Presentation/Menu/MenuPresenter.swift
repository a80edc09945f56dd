public import ArcadeDomain

/// The first screen, with all systems to choose from.
public final class MenuPresenter: Module {
  /// The view; weak, because it owns the module.
  public weak var view: (any ScreenView<Page>)?
  public weak var router: (any Router<MenuRoute>)?

  private let entries: [Choice]
  private let due: () async -> [Choice.ID: String]
  private let owner: Owner
  private let title: String
  private let phrases: any Phrases

  /// Creates the menu from the word and the description of each system. It shows the current owner, if there is one.
  /// `due` returns what is due today in some systems.
  public init(
    _ entries: [Choice],
    title: String? = nil,
    owner: Owner = .nobody,
    phrases: any Phrases,
    due: @escaping () async -> [Choice.ID: String] = { [:] }
  ) {
    (self.entries, self.due, self.owner, self.phrases) = (entries, due, owner, phrases)
    self.title = title ?? phrases.menuTitle
  }

  public var actions: [Action<MenuRoute>] {
    [Action("open", phrases.openAction, caption: phrases.openCaption, .entry(entries, phrases), weight: .usual) { $0 }]
      + entries.map { entry in
        let route = MenuRoute(entry.id)
        return Action(entry.id, entry.label, address: route.address) { route }
      }
  }

  public func show(_ news: [Notice]) async {
    let due = await due()
    let page = Page(
      .choices(
        entries.map { entry in
          let label = due[entry.id].map { phrases.adding($0, to: entry.label) } ?? entry.label
          return Choice(entry.id, label, title: entry.title, address: MenuRoute(entry.id).address)
        }
      )
    )
    let who = owner.isNobody ? [] : [Notice(phrases.youAre(owner.name))]
    let offers = actions.map(\.offer)
    view?.render(
      Screen(
        title: title,
        content: .ready(page),
        banners: who,
        news: news,
        offers: offers,
        layout: Layout()
      )
    )
  }

  public func perform(_ intent: MenuRoute) async { await router?.follow(intent) }
}

extension Parameter<MenuRoute> {
  fileprivate static func entry(_ entries: [Choice], _ phrases: any Phrases) -> Parameter {
    Parameter(Field("n", phrases.openAction, .row(entries)), else: { phrases.noSuchRow($0) }) { text in
      entries.contains { $0.id == text } ? MenuRoute(text) : nil
    }
  }
}
