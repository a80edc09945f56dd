import ArcadePresentation

@testable import ArcadeApp

/// A screen on the console in one state, as the proof about every action sees it.
struct ScreenState {
  var name: String
  /// Where it is.
  let address: String
  /// What can be done, as the presenter declares it.
  let offers: [Offer]
  /// What help lists.
  let listed: [Offer]
  let isAsking: Bool
  /// Makes the intent of an action; throws where none comes of its texts.
  let makeIntent: (_ word: String, _ texts: [String: String]) throws -> Void
  /// Whether an address is one of the system.
  let leadsSomewhere: (_ address: String) -> Bool
  /// Draws it as a page.
  let document: (PageFrame) -> HTML

  /// Shows a module, and does something on it where its state asks for that.
  init<Presenter: Module>(
    _ name: String,
    _ presenter: Presenter,
    doing intent: Presenter.Intent? = nil,
    at address: String = "/here"
  ) async {
    let (sink, phrases) = (RecordingSink(), EnglishConsole())
    let output = ConsoleOutput(sink: sink, width: 80, theme: Theme())
    let session = ConsoleSession(
      output: output,
      lines: NoLines(),
      phrases: phrases,
      farewell: Farewell(in: .english),
      systems: [],
      menuPhrases: Language.english.phrases(formats: Formats(locale: "en_US"))
    ) { "\($0)" }
    let router = ConsoleRouter<Presenter.Destination>(session: session) { _, _ in
      throw CancellationError()
    }
    let screen = ConsoleScreen(presenter, at: "/", router: router, canvas: Canvas(output: output, phrases: phrases)) {
      .zero
    }
    await screen.show([])
    if let intent { await presenter.perform(intent) }
    (self.name, self.address) = (name, address)
    offers = presenter.actions.map(\.offer)
    listed = screen.offers
    isAsking = screen.isAsking
    let actions = presenter.actions
    makeIntent = { word, texts in _ = try actions.first { $0.offer.word == word }?.intent(texts) }
    let shown = screen.shown
    document = { frame in shown.map { ArcadeApp.document(of: $0, in: frame, at: .zero) } ?? HTML() }
    leadsSomewhere = { Presenter.Destination(address: $0) != nil }
  }
}
