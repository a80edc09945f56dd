import ArcadePresentation

/// One module on the console: it draws what the presenter shows, and does what lines ask for.
///
/// Everything about what can be typed comes from the offers of the screen.
final class ConsoleScreen<Presenter: Module>: ScreenView, ConsoleModule where Presenter.Content: ConsoleDrawable {
  let address: String?
  private let presenter: Presenter
  /// What the presenter leaves by; it knows it weakly.
  private let router: ConsoleRouter<Presenter.Destination>
  private let canvas: Canvas
  /// How to read the monotonic clock, for screens that end by themselves.
  private let elapsed: () -> Duration
  private var shown: Screen<Presenter.Content>?
  /// What the next screen is compared with; nil where it is drawn whole.
  private var drawn: Screen<Presenter.Content>?
  /// Whether what is rendered comes by itself, so that nobody waits for an answer.
  private var isWaking = false

  init(
    _ presenter: Presenter,
    at address: String,
    router: ConsoleRouter<Presenter.Destination>,
    canvas: Canvas,
    elapsed: @escaping () -> Duration
  ) {
    self.presenter = presenter
    self.address = address
    self.router = router
    self.canvas = canvas
    self.elapsed = elapsed
    presenter.view = self
    presenter.router = router
  }

  var commands: [ConsoleCommand] {
    (shown?.offers ?? []).map { ConsoleCommand($0.usage, "", $0.label) }
  }

  var isAsking: Bool { shown?.question != nil }

  /// Neither a question, which would be asked again, nor what could not be had and never will.
  var isGoneBackTo: Bool {
    if case .failed(let failure)? = drawn?.content { return failure.canRetry }
    return drawn?.question == nil
  }

  var wakeAfter: Duration? { shown?.countdown.map { max(.zero, $0.wake - elapsed()) } }

  func begin() async { await show([]) }

  func show(_ news: [Notice]) async {
    drawn = nil
    await presenter.show(news)
  }

  func wake() async -> Bool {
    let before = shown?.offers
    isWaking = true
    await presenter.wake()
    isWaking = false
    return shown?.offers != before
  }

  func answer(_ isYes: Bool) async { _ = await perform(isYes ? "yes" : "no", texts: nil) }

  func accept(_ line: ConsoleLine) async -> ConsoleReply {
    let rows = shown?.content.value?.numberedRows ?? []
    switch TypedCall(line, offers: shown?.offers ?? [], numberedRows: rows) {
    case .call(let word, let texts): return await perform(word, texts: texts)
    case .misused(let offer): return .refused(canvas.phrases.typedLike(offer.usage))
    case .unknown(let known):
      // Where a code cannot be told from a mistake, why there are none says more than that the word is not known.
      guard case .failed? = shown?.content, shown?.offers.contains(where: \.knowsCodes) == false else {
        return .unknown(alsoKnown: known)
      }
      await show([])
      return .done
    }
  }

  func render(_ screen: Screen<Presenter.Content>) {
    shown = screen
    if case .loading(let text) = screen.content {
      return canvas.output.progress(text)
    }
    // Whoever asked for something that changed nothing sees at least where they are.
    let before = !isWaking && drawn.map(screen.saysNothing(after:)) == true ? nil : drawn
    let isContentNew = screen.draw(on: canvas, after: before)
    if let question = screen.question {
      canvas.output.question(question, phrases: canvas.phrases)
    } else if before == nil || isContentNew {
      canvas.hint(for: screen)
    }
    drawn = screen
  }

  /// Without texts, those of the fixed fields are meant.
  private func perform(_ word: String, texts: [String?]?) async -> ConsoleReply {
    let fixed = shown?.offers.first { $0.isNamed(word) }?.fields.map { field -> String? in
      if case .fixed(let value) = field.kind { value } else { nil }
    }
    do throws(Misread) {
      try await presenter.perform(word, texts ?? fixed ?? [])
      return .done
    } catch {
      switch error {
      case .missing, .notOffered: return .unknown()
      case .refused(let sentence): return .refused(sentence)
      }
    }
  }
}

extension Screen where Content: ConsoleDrawable {
  /// Whether it says nothing that another one did not.
  fileprivate func saysNothing(after before: Screen) -> Bool {
    news.isEmpty && question == nil && title == before.title && content == before.content
      && standing.allSatisfy(before.standing.contains)
  }

  /// Draws the screen or, where one was drawn before, what is news; whether more than a sentence of the content was.
  @discardableResult
  func draw(on canvas: Canvas, after before: Screen? = nil) -> Bool {
    let output = canvas.output
    output.notices(news)
    let isOther = before?.title != title
    if isOther { output.heading(title) }
    output.notices(standing.filter { before?.standing.contains($0) != true })
    switch content {
    case .loading: return false
    case .ready(let value): return value.draw(on: canvas, after: isOther ? nil : before?.content.value)
    case .empty, .failed:
      guard isOther || before?.content != content else { return false }
      switch content {
      case .empty(let text): output.paragraph(text)
      case .failed(let failure): output.paragraph(failure.text, .bad)
      case .loading, .ready: break
      }
      return true
    }
  }
}

extension Offer {
  /// Whether it takes a code, and knows which there are.
  fileprivate var knowsCodes: Bool { openFields.contains { !$0.choices.isEmpty } }
}

extension Canvas {
  /// Says in one line what to type next.
  fileprivate func hint(for screen: Screen<some ConsoleDrawable>) {
    if case .failed(let failure) = screen.content {
      if failure.canRetry { output.paragraph(phrases.typeRetry) }
      return
    }
    let hasNumbers = screen.content.value?.numberedRows.isEmpty == false
    let usual = screen.offers.first { $0.weight == .usual }
    let named = screen.offers.filter { $0.weight == .main || $0 == usual }
    let usages = named.map { $0.shortUsage(phrases, hasNumbers: hasNumbers) }
    if !usages.isEmpty { output.paragraph(phrases.hint(usages), .faint) }
  }
}
