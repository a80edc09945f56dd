import ArcadeDomain
import ArcadePresentation

extension HTML {
  /// Draws what stands above the screen on every page.
  mutating func drawHeader(in frame: PageFrame, _ phrases: PagePhrases) {
    let place = frame.place
    add(##"<a class="skip" href="#main">\##(phrases.skipToContent)</a><header><a class="brand" href="/""##)
    add(#"\#(literal: place.isEmpty ? " aria-current=\"page\"" : "")>Arcade</a>"#)
    if !frame.systems.isEmpty {
      add(#"<nav aria-label="\#(phrases.systems)"><ul>"#)
      for link in frame.systems {
        add(#"<li><a href="\#(exactly: link.address)""#)
        if !place.isEmpty, link.address.utf8.dropFirst().elementsEqual(place.utf8) { markup(" aria-current=\"page\"") }
        add(#">\#(link.label)</a></li>"#)
      }
      markup("</ul></nav>")
    }
    if !frame.owner.isNobody { drawOwner(in: frame, phrases) }
    markup("</header>")
  }

  /// Draws what stands beneath the screen on every page.
  mutating func drawFooter(in frame: PageFrame, _ phrases: PagePhrases) {
    add(#"<footer><p>Arcade \#(frame.version)</p>"#)
    if frame.owner.isNobody, frame.offersOwners { drawOwner(in: frame, phrases) }
    if frame.canSignOut {
      add(#"<a href="/sign-out">\#(phrases.signOut)</a>"#)
    }
    if frame.offersLanguages { drawLanguages(in: frame, phrases) }
    add(#"<button type="button" id="keys" class="quiet" hidden aria-keyshortcuts="?">\#(phrases.keys)"#)
    add(#" <kbd aria-hidden="true">?</kbd></button></footer>\#(part: Self.ends[frame.language] ?? HTML())"#)
  }

  /// What no page and no reader changes.
  private static let ends = Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0, end(of: $0.pagePhrases)) })

  private static func end(of phrases: PagePhrases) -> HTML {
    var html = HTML()
    html.drawEnd(phrases)
    return html
  }

  private mutating func drawEnd(_ phrases: PagePhrases) {
    add(#"<dialog id="help" aria-labelledby="help-title"><h2 id="help-title">\#(phrases.keys)</h2><dl>"#)
    for (key, meaning) in phrases.keyMeanings {
      add(#"<div><dt><kbd>\#(key)</kbd></dt><dd>\#(meaning)</dd></div>"#)
    }
    add(#"</dl><form method="dialog"><button>\#(phrases.close)"#)
    markup(#"</button></form></dialog><div id="live" class="unseen" aria-live="polite"></div>"#)
    add(#"<p id="lost" role="alert" hidden>\#(phrases.notReached)</p>"#)
  }

  /// Draws who it is, with the way to the page where that is said.
  private mutating func drawOwner(in frame: PageFrame, _ phrases: PagePhrases) {
    let who = phrases.name(of: "who") ?? ""
    guard frame.offersOwners else {
      add(#"<span>\#(frame.owner.name)"#)
      return markup("</span>")
    }
    markup("<a href=\"/who\"")
    if !frame.owner.isNobody { add(#" title="\#(who)""#) }
    add(#">\#(frame.owner.isNobody ? who : frame.owner.name)</a>"#)
  }

  /// Draws a button for each other language, called as its readers call it.
  private mutating func drawLanguages(in frame: PageFrame, _ phrases: PagePhrases) {
    add(#"<form class="languages" method="post" action="/language" aria-label="\#(phrases.languageLabel)""#)
    add(#"><input type="hidden" name="\#(literal: FormFields.token)" value="\#(exactly: frame.formToken)""#)
    add(#"><input type="hidden" name="\#(literal: FormFields.prefix)\#(exactly: LanguageForm.page)" value=""#)
    add(#"\#(exactly: frame.address)">"#)
    for language in Language.allCases where language != frame.language {
      add(#"<button class="quiet" name="\#(literal: FormFields.prefix)\#(exactly: LanguageForm.language)" value=""#)
      add(#"\#(exactly: language.code)" lang="\#(exactly: language.code)">\#(language.ownName)</button>"#)
    }
    markup("</form>")
  }
}

extension PageDrawing {
  /// Draws what just happened, so that it is read out.
  mutating func drawNews(_ news: [Notice]) {
    guard !news.isEmpty else { return }
    let isBad = news.contains { $0.tone == .bad }
    html.markup("<div class=\"news\" role=\"")
    if isBad { html.markup("alert") } else { html.markup("status") }
    html.markup("\">")
    for notice in news { drawText(notice.text, notice.tone, "note") }
    html.markup("</div>")
  }

  /// Draws a sentence in its tone.
  mutating func drawText(_ text: String, _ tone: Tone, _ class: StaticString) {
    html.markup("<p class=\"")
    html.markup(`class`)
    html.markup(tone.className)
    html.markup("\">")
    html.text(text)
    html.markup("</p>")
  }

  /// Draws how long is left or, where there is no end, how long it has taken; the script goes on counting.
  mutating func draw(_ countdown: Countdown, at reading: Duration) {
    let left = countdown.left(at: reading)
    html.add(#"<p class="timer" role="timer">\#(left == nil ? phrases.timePassed : phrases.timeLeft) <b"#)
    let shown = left ?? max(.zero, reading - countdown.begin)
    if left == nil {
      html.add(#" data-passed="\#(shown.milliseconds)""#)
    } else {
      html.add(#" data-left="\#(shown.milliseconds)""#)
    }
    html.markup(">")
    let seconds = left == nil ? Int(shown.components.seconds) : shown.wholeSecondsLeft
    html.add(#"\#("\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)")</b></p>"#)
  }

  /// Draws the question with its answers as buttons.
  mutating func drawQuestion(_ question: String) {
    let answers = take { $0.openFields.isEmpty }
    html.add(#"<section class="question" aria-labelledby="question"><p id="question">\#(question)"#)
    html.markup(#"</p><div class="bar">"#)
    for (index, answer) in answers.enumerated() { draw(button: answer, isFirst: index == 0) }
    html.markup("</div></section>")
  }

  /// Draws what can be taken away as a file.
  mutating func drawDownloads() {
    guard !frame.downloads.isEmpty else { return }
    html.markup("<p class=\"downloads\">")
    for link in frame.downloads {
      html.add(#"<a download href="\#(exactly: link.address)">\#(link.label)</a> "#)
    }
    html.markup("</p>")
  }
}

extension Tone {
  /// What is added to a class for it.
  var className: StaticString {
    switch self {
    case .plain: ""
    case .strong: " strong"
    case .faint: " faint"
    case .good: " good"
    case .warning: " warning"
    case .bad: " bad"
    }
  }
}
