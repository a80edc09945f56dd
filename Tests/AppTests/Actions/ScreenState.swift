import ArcadePresentation
import ArcadeTesting

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// A console screen in one state, for the tests of every action.
struct ScreenState {
  var name: String
  /// The address of the screen.
  let address: String
  /// The actions, as the presenter declares them.
  let offers: [Offer]
  /// The actions that the help lists.
  let listed: [Offer]
  /// The numbers of the visible rows.
  let numbers: [Int: String]
  let isAsking: Bool
  /// Makes the intent of an action; throws if its texts are not valid.
  let makeIntent: (_ word: String, _ texts: [String: String]) throws -> Void
  /// Whether an address belongs to the system.
  let leadsSomewhere: (_ address: String) -> Bool
  /// Types the current example of an action in the help, and returns the line with its problems.
  let typeExample: (_ word: String) async -> (line: String, trouble: [String])?
  /// Draws the screen as a page.
  let document: (PageFrame) -> HTML

  /// The screens of each system; a new system is added here.
  static var systems: [(name: String, states: (Language) async throws -> [ScreenState])] {
    [
      ("shop", shop(in:)), ("prices", prices(in:)), ("names", names(in:)), ("words", words(in:)),
      ("observatory", observatory(in:)), ("settings", settings(in:)),
    ]
  }

  /// Shows a module of a system's screens, and performs an action if the state requires it.
  init<Presenter: Module>(
    _ name: String,
    of screens: (any ScreenSystem<Presenter.Destination>)? = nil,
    _ presenter: Presenter,
    doing intent: Presenter.Intent? = nil,
    at address: String? = nil
  ) async {
    let output = ConsoleOutput(sink: RecordingSink(), width: 80, theme: Theme())
    let screen = ConsoleScreen(alone: presenter, at: "/", drawingOn: output) { .zero }
    await screen.show([])
    if let intent { await presenter.perform(intent) }
    (self.name, self.address) = (name, address ?? (presenter as? any Addressed)?.address ?? "/here")
    offers = presenter.actions.map(\.offer)
    listed = screen.offers
    numbers = screen.shown?.content.value?.page.numberedRows ?? [:]
    isAsking = screen.isAsking
    let actions = presenter.actions
    makeIntent = { word, texts in _ = try actions.first { $0.offer.word == word }?.intent(texts) }
    let shown = screen.shown
    document = { frame in shown.map { ArcadeWeb.document(of: $0, in: frame, at: .zero) } ?? HTML() }
    leadsSomewhere = { Presenter.Destination(address: $0) != nil }
    typeExample = { await typed(exampleOf: $0, on: presenter, of: screens) }
  }
}

/// A screen that knows its own address.
private protocol Addressed { var address: String { get } }

extension PageModule: Addressed {}

/// Types the current example of an action on a screen; nil if the help has none.
private func typed<Presenter: Module>(
  exampleOf word: String,
  on presenter: Presenter,
  of screens: (any ScreenSystem<Presenter.Destination>)?
) async -> (line: String, trouble: [String])? {
  let (view, router) = (RecordingView<Presenter.Content>(), RecordingRouter<Presenter.Destination>())
  (presenter.view, presenter.router) = (view, router)
  await presenter.show()
  guard let before = view.screens.last, let line = before.offer(word)?.example else { return nil }
  let numbers = before.content.value?.page.numberedRows ?? [:]
  guard case .call(let meant, let texts) = TypedCall(ConsoleLine(line), offers: before.offers, numbers: numbers),
    meant.word == word
  else { return (line, ["it is not understood"]) }
  let shown = view.screens.count
  do {
    try await presenter.perform(word, texts)
  } catch {
    return (line, ["\(error)"])
  }
  // If the screen failed, or the answer may be wrong, it is enough that the line is understood.
  guard before.failure == nil, before.roundID == nil else { return (line, []) }
  var trouble = view.screens.dropFirst(shown).flatMap(\.trouble)
  if let route = router.routes.last, let screens {
    trouble += await screens.module(at: route).trouble(saying: router.news.last ?? [])
  }
  return (line, trouble)
}

extension Screen {
  /// The errors on the screen.
  fileprivate var trouble: [String] { news.filter { $0.tone == .bad }.map(\.text) + (failure.map { [$0.text] } ?? []) }
}

extension Module {
  /// Returns the errors on the screen, shown with news.
  fileprivate func trouble(saying news: [Notice]) async -> [String] {
    let view = RecordingView<Content>()
    self.view = view
    await show(news)
    return view.screens.flatMap(\.trouble)
  }
}
