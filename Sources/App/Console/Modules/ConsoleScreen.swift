import ArcadePresentation

/// A module on the console: it draws what the presenter shows, and performs typed lines.
///
/// The offers of the screen define what can be typed.
final class ConsoleScreen<Presenter: Module>: ScreenView, ConsoleModule {
  package let address: String
  package let place: String
  private let presenter: Presenter
  /// The router of the presenter, which has a weak reference to it.
  private let router: ConsoleRouter<Presenter.Destination>
  private let canvas: Canvas
  /// Opens pages and draws pictures; nil if the system has none.
  private let viewer: ExternalViewer?
  /// Returns the time of the monotonic clock, for screens that end by themselves.
  private let elapsed: () -> Duration
  package private(set) var shown: Screen<Presenter.Content>?
  /// The screen that the next one is compared with; nil if the next one is drawn whole.
  private var drawn: Screen<Presenter.Content>?
  /// Whether rendering was not caused by a line, so that nobody waits for an answer.
  private var isWaking = false
  /// Whether rendering is only a refresh.
  private var isLooking = false

  package init(
    _ presenter: Presenter,
    at address: String,
    place: String? = nil,
    router: ConsoleRouter<Presenter.Destination>,
    canvas: Canvas,
    viewer: ExternalViewer? = nil,
    elapsed: @escaping () -> Duration
  ) {
    self.presenter = presenter
    self.address = address
    self.place = place ?? address
    self.router = router
    self.canvas = canvas
    self.viewer = viewer
    self.elapsed = elapsed
    presenter.view = self
    presenter.router = router
  }

  package var offers: [Offer] { shown?.offers ?? [] }

  package var numbers: [Int: String] { shown?.content.value?.page.numberedRows ?? [:] }

  package var isRound: Bool { shown?.roundID != nil }

  var isAsking: Bool { shown?.question != nil }

  var takesNoForGranted: Bool { shown?.takesNoForGranted == true }

  /// Excludes a question, which would be asked again, and a permanent failure.
  var isGoneBackTo: Bool {
    if case .failed(let failure)? = drawn?.content { return failure.canRetry }
    return drawn?.question == nil
  }

  var wakeAfter: Duration? { shown?.countdown?.wake.map { max(.zero, $0 - elapsed()) } }

  package func show(_ news: [Notice]) async {
    drawn = nil
    await presenter.show(news)
  }

  func showAgain(_ news: [Notice]) async {
    drawn = drawn?.withoutTexts
    await presenter.show(news)
  }

  package var followsStore: Bool { shown?.followsStore == true && shown?.question == nil }

  func refresh() async -> Bool {
    isLooking = true
    await presenter.show([])
    isLooking = false
    guard let shown, let drawn, !shown.withoutRowActions.saysNothing(after: drawn) else { return false }
    canvas.output.blank()
    isWaking = true
    render(shown)
    isWaking = false
    return true
  }

  var wakesWhenCovered: Bool { shown?.countdown?.goesOn ?? false }

  package func wake() async -> Bool {
    let before = shown?.roundID
    isWaking = true
    await presenter.wake()
    isWaking = false
    return shown?.roundID != before
  }

  package func answer(_ isYes: Bool) async {
    guard let offer = shown?.offers.first(where: { isYes ? $0.agrees : $0.declines }) else { return }
    _ = await perform(offer, offer.fixedTexts)
  }

  package func answered(_ line: TypedLine) async -> ConsoleReply? {
    guard presenter.isAnswer(line.line.text), let offer = offers.first(where: { $0.weight == .usual }),
      let field = offer.typedFields.last
    else { return nil }
    return await perform(offer, offer.fixedTexts.merging([field.name: line.line.text]) { $1 })
  }

  package func enter() async {
    guard let offer = offers.first(where: { $0.weight == .usual }), offer.openFields.isEmpty else { return }
    _ = await perform(offer, offer.fixedTexts)
  }

  package func accept(_ line: TypedLine) async -> ConsoleReply {
    if let shown, await viewer?.accepts(line.line, on: shown) == true { return .done }
    switch line.call {
    case .call(let offer, let texts): return await perform(offer, texts)
    case .misused(let offer): return .refused(offer.closed ?? canvas.phrases.typedLike(offer.usage))
    case .unknown(let known):
      // If codes are unknown because loading failed, the reason is more useful than an unknown word.
      guard case .failed? = shown?.content, shown?.offers.contains(where: \.knowsCodes) == false else {
        return .unknown(alsoKnown: known)
      }
      await show([])
      return .done
    }
  }

  package func render(_ screen: Screen<Presenter.Content>) {
    if isLooking, screen.content.isLoading { return }
    shown = screen
    guard !isLooking else { return }
    // Row actions are typed on the console, so a change of them alone is no news.
    let screen = screen.withoutRowActions
    if case .loading(let text) = screen.content {
      return canvas.output.progress(text)
    }
    // A request that changed nothing is answered at least with the current screen.
    let before = !isWaking && drawn.map(screen.saysNothing(after:)) == true ? nil : drawn
    let isContentNew = screen.draw(on: canvas, after: before)
    if let question = screen.question {
      canvas.output.question(question, enterIsNo: screen.takesNoForGranted, phrases: canvas.phrases)
    } else if before == nil || screen.asksToRetry
      || (isContentNew || screen.saysTrouble) && !(screen.isRound && drawn?.isRound == true)
    {
      canvas.hint(for: screen)
    }
    drawn = screen
  }

  private func perform(_ offer: Offer, _ texts: [String: String]) async -> ConsoleReply {
    let before = shown?.roundID
    do throws(InputError) {
      try await presenter.perform(offer.word, texts)
      return before == shown?.roundID ? .done : .movedOn
    } catch {
      switch error {
      case .missing: return .refused(canvas.phrases.typedLike(offer.usage))
      case .refused(let sentence): return .refused(sentence)
      case .stale, .notOffered: return .unknown()
      }
    }
  }
}

extension Offer {
  /// Whether the offer takes a code and knows the valid ones.
  fileprivate var knowsCodes: Bool {
    typedFields.contains { field in
      // A fixed choice of words is no list of codes.
      if case .choice = field.kind { false } else { !field.choices.isEmpty }
    }
  }
}

extension Screen {
  /// The screen without the actions of its rows.
  fileprivate var withoutRowActions: Screen {
    var same = self
    same.content = content.map { ($0 as? Page)?.withoutRowActions as? Content ?? $0 }
    return same
  }

  /// Whether the screen asks a question with no as its default.
  fileprivate var takesNoForGranted: Bool {
    question != nil && offers.contains { $0.declines && $0.weight == .usual }
  }
}
