import ArcadePresentation

/// Draws a screen as a whole document.
func document(of screen: Screen<some ScreenContent>, in frame: PageFrame, at reading: Duration) -> HTML {
  var html = HTML(reserving: 16_384)
  let phrases = frame.language.pagePhrases
  html.markup("<!doctype html><html")
  html.attribute("lang", frame.language.code)
  html.markup("><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
  html.markup("<title>")
  html.text(screen.documentTitle)
  html.markup("</title><link rel=\"stylesheet\" href=\"/style.css?")
  html.text(frame.version)
  html.markup("\"><script src=\"/script.js?")
  html.text(frame.version)
  html.markup("\" defer></script>")
  if let seconds = screen.secondsUntilWake(at: reading) {
    html.markup("<noscript><meta http-equiv=\"refresh\" content=\"")
    html.number(seconds)
    html.markup("\"></noscript>")
  }
  html.markup("</head><body>")
  html.drawHeader(in: frame, phrases)
  html.append(mainPart(of: screen, in: frame, at: reading))
  html.drawFooter(in: frame, phrases)
  html.markup("</body></html>")
  return html
}

/// Draws the part of a document that its screen decides on: what an event brings where the page is open.
func mainPart(of screen: Screen<some ScreenContent>, in frame: PageFrame, at reading: Duration) -> HTML {
  var drawing = PageDrawing(screen.offers, isRound: screen.subject != nil, linkedRows: screen.linkedRows, in: frame)
  drawing.html.markup("<main id=\"main\"")
  drawing.html.attribute("data-title", screen.documentTitle)
  drawing.html.attribute("data-address", exactly: frame.address)
  if screen.isLive { drawing.html.markup(" data-live") }
  if let subject = screen.subject { drawing.html.attribute("data-subject", subject) }
  if screen.content.isLoading { drawing.html.markup(" aria-busy=\"true\"") }
  drawing.html.markup(">")
  if screen.question == nil, screen.subject == nil { drawing.drawPlaces() }
  drawing.html.markup("<h1 tabindex=\"-1\">")
  drawing.html.text(screen.title)
  drawing.html.markup("</h1>")
  drawing.drawNews(screen.news)
  for notice in screen.standing { drawing.drawText(notice.text, notice.tone, "note") }
  if let countdown = screen.countdown { drawing.draw(countdown, at: reading) }
  if let question = screen.question { drawing.drawQuestion(question) }
  drawing.drawUsualForm()
  switch screen.content {
  case .ready(let content): content.drawn(in: &drawing)
  case .loading(let text): drawing.drawText(text, .faint, "loading")
  case .empty(let text): drawing.drawText(text, .faint, "empty")
  case .failed(let failure): drawing.drawText(failure.text, .bad, "failure")
  }
  drawing.drawOffers()
  drawing.drawDownloads()
  drawing.html.markup("</main>")
  return drawing.html
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
