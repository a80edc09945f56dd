import ArcadePresentation

/// Keeps the screen that a presenter showed last, and draws it as a page whenever a browser asks.
final class WebScreen<Presenter: Module>: ScreenView, WebModule {
  let address: String
  private let presenter: Presenter
  /// What the presenter leaves by; it knows it weakly.
  private let router = WebRouter<Presenter.Destination>()
  private var shown: Screen<Presenter.Content>?

  init(_ presenter: Presenter, at address: String) {
    self.presenter = presenter
    self.address = address
    presenter.view = self
    presenter.router = router
  }

  var countdown: Countdown? { shown?.countdown }

  var followsStore: Bool { shown?.followsStore == true && shown?.question == nil }

  func render(_ screen: Screen<Presenter.Content>) { shown = screen }

  func show(_ news: [Notice]) async { await presenter.show(news) }

  func perform(_ form: PostedForm) async throws(InputError) {
    var texts = form.texts
    for field in shown?.offers.first(where: { $0.names.contains(form.word) })?.openFields ?? [] {
      // A row is sent by its id, which another row may have as its number by now.
      if case .row = field.kind { continue }
      if case .rows = field.kind { continue }
      texts[field.name] = texts[field.name].map { field.resolved($0, numbers: [:]) }
    }
    try await presenter.perform(form.word, texts)
  }

  func wake() async { await presenter.wake() }

  func refresh() async -> Bool {
    var before = shown
    await presenter.show([])
    before?.news = []
    return shown != before
  }

  func takeLanding() -> WebLanding? { router.take() }

  func document(saying notices: [Notice], in frame: PageFrame, at reading: Duration) -> HTML {
    var screen = shown ?? .init(title: "Arcade", content: .loading(""))
    screen.news += notices
    return ArcadeApp.document(of: screen, in: frame, at: reading)
  }

  func mainPart(in frame: PageFrame, at reading: Duration) -> HTML {
    shown.map { ArcadeApp.mainPart(of: $0, in: frame, at: reading) } ?? HTML()
  }
}

/// Remembers where a screen led, for the answer that sends the browser there.
final class WebRouter<Destination: Route>: Router {
  private var landing: WebLanding?

  func follow(_ route: Destination, saying news: [Notice]) async {
    landing = WebLanding(address: route.address, news: (landing?.news ?? []) + news)
  }

  func goBack(orTo fallback: Destination, saying news: [Notice]) async { await follow(fallback, saying: news) }

  /// Where the screen led since this was asked last.
  func take() -> WebLanding? {
    defer { landing = nil }
    return landing
  }
}
