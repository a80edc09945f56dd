import ArcadeConsole
import ArcadePresentation

/// A page of the gate itself, the only kind that unknown visitors see.
struct GatePage {
  let language: Language

  var phrases: WebPhrases { language.webPhrases }

  /// Returns a page with a message, from which a typed form can be sent again.
  ///
  /// `also` appears beneath the message.
  func message(_ message: GateMessage, also: String? = nil, keeping kept: DeferredForm? = nil) -> WebResponse {
    page(message) { html in
      if let also { html.add("<p>\(also)</p>") }
      if message.needsAddress { html.add("<p>\(phrases.lostWindow)</p>") }
      drawWayOn(from: message, in: &html)
      guard let kept else { return }
      html.add("<p>\(phrases.typedIsKept)</p>")
      html.drawForm(to: kept.address, kept.fields) { $0.add(#"<button class="button first">\#(phrases.goOn)"#) }
    }
  }

  /// Returns a page with a button that sends a field to an address. A link preview does not press it.
  func button(_ message: GateMessage, _ label: String, to address: String, _ name: String, _ value: String)
    -> WebResponse
  {
    page(message) { html in
      html.drawForm(to: address, [.init(name: name, value: value)]) {
        $0.add(#"<button class="button first" autofocus>\#(label)"#)
      }
      drawWayOn(from: message, in: &html)
    }
  }

  /// Returns a page that asks for the pass phrase. It sends the phrase to the requested address, with the typed form.
  func login(_ message: GateMessage, to address: String, keeping kept: DeferredForm? = nil) -> WebResponse {
    page(message) { html in
      html.drawForm(to: address, kept?.fields ?? []) { html in
        html.add(
          #"<p class="field"><label for="phrase">\#(phrases.passPhrase)</label><input type="password" id="phrase""#
        )
        html.add(#" name="phrase" autocomplete="current-password" required autofocus></p>"#)
        html.add(#"<button class="button first">\#(phrases.enter)"#)
      }
    }
  }

  private func page(_ message: GateMessage, _ draw: (inout HTML) -> Void) -> WebResponse {
    let words = phrases.words(for: message)
    var html = HTML()
    html.beginDocument("\(words.title) · \(Program.title)", in: language)
    html.add(#"</head><body><header><a class="brand" href="/">\#(Program.title)</a></header>"#)
    html.add("<main><h1>\(words.title)</h1><p>\(words.sentence)</p>")
    draw(&html)
    html.markup("</main></body></html>")
    return WebResponse(html, status: message.status)
  }

  private func drawWayOn(from message: GateMessage, in html: inout HTML) {
    if message.leadsToStart { html.add(#"<p><a href="/">\#(phrases.toStart)</a></p>"#) }
  }
}

extension HTML {
  /// Draws a form with hidden fields, visible content and a button.
  fileprivate mutating func drawForm(
    to address: String,
    _ fields: [URLEncodedForm.Field],
    _ draw: (inout HTML) -> Void
  ) {
    add(#"<form method="post" action="\#(exactly: address)">"#)
    for field in fields {
      add(#"<input type="hidden" name="\#(exactly: field.name)" value="\#(exactly: field.value)">"#)
    }
    markup("<div class=\"bar\">")
    draw(&self)
    markup("</button></div></form>")
  }
}
