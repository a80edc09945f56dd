/// Shows one page, and does what can be done there: lists, records, receipts.
///
/// What a screen keeps beyond that, such as a game, has a presenter of its own.
public final class OldPagePresenter<Intent: Sendable, Destination: Route>: Module {
  /// The view; weak, because it owns the presenter.
  public weak var view: (any ScreenView<Page>)?
  /// What leaves the screen.
  public weak var router: (any Router<Destination>)?
  /// What can be done now.
  public var actions: [Action<Intent>] { contents.offered }

  private let here: Destination
  private let load: (_ progress: (String) -> Void) async -> PageContents<Intent>
  private let act: (Intent, ActionContext<Destination>) async -> Void
  private var contents: PageContents<Intent>

  /// Shows what is loaded each time, at a route; `load` may say what is waited for, under a title the first time, and
  /// `act` performs what is wanted.
  public init(
    at here: Destination,
    title: String = "",
    load: @escaping (_ progress: (String) -> Void) async -> PageContents<Intent>,
    act: @escaping (Intent, ActionContext<Destination>) async -> Void
  ) {
    self.here = here
    contents = PageContents(title: title, content: .empty(""), actions: [])
    self.load = load
    self.act = act
  }

  /// Shows the page.
  public func show(_ news: [Notice]) async {
    contents = await load { wait($0) }
    render(news + contents.news)
  }

  /// Does what is wanted.
  public func perform(_ intent: Intent) async {
    var context = self.context(at: here) { self.wait($0) }
    context.offerRetry = { self.offerRetry(of: intent, after: $0, $1) }
    await act(intent, context)
  }

  /// Says what failed; until the page is shown again, the action that is called `retry` tries it again.
  private func offerRetry(of intent: Intent, after failure: Failure, _ label: String?) {
    contents.actions = contents.actions.map { $0.offer.word == "retry" ? $0.leading(to: intent) : $0 }
    if let label, !contents.actions.contains(where: { $0.offer.word == "retry" }) {
      let retry = Action<Intent>("retry", label, weight: .main) { intent }
      contents.actions = [retry] + contents.actions.map { $0.without(alias: "retry") }
    }
    render([Notice(failure.text, .bad)])
  }

  private func wait(_ text: String) { view?.render(Screen(title: contents.title, content: .loading(text))) }

  private func render(_ news: [Notice]) { view?.render(contents.screen(saying: news)) }
}
