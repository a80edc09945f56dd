import ArcadeConsole
import ArcadePresentation

/// One screen of a browser session, whatever its presenter.
///
/// The session owns it, it owns its presenter, and the presenter knows it weakly.
protocol WebModule: AnyObject {
  /// The address of the screen, by which it is known in its session.
  var address: String { get }
  /// How long what it shows holds.
  var countdown: Countdown? { get }
  /// Whether others may change meanwhile what it shows.
  var followsStore: Bool { get }
  /// How often what it shows has changed, apart from its news.
  var version: Int { get }

  /// Shows the screen, with what happened on the way here.
  func show(_ news: [Notice]) async
  /// Whether a form asks for what no guest may do here.
  func refuses(_ form: PostedForm) -> Bool
  /// Does what a form asks for.
  func perform(_ form: PostedForm) async throws(InputError)
  /// Does what is due by now.
  func wake() async
  /// Takes the news of what was just done, for the page that answers it.
  func takeNews() -> [Notice]
  /// Where it led since this was asked last, and what is said there.
  func takeLanding() -> (address: String, news: [Notice])?
  /// Draws what was shown last, with what is said besides.
  func document(saying notices: [Notice], in frame: PageFrame, at reading: Duration) -> HTML
  /// Draws what an event brings where the page is open.
  func mainPart(in frame: PageFrame, at reading: Duration) -> HTML
}

/// Keeps the screen that a presenter showed last, and draws it as a page whenever a browser asks; keeps where it led, for the
/// answer that sends the browser there.
final class WebScreen<Presenter: Module>: ScreenView, Router, WebModule {
  typealias Destination = Presenter.Destination

  let address: String
  /// Whether whoever sees it changes nothing that is everybody's: that is neither offered nor done.
  private let isGuests: Bool
  private let presenter: Presenter
  private var shown: Screen<Presenter.Content>?
  private var landing: (address: String, news: [Notice])?
  /// What was shown when the last step was done, without its news.
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
      // A row is sent by its id, which another row may have as its number by now.
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
  /// The same without what changes what is everybody's.
  fileprivate var forGuests: Screen {
    var same = self
    same.offers.removeAll(where: \.changesWhatIsShared)
    same.layout = layout.forGuests
    same.content = content.map { ($0 as? Page)?.forGuests as? Content ?? $0 }
    return same
  }
}
