import ArcadePresentation

/// One module on the console: it draws what the presenter shows, and does what lines ask for.
///
/// Everything about what can be typed comes from the offers of the screen.
final class ConsoleScreen<Presenter: Module>: ScreenView, ConsoleModule {
  package let address: String
  package let place: String
  private let presenter: Presenter
  /// What the presenter leaves by; it knows it weakly.
  private let router: ConsoleRouter<Presenter.Destination>
  private let canvas: Canvas
  /// Opens pages and draws pictures; nil where the system has none.
  private let viewer: ExternalViewer?
  /// How to read the monotonic clock, for screens that end by themselves.
  private let elapsed: () -> Duration
  package private(set) var shown: Screen<Presenter.Content>?
  /// What the next screen is compared with; nil where it is drawn whole.
  private var drawn: Screen<Presenter.Content>?
  /// Whether what is rendered comes by itself, so that nobody waits for an answer.
  private var isWaking = false
  /// Whether what is rendered is only looked at.
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

  /// Neither a question, which would be asked again, nor what could not be had and never will.
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
      // Where a code cannot be told from a mistake, why there are none says more than that the word is not known.
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
    // What can be done with a row is typed, so that it is no news if only that has changed.
    let screen = screen.withoutRowActions
    if case .loading(let text) = screen.content {
      return canvas.output.progress(text)
    }
    // Whoever asked for something that changed nothing sees at least where they are.
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
  /// Whether it takes a code, and knows which there are.
  fileprivate var knowsCodes: Bool {
    typedFields.contains { field in
      // A few words say nothing of codes.
      if case .choice = field.kind { false } else { !field.choices.isEmpty }
    }
  }
}

extension Screen {
  /// The screen with rows behind which nothing can be pressed.
  fileprivate var withoutRowActions: Screen {
    var same = self
    same.content = content.map { ($0 as? Page)?.withoutRowActions as? Content ?? $0 }
    return same
  }

  /// Whether it asks something to which no comes of itself.
  fileprivate var takesNoForGranted: Bool {
    question != nil && offers.contains { $0.declines && $0.weight == .usual }
  }
}
