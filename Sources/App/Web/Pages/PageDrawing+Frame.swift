import ArcadeDomain
import ArcadePresentation

extension HTML {
  /// Draws what stands above the screen on every page.
  mutating func drawHeader(in frame: PageFrame, _ phrases: PagePhrases) {
    let place = frame.place
    markup("<a class=\"skip\" href=\"#main\">")
    text(phrases.skipToContent)
    markup("</a><header><a class=\"brand\" href=\"/\"")
    if place.isEmpty { markup(" aria-current=\"page\"") }
    markup(">Arcade</a>")
    if !frame.systems.isEmpty {
      markup("<nav")
      attribute("aria-label", phrases.systems)
      markup("><ul>")
      for link in frame.systems {
        markup("<li><a")
        attribute("href", exactly: link.address)
        if !place.isEmpty, link.address.utf8.dropFirst().elementsEqual(place.utf8) { markup(" aria-current=\"page\"") }
        markup(">")
        text(link.label)
        markup("</a></li>")
      }
      markup("</ul></nav>")
    }
    if !frame.owner.isNobody { drawOwner(in: frame, phrases) }
    markup("</header>")
  }

  /// Draws what stands beneath the screen on every page.
  mutating func drawFooter(in frame: PageFrame, _ phrases: PagePhrases) {
    markup("<footer><p>Arcade ")
    text(frame.version)
    markup("</p>")
    if frame.owner.isNobody, frame.offersOwners { drawOwner(in: frame, phrases) }
    if frame.canSignOut {
      markup("<a href=\"/sign-out\">")
      text(phrases.signOut)
      markup("</a>")
    }
    if frame.offersLanguages { drawLanguages(in: frame, phrases) }
    markup("<button type=\"button\" id=\"keys\" class=\"quiet\" hidden aria-keyshortcuts=\"?\">")
    text(phrases.keys)
    markup(" <kbd aria-hidden=\"true\">?</kbd></button></footer>")
    append(Self.ends[frame.language] ?? HTML())
  }

  /// What no page and no reader changes.
  private static let ends = Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0, end(of: $0.pagePhrases)) })

  private static func end(of phrases: PagePhrases) -> HTML {
    var html = HTML()
    html.drawEnd(phrases)
    return html
  }

  private mutating func drawEnd(_ phrases: PagePhrases) {
    markup("<dialog id=\"help\" aria-labelledby=\"help-title\"><h2 id=\"help-title\">")
    text(phrases.keys)
    markup("</h2><dl>")
    for (key, meaning) in phrases.keyMeanings {
      markup("<div><dt><kbd>")
      text(key)
      markup("</kbd></dt><dd>")
      text(meaning)
      markup("</dd></div>")
    }
    markup("</dl><form method=\"dialog\"><button>")
    text(phrases.close)
    markup("</button></form></dialog><div id=\"live\" class=\"unseen\" aria-live=\"polite\"></div>")
    markup("<p id=\"lost\" role=\"alert\" hidden>")
    text(phrases.notReached)
    markup("</p>")
  }

  /// Draws who it is, with the way to the page where that is said.
  private mutating func drawOwner(in frame: PageFrame, _ phrases: PagePhrases) {
    let who = phrases.name(of: "who") ?? ""
    guard frame.offersOwners else {
      markup("<span>")
      text(frame.owner.name)
      return markup("</span>")
    }
    markup("<a href=\"/who\"")
    if !frame.owner.isNobody { attribute("title", who) }
    markup(">")
    text(frame.owner.isNobody ? who : frame.owner.name)
    markup("</a>")
  }

  /// Draws a button for each other language, called as its readers call it.
  private mutating func drawLanguages(in frame: PageFrame, _ phrases: PagePhrases) {
    markup("<form class=\"languages\" method=\"post\" action=\"/language\"")
    attribute("aria-label", phrases.languageLabel)
    markup("><input type=\"hidden\"")
    attribute("name", literal: FormFields.token)
    attribute("value", exactly: frame.formToken)
    markup("><input type=\"hidden\"")
    attribute("name", exactly: LanguageForm.page, after: FormFields.prefix)
    attribute("value", exactly: frame.address)
    markup(">")
    for language in Language.allCases where language != frame.language {
      markup("<button class=\"quiet\"")
      attribute("name", exactly: LanguageForm.language, after: FormFields.prefix)
      attribute("value", exactly: language.code)
      attribute("lang", exactly: language.code)
      markup(">")
      text(language.ownName)
      markup("</button>")
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
    html.markup("<p class=\"timer\" role=\"timer\">")
    html.text(left == nil ? phrases.timePassed : phrases.timeLeft)
    html.markup(" <b")
    let shown = left ?? max(.zero, reading - countdown.begin)
    if left == nil {
      html.attribute("data-passed", shown.milliseconds)
    } else {
      html.attribute("data-left", shown.milliseconds)
    }
    html.markup(">")
    let seconds = left == nil ? Int(shown.components.seconds) : shown.wholeSecondsLeft
    html.text("\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)")
    html.markup("</b></p>")
  }

  /// Draws the question with its answers as buttons.
  mutating func drawQuestion(_ question: String) {
    let answers = take { $0.openFields.isEmpty }
    html.markup("<section class=\"question\" aria-labelledby=\"question\"><p id=\"question\">")
    html.text(question)
    html.markup("</p><div class=\"bar\">")
    for (index, answer) in answers.enumerated() { draw(button: answer, isFirst: index == 0) }
    html.markup("</div></section>")
  }

  /// Draws what can be taken away as a file.
  mutating func drawDownloads() {
    guard !frame.downloads.isEmpty else { return }
    html.markup("<p class=\"downloads\">")
    for link in frame.downloads {
      html.markup("<a download")
      html.attribute("href", exactly: link.address)
      html.markup(">")
      html.text(link.label)
      html.markup("</a> ")
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
