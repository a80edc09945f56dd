import ArcadeConsole
import ArcadePresentation

/// Returns a screen as a whole document.
func document(of screen: Screen<some ScreenContent>, in frame: PageFrame, at reading: Duration) -> HTML {
  var drawing = PageDrawing(of: screen, in: frame)
  drawing.html.beginDocument(screen.documentTitle, in: frame.language)
  drawing.html.add(#"<script src="\#(exactly: PageAsset.script.address)" defer></script>"#)
  if let seconds = screen.secondsUntilWake(at: reading) {
    drawing.html.add(#"<noscript><meta http-equiv="refresh" content="\#(seconds)"></noscript>"#)
  }
  drawing.html.markup("</head><body>")
  drawing.html.drawHeader(in: frame, drawing.phrases)
  drawing.drawMain(screen, at: reading)
  drawing.html.drawFooter(in: frame, drawing.phrases)
  drawing.html.markup("</body></html>")
  return drawing.html
}

/// Returns the part of a document that its screen defines, which an event replaces in an open page.
func mainPart(of screen: Screen<some ScreenContent>, in frame: PageFrame, at reading: Duration) -> HTML {
  var drawing = PageDrawing(of: screen, in: frame)
  drawing.drawMain(screen, at: reading)
  return drawing.html
}

extension HTML {
  /// Begins a document with the head that all documents share.
  mutating func beginDocument(_ title: String, in language: Language) {
    add(#"<!doctype html><html lang="\#(language.code)"><head><meta charset="utf-8">"#)
    markup(#"<meta name="viewport" content="width=device-width, initial-scale=1"><title>"#)
    add(#"\#(title)</title><link rel="stylesheet" href="\#(exactly: PageAsset.style.address)">"#)
    add(#"<link rel="manifest" href="\#(exactly: PageAsset.manifest.address)">"#)
    for kind in ["icon", "apple-touch-icon"] {
      add(#"<link rel="\#(kind)" href="\#(exactly: PageAsset.icon.address)">"#)
    }
  }
}

extension PageDrawing {
  fileprivate mutating func drawMain(_ screen: Screen<some ScreenContent>, at reading: Duration) {
    html.add(#"<main id="main" data-title="\#(screen.documentTitle)" data-address="\#(exactly: frame.address)""#)
    if screen.isLive { html.markup(" data-live") }
    if let up = frame.up { html.add(#" data-up="\#(exactly: up)""#) }
    if let subject = screen.roundID { html.add(#" data-subject="\#(subject)""#) }
    html.add(#"\#(literal: screen.content.isLoading ? " aria-busy=\"true\"" : "")>"#)
    drawPlaces()
    // The verdict on the scoreboard need not be repeated as news.
    let news = screen.news.filter { $0 != screen.scoreboard?.verdict }
    // Short news is drawn above the title, where it moves nothing. Other news is beneath it, so that it hides no
    // paper.
    let isOver = !isJustPaid && news.count < 3 && news.reduce(0) { $0 + $1.text.count } < 160
    if isOver { drawNews(news, "news over") }
    html.add(#"<h1 tabindex="-1">\#(screen.title)</h1>"#)
    if !isOver { drawNews(news, "news") }
    for notice in screen.banners { drawText(notice.text, notice.tone, "note") }
    if let countdown = screen.countdown { draw(countdown, at: reading) }
    if let question = screen.question { draw(question, answeredBy: screen.offers) }
    let aside = screen.question == nil ? screen.aside : nil
    if aside != nil { html.markup("<div class=\"beside\"><div>") }
    drawEntry()
    drawPressForms(for: screen.content.value?.page)
    if isRound { html.markup("<div class=\"play\">") }
    if let scoreboard = screen.scoreboard { draw(scoreboard) }
    switch screen.content {
    case .ready(let content): content.drawn(in: &self, beside: aside)
    case .loading(let text): drawText(text, .faint, "loading")
    case .empty(let text): drawText(text, .faint, "empty")
    case .failed(let failure): drawText(failure.text, .bad, "failure")
    }
    if isRound { html.markup("</div>") }
    drawControls()
    drawDownloads()
    if let aside { draw(aside: aside) }
    html.markup("</main>")
  }
}

extension Screen {
  /// The title for the window and its history.
  fileprivate var documentTitle: String { title == Program.title ? title : "\(title) · \(Program.title)" }

  /// Whether the screen changes by itself.
  fileprivate var isLive: Bool { countdown?.wake != nil || content.isLoading || (followsStore && question == nil) }

  /// The seconds until a browser without script should reload.
  fileprivate func secondsUntilWake(at reading: Duration) -> Int? {
    if content.isLoading { return 1 }
    return countdown?.wake.map { max(1, ($0 - reading).secondsRoundedUp) }
  }
}
