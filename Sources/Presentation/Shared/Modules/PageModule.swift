/// Shows the page of a presenter in a view and performs its actions.
///
/// Make one call at a time. The round of a game has its own module.
public final class PageModule<Presenter: PagePresenter>: Module {
  public typealias Destination = Presenter.System.Destination

  /// The view; weak, because it owns the module.
  public weak var view: (any ScreenView<Page>)?
  public weak var router: (any Router<Destination>)?
  public var actions: [Action<Presenter.Intent>] { contents.offered }

  /// The address of its screen.
  public var address: String { presenter.route.address }

  private var presenter: Presenter
  private var contents: PageContents<Presenter.Intent>

  /// Creates a module for a presenter.
  public init(_ presenter: Presenter) {
    self.presenter = presenter
    contents = PageContents(title: presenter.title)
  }

  public func show(_ news: [Notice]) async {
    var presenter = presenter
    let loaded = await presenter.load { wait($0) }
    (self.presenter, contents) = (presenter, loaded)
    render(news + contents.news)
  }

  public func perform(_ intent: Presenter.Intent) async {
    var presenter = presenter
    do {
      let next = try await presenter.perform(intent) { wait($0) }
      self.presenter = presenter
      await follow(next)
    } catch {
      self.presenter = presenter
      let failure = presenter.system.phrases.failure(for: error)
      if failure.canRetry { offerRetry(of: intent, after: failure) } else { await show([Notice(failure.text, .bad)]) }
    }
  }

  /// Shows a failure; until the page is shown again, `retry` repeats the intent.
  private func offerRetry(of intent: Presenter.Intent, after failure: Failure) {
    contents.actions = contents.actions.map { $0.offer.triesAgain ? $0.leading(to: intent) : $0 }
    if let phrases = presenter.retryPhrases, !contents.actions.contains(where: { $0.offer.triesAgain }) {
      let retry = Action(Offer.retryWord, phrases.retryAction, caption: phrases.retryCaption, weight: .main) { intent }
      contents.actions = [retry] + contents.actions.map { $0.without(alias: Offer.retryWord) }
    }
    if let retry = contents.actions.first(where: { $0.offer.triesAgain }) { contents.layout?.lead(on: retry) }
    render([Notice(failure.text, .bad)])
  }

  private func wait(_ text: String) { view?.render(Screen(title: contents.title, content: .loading(text))) }

  private func render(_ news: [Notice]) { view?.render(contents.screen(saying: news)) }
}

extension Module {
  /// Follows the result of an intent.
  func follow(_ next: Next<Destination>) async {
    switch next {
    case .stay(let news): await show(news)
    case .go(let route, let news): await router?.follow(route, saying: news)
    case .replace(let route, let news): await router?.replace(with: route, saying: news)
    case .back(let fallback, let news): await router?.goBack(orTo: fallback, saying: news)
    case .first(let first, let then):
      await follow(first)
      await follow(then)
    }
  }

  /// Performs an intent of every screen of a system, and follows its result.
  func perform<System: ScreenSystem<Destination>>(
    _ intent: System.Intent,
    of system: System,
    on screen: Destination,
    progress: (String) -> Void
  ) async {
    do {
      await follow(try await system.perform(intent, on: screen, progress: progress))
    } catch {
      await show([Notice(system.phrases.failure(for: error).text, .bad)])
    }
  }
}
