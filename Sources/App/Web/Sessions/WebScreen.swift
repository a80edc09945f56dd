import ArcadeConsole
import ArcadePresentation

/// A screen of a browser session, for any presenter.
///
/// The session owns it, and it owns its presenter. The presenter has a weak reference to it.
protocol WebModule: AnyObject {
  /// The address of the screen, which identifies it in its session.
  var address: String { get }
  /// The time limit of the screen.
  var countdown: Countdown? { get }
  /// Whether other people can change what the screen shows.
  var followsStore: Bool { get }
  /// The number of changes of the screen, apart from its news.
  var version: Int { get }

  /// Shows the screen, with the news.
  func show(_ news: [Notice]) async
  /// Whether guests may not perform a form here.
  func refuses(_ form: PostedForm) -> Bool
  /// Performs a form.
  func perform(_ form: PostedForm) async throws(InputError)
  /// Performs what is due by now.
  func wake() async
  /// Returns the news of the last action for the page that answers it, and clears it.
  func takeNews() -> [Notice]
  /// Returns the address that the screen led to since the last call, with its news.
  func takeLanding() -> (address: String, news: [Notice])?
  /// Draws the last shown screen, with additional notices.
  func document(saying notices: [Notice], in frame: PageFrame, at reading: Duration) -> HTML
  /// Draws the part that an event replaces in an open page.
  func mainPart(in frame: PageFrame, at reading: Duration) -> HTML
}

/// Stores the screen that a presenter showed last, and draws it as a page on request.
///
/// It also stores the address that the presenter leads to, for the redirect of the browser.
final class WebScreen<Presenter: Module>: ScreenView, Router, WebModule {
  typealias Destination = Presenter.Destination

  let address: String
  /// Whether shared data cannot be changed: such actions are neither offered nor performed.
  private let isGuests: Bool
  private let presenter: Presenter
  private var shown: Screen<Presenter.Content>?
  private var landing: (address: String, news: [Notice])?
  /// The screen after the last step, without its news.
  private var settled: Screen<Presenter.Content>?
  private(set) var version = 0

  init(_ presenter: Presenter, at address: String, isGuests: Bool = false) {
    self.presenter = presenter
    (self.address, self.isGuests) = (address, isGuests)
    presenter.view = self
    presenter.router = self
  }

  var countdown: Countdown? { shown?.countdown }

  var followsStore: Bool { shown?.followsStore == true && shown?.question == nil }

  func render(_ screen: Screen<Presenter.Content>) { shown = isGuests ? screen.forGuests : screen }

  func follow(_ route: Destination, saying news: [Notice]) async {
    landing = (route.address, (landing?.news ?? []) + news)
  }

  func goBack(orTo fallback: Destination, saying news: [Notice]) async { await follow(fallback, saying: news) }

  func show(_ news: [Notice]) async {
    await presenter.show(news)
    settle()
  }

  func refuses(_ form: PostedForm) -> Bool {
    isGuests && presenter.actions.contains { $0.offer.changesWhatIsShared && $0.offer.names.contains(form.word) }
  }

  func perform(_ form: PostedForm) async throws(InputError) {
    if refuses(form) { throw .notOffered(form.word) }
    defer { settle() }
    try await presenter.perform(form.word, form.texts) { field, text in
      switch field.kind {
      // A row is sent by its id, which may now be the number of another row.
      case .row, .rows: text
      default: field.resolved(text, numbers: [:])
      }
    }
  }

  func wake() async {
    await presenter.wake()
    settle()
  }

  func takeNews() -> [Notice] {
    defer { shown?.news = [] }
    return shown?.news ?? []
  }

  private func settle() {
    var now = shown
    now?.news = []
    if now != settled { (settled, version) = (now, version + 1) }
  }

  func takeLanding() -> (address: String, news: [Notice])? {
    defer { landing = nil }
    return landing
  }

  func document(saying notices: [Notice], in frame: PageFrame, at reading: Duration) -> HTML {
    var screen = shown ?? .init(title: Program.title, content: .loading(""))
    screen.news += notices
    return ArcadeWeb.document(of: screen, in: frame, at: reading)
  }

  func mainPart(in frame: PageFrame, at reading: Duration) -> HTML {
    shown.map { ArcadeWeb.mainPart(of: $0, in: frame, at: reading) } ?? HTML()
  }
}

extension Screen {
  /// The screen without actions that change shared data.
  fileprivate var forGuests: Screen {
    var same = self
    same.offers.removeAll(where: \.changesWhatIsShared)
    same.layout = layout.forGuests
    same.content = content.map { ($0 as? Page)?.forGuests as? Content ?? $0 }
    return same
  }
}
