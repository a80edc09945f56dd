import ArcadeConsole
import ArcadeDomain
import ArcadePresentation

extension HTML {
  /// Draws the header above the screen on every page.
  mutating func drawHeader(in frame: PageFrame, _ phrases: PagePhrases) {
    add(##"<a class="skip" href="#main">\##(phrases.skipToContent)</a><header><a class="brand" href="/""##)
    add(#"\#(literal: frame.place.isEmpty ? " aria-current=\"page\"" : "")>\#(Program.title)</a>"#)
    if !frame.systems.isEmpty {
      add(#"<nav aria-label="\#(phrases.systems)"><ul>"#)
      for link in frame.systems {
        let isHere = !frame.place.isEmpty && link.address == "/\(frame.place)"
        add(#"<li><a href="\#(exactly: link.address)"\#(literal: isHere ? " aria-current=\"page\"" : "")>"#)
        add("\(link.label)</a></li>")
      }
      markup("</ul></nav>")
    }
    if !frame.owner.isNobody { drawOwner(in: frame, phrases) }
    markup("</header>")
  }

  /// Draws the footer beneath the screen on every page.
  mutating func drawFooter(in frame: PageFrame, _ phrases: PagePhrases) {
    add(#"<footer><p>\#(Program.title) \#(frame.version)</p>"#)
    if frame.owner.isNobody, frame.offersOwners { drawOwner(in: frame, phrases) }
    if frame.canSignOut { add(#"<a href="/sign-out">\#(phrases.signOut)</a>"#) }
    if frame.offersLanguages { drawLanguages(in: frame, phrases) }
    add(#"<button type="button" id="keys" class="quiet" hidden aria-keyshortcuts="?">\#(phrases.keys)"#)
    add(#" <kbd aria-hidden="true">?</kbd></button></footer><dialog id="help" aria-labelledby="help-title">"#)
    add(#"<h2 id="help-title">\#(phrases.keys)</h2><dl>"#)
    for (key, meaning) in phrases.keyMeanings { add("<div><dt><kbd>\(key)</kbd></dt><dd>\(meaning)</dd></div>") }
    add(#"</dl><form method="dialog"><button>\#(phrases.close)</button></form></dialog>"#)
    add(#"<div id="live" class="unseen" aria-live="polite"></div><p id="lost" role="alert" hidden>"#)
    add(#"\#(phrases.notReached)</p><p id="waits" role="status" hidden data-one="\#(phrases.oneScanWaits)""#)
    add(#" data-many="\#(phrases.scansWait)"></p>"#)
  }

  /// Draws the name of the user, with a link to the page that changes it.
  private mutating func drawOwner(in frame: PageFrame, _ phrases: PagePhrases) {
    guard frame.offersOwners else { return add("<span>\(frame.owner.name)</span>") }
    let who = phrases.who
    if frame.owner.isNobody {
      add(#"<a href="/who">\#(who)</a>"#)
    } else {
      add(#"<a href="/who" title="\#(who)">\#(frame.owner.name)</a>"#)
    }
  }
}

extension PageDrawing {
  /// Draws the news as a live region, so that it is read aloud.
  mutating func drawNews(_ news: [Notice], _ class: StaticString) {
    guard !news.isEmpty else { return }
    let isBad = news.contains { $0.tone == .bad }
    html.add(#"<div class="\#(literal: `class`)" role="\#(literal: isBad ? "alert" : "status")">"#)
    for notice in news { drawText(notice.text, notice.tone, "note") }
    html.markup("</div>")
  }

  /// Draws the score of a game. In a round its place is reserved before the first verdict, so that nothing moves.
  mutating func draw(_ scoreboard: Scoreboard) {
    guard isRound || scoreboard.verdict != nil else { return }
    html.markup("<section class=\"score\">")
    if let verdict = scoreboard.verdict {
      if let picture = scoreboard.picture, let address = frame.picture(picture) {
        html.markup("<figure>")
        drawImage(address, "")
        html.add("<figcaption>\(picture.words)</figcaption></figure>")
      }
      html.add(#"<p class="verdict\#(literal: verdict.tone.className)" role="status">"#)
      html.add(#"<span aria-hidden="true">\#(literal: verdict.tone.sign)</span> \#(verdict.text)</p>"#)
    }
    if !scoreboard.score.isEmpty {
      html.markup("<p>")
      for (place, fact) in scoreboard.score.enumerated() {
        html.add("\(literal: place > 0 ? " · " : "")\(fact.label) <b>\(fact.value)</b>")
      }
      html.markup("</p>")
    }
    html.markup("</section>")
  }

  /// Draws the time left or, without a limit, the time taken; the script continues counting.
  mutating func draw(_ countdown: Countdown, at reading: Duration) {
    let left = countdown.left(at: reading)
    let shown = left ?? max(.zero, reading - countdown.begin)
    let seconds = left == nil ? Int(shown.components.seconds) : shown.secondsRoundedUp
    html.add(#"<p class="timer" role="timer">\#(left == nil ? phrases.timePassed : phrases.timeLeft) <b"#)
    html.add(#" data-\#(literal: left == nil ? "passed" : "left")="\#(Int(shown.wholeMilliseconds))">"#)
    html.add(#"\#(seconds / 60):\#(literal: seconds % 60 < 10 ? "0" : "")\#(seconds % 60)</b></p>"#)
  }

  /// Draws the question with its answers as buttons, the default first.
  ///
  /// An answer that deletes for good is never the default. If an answer reports what happened elsewhere, there is
  /// none.
  mutating func draw(_ question: String, answeredBy offers: [Offer]) {
    var answers = offers.filter(\.openFields.isEmpty)
    let hasFirst = !answers.contains { $0.emphasis == .attests }
    let first = answers.firstIndex { $0.weight == .usual } ?? answers.firstIndex { $0.emphasis != .destroys }
    if hasFirst, let first { answers.insert(answers.remove(at: first), at: 0) }
    html.add(#"<section class="question" aria-labelledby="question"><p id="question">\#(question)</p>"#)
    html.add(#"<div class="bar\#(literal: hasFirst ? "" : " apart")">"#)
    for (index, answer) in answers.enumerated() { draw(button: hasFirst && index == 0 ? answer.asFirst : answer) }
    html.markup("</div></section>")
  }

  /// Draws the links to downloads.
  mutating func drawDownloads() {
    guard !frame.downloads.isEmpty else { return }
    html.markup("<p class=\"downloads\">")
    for link in frame.downloads { html.add(#"<a download href="\#(exactly: link.address)">\#(link.label)</a> "#) }
    html.markup("</p>")
  }
}

extension Tone {
  /// The sign of the verdict on an answer.
  fileprivate var sign: StaticString {
    switch self {
    case .good: "✓"
    case .bad: "✗"
    case .plain, .strong, .faint, .warning: "–"
    }
  }

  /// The suffix of a class for the tone.
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
