/// Shows one page, and does what can be done there: lists, records, receipts.
///
/// What a screen keeps beyond that, such as a game, has a presenter of its own.
public final class PagePresenter<Intent: Sendable, Destination: Route>: Module {
  /// The view; weak, because it owns the presenter.
  public weak var view: (any ScreenView<Screen<Page>>)?
  /// What leaves the screen.
  public weak var router: (any Router<Destination>)?
  /// What can be done now.
  public private(set) var actions: [Action<Intent>] = []

  private let here: Destination
  private let load: () async -> PageContents<Intent>
  private let act: (Intent, Stage<Destination>) async -> Void
  private var title = ""

  /// Shows what is loaded each time, at a route; `act` performs what is wanted.
  public init(
    at here: Destination,
    load: @escaping () async -> PageContents<Intent>,
    act: @escaping (Intent, Stage<Destination>) async -> Void
  ) {
    self.here = here
    self.load = load
    self.act = act
  }

  /// Shows the page.
  public func show(_ news: [Notice]) async {
    let contents = await load()
    title = contents.title
    actions = contents.actions
    view?.render(
      Screen(
        title: contents.title,
        content: contents.content,
        standing: contents.standing,
        news: news,
        offers: actions.map(\.offer)
      )
    )
  }

  /// Does what is wanted.
  public func perform(_ intent: Intent) async {
    await act(
      intent,
      Stage(here: here, router: router) { [title] in
        self.view?.render(Screen(title: title, content: .loading($0)))
      } show: {
        await self.show($0)
      }
    )
  }
}

/// What a page presenter shows at one moment.
public struct PageContents<Intent> {
  /// What stands at the top.
  public var title: String
  /// The page, or why there is none.
  public var content: Loadable<Page>
  /// What holds as long as the screen does.
  public var standing: [Notice]
  /// What can be done now.
  public var actions: [Action<Intent>]

  /// Joins a page with what can be done on it.
  public init(title: String, content: Loadable<Page>, standing: [Notice] = [], actions: [Action<Intent>]) {
    self.title = title
    self.content = content
    self.standing = standing
    self.actions = actions
  }
}
