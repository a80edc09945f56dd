import ArcadePresentation

/// Shows the screens of a script, and keeps what was wanted.
final class ScriptedModule: Module {
  enum Nowhere: Route {
    case here

    var address: String { "/things" }

    init?(address: String) { return nil }
  }

  weak var view: (any ScreenView<Page>)?
  weak var router: (any Router<Nowhere>)?
  let actions: [Action<String>]
  private(set) var performed: [String] = []
  private(set) var timesShown = 0
  private(set) var timesWoken = 0
  private var script: [[Screen<Page>]]

  /// Each showing, intent and waking renders the next screens of the script, in each of which all actions are offered.
  init(_ script: [[Screen<Page>]], actions: [Action<String>]) {
    self.script = script
    self.actions = actions
  }

  func show(_ news: [Notice]) async {
    timesShown += 1
    renderNext(news)
  }

  func perform(_ intent: String) async {
    performed.append(intent)
    renderNext([])
  }

  func wake() async {
    timesWoken += 1
    renderNext([])
  }

  private func renderNext(_ news: [Notice]) {
    guard !script.isEmpty else { return }
    for var screen in script.removeFirst() {
      screen.news += news
      if screen.offers.isEmpty { screen.offers = actions.map(\.offer) }
      view?.render(screen)
    }
  }
}
