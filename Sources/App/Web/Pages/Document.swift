import ArcadePresentation

/// Draws a screen as a whole document.
func document(of screen: Screen<some ScreenContent>, in frame: PageFrame, at reading: Duration) -> HTML {
  var drawing = PageDrawing(of: screen, in: frame)
  drawing.html.markup("<!doctype html><html")
  drawing.html.attribute("lang", frame.language.code)
  drawing.html.markup("><head><meta charset=\"utf-8\">")
  drawing.html.markup("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>")
  drawing.html.text(screen.documentTitle)
  drawing.html.markup("</title><link rel=\"stylesheet\" href=\"/style.css?")
  drawing.html.text(frame.version)
  drawing.html.markup("\"><script src=\"/script.js?")
  drawing.html.text(frame.version)
  drawing.html.markup("\" defer></script>")
  if let seconds = screen.secondsUntilWake(at: reading) {
    drawing.html.markup("<noscript><meta http-equiv=\"refresh\" content=\"")
    drawing.html.number(seconds)
    drawing.html.markup("\"></noscript>")
  }
  drawing.html.markup("</head><body>")
  drawing.html.drawHeader(in: frame, drawing.phrases)
  drawing.drawMain(screen, at: reading)
  drawing.html.drawFooter(in: frame, drawing.phrases)
  drawing.html.markup("</body></html>")
  return drawing.html
}

/// Draws the part of a document that its screen decides on: what an event brings where the page is open.
func mainPart(of screen: Screen<some ScreenContent>, in frame: PageFrame, at reading: Duration) -> HTML {
  var drawing = PageDrawing(of: screen, in: frame)
  drawing.drawMain(screen, at: reading)
  return drawing.html
}

extension PageDrawing {
  /// Begins to draw a screen.
  init(of screen: Screen<some ScreenContent>, in frame: PageFrame) {
    // There may be many, and nobody asks for them where no code is typed.
    let linkedRows = screen.offers.contains(where: \.asksForACode) ? screen.linkedRows : []
    self.init(screen.offers, isRound: screen.subject != nil, linkedRows: linkedRows, in: frame)
  }

  fileprivate mutating func drawMain(_ screen: Screen<some ScreenContent>, at reading: Duration) {
    html.markup("<main id=\"main\"")
    html.attribute("data-title", screen.documentTitle)
    html.attribute("data-address", exactly: frame.address)
    if screen.isLive { html.markup(" data-live") }
    if let subject = screen.subject { html.attribute("data-subject", subject) }
    if screen.content.isLoading { html.markup(" aria-busy=\"true\"") }
    html.markup(">")
    if screen.question == nil, screen.subject == nil { drawPlaces() }
    html.markup("<h1 tabindex=\"-1\">")
    html.text(screen.title)
    html.markup("</h1>")
    drawNews(screen.news)
    for notice in screen.standing { drawText(notice.text, notice.tone, "note") }
    if let countdown = screen.countdown { draw(countdown, at: reading) }
    if let question = screen.question { drawQuestion(question) }
    drawUsualForm()
    switch screen.content {
    case .ready(let content): content.drawn(in: &self)
    case .loading(let text): drawText(text, .faint, "loading")
    case .empty(let text): drawText(text, .faint, "empty")
    case .failed(let failure): drawText(failure.text, .bad, "failure")
    }
    drawOffers()
    drawDownloads()
    html.markup("</main>")
  }
}

extension Screen {
  /// The rows that lead somewhere.
  fileprivate var linkedRows: Set<String> {
    guard case .ready(let content) = content else { return [] }
    return content.page.blocks.reduce(into: []) { ids, block in
      guard case .table(let table) = block else { return }
      for row in table.rows where row.address != nil { ids.insert(row.id) }
    }
  }

  /// What the window and its history call it.
  fileprivate var documentTitle: String { title == "Arcade" ? title : "\(title) · Arcade" }

  /// Whether something happens on it by itself.
  fileprivate var isLive: Bool { countdown?.wake != nil || content.isLoading || isFollowing }

  /// Whether it shows what others may change meanwhile.
  private var isFollowing: Bool { followsStore && question == nil }

  /// When a browser without script should ask again.
  fileprivate func secondsUntilWake(at reading: Duration) -> Int? {
    if content.isLoading { return 1 }
    return countdown?.wake.map { max(1, ($0 - reading).wholeSecondsLeft) }
  }
}
