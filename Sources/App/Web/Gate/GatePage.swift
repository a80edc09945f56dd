import ArcadePresentation

/// A page that the gate itself makes: who is not let in sees nothing else.
struct GatePage {
  let language: Language

  /// A page that says why there is nothing else; what was typed can be sent again from it.
  ///
  /// `also` stands beneath it.
  func message(_ message: GateMessage, also: String? = nil, keeping kept: KeptForm? = nil) -> WebResponse {
    let phrases = language.webPhrases
    let words = phrases.words(for: message)
    let link = message.leadsToStart ? "<p><a href=\"/\">\(Self.escaped(phrases.toStart))</a></p>" : ""
    let form =
      kept.map { kept in
        """
        <p>\(Self.escaped(phrases.typedIsKept))</p>
        <form method="post" action="\(Self.escaped(kept.address))">
        \(Self.fields(of: kept))
        <button>\(Self.escaped(phrases.goOn))</button>
        </form>
        """
      } ?? ""
    let more = also.map { "<p>\(Self.escaped($0))</p>" } ?? ""
    return gatePage(message.status, words.title, words.sentence, more + link + form)
  }

  /// A page with one button, which sends a field to an address: a press means it, and what only looks at pages does not press.
  func button(_ message: GateMessage, _ label: String, to address: String, _ name: String, _ value: String)
    -> WebResponse
  {
    let words = language.webPhrases.words(for: message)
    let form = """
      <form method="post" action="\(Self.escaped(address))">
      <input type="hidden" name="\(Self.escaped(name))" value="\(Self.escaped(value))">
      <button autofocus>\(Self.escaped(label))</button>
      </form>
      """
    let link = message.leadsToStart ? "<p><a href=\"/\">\(Self.escaped(language.webPhrases.toStart))</a></p>" : ""
    return gatePage(message.status, words.title, words.sentence, form + link)
  }

  /// A page that asks for the pass phrase, and sends it to the address that was asked for, beside what was typed there.
  func login(_ message: GateMessage, to address: String, keeping kept: KeptForm? = nil) -> WebResponse {
    let phrases = language.webPhrases
    let words = phrases.words(for: message)
    let form = """
      <form method="post" action="\(Self.escaped(address))">
      \(kept.map(Self.fields) ?? "")
      <label for="phrase">\(Self.escaped(phrases.passPhrase))</label>
      <input type="password" id="phrase" name="phrase" autocomplete="current-password" required autofocus>
      <button>\(Self.escaped(phrases.enter))</button>
      </form>
      """
    return gatePage(message.status, words.title, words.sentence, form)
  }

  /// The one place where these pages are drawn.
  func gatePage(_ status: Int, _ title: String, _ sentence: String, _ rest: String = "") -> WebResponse {
    let document = """
      <!DOCTYPE html>
      <html lang="\(language.code)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(Self.escaped(title)) · Arcade</title>
      <link rel="stylesheet" href="/style.css">
      </head>
      <body>
      <main>
      <h1>\(Self.escaped(title))</h1>
      <p>\(Self.escaped(sentence))</p>
      \(rest)
      </main>
      </body>
      </html>

      """
    return WebResponse(status, type: "text/html; charset=utf-8", Array(document.utf8))
  }

  private static func fields(of kept: KeptForm) -> String {
    kept.fields.map { "<input type=\"hidden\" name=\"\(escaped($0.name))\" value=\"\(escaped($0.value))\">" }
      .joined(separator: "\n")
  }

  /// By scalars, as a mark together with an accent on it is another character.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
