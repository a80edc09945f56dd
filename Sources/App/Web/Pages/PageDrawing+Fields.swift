import ArcadePresentation

extension PageDrawing {
  /// Draws a field with its label, and with what stands in it now.
  mutating func draw(_ field: Field, of offer: Offer) {
    let kept = frame.kept.flatMap { $0.word == offer.word ? $0.texts[field.name] : nil }
    let value = kept ?? field.value
    let id = "f-\(offer.word.slug)--\(field.name.slug)"
    if case .rows(let rows) = field.kind { return draw(rows, of: field, checked: value) }
    html.markup("<p class=\"field\"><label")
    html.attribute("for", id)
    html.markup(">")
    html.text(field.label)
    if field.isOptional, !(field.omitted != nil && field.isChosen) {
      html.markup(" <span class=\"faint\">")
      html.text(field.omitted.map(phrases.whenEmpty) ?? phrases.optional)
      html.markup("</span>")
    }
    html.markup("</label>")
    switch field.kind {
    case .row(let choices), .choice(let choices): draw(choices, of: field, id: id, value: value)
    case .code(let known): draw(known, typedInto: field, id: id, value: value, isScanned: false)
    case .scan(let known): draw(known, typedInto: field, id: id, value: value, isScanned: true)
    case .number(let range): draw(range, of: field, id: id, value: value)
    case .amount, .text: drawInput("text", of: field, id: id, value: value)
    case .secret: drawInput("password", of: field, id: id, value: nil)
    case .file: drawInput("text", of: field, id: id, value: value)
    case .rows, .fixed: break
    }
    html.markup("</p>")
  }

  private mutating func drawInput(_ type: StaticString, of field: Field, id: String, value: String?) {
    beginInput(type, of: field, id: id, value: value)
    if field.kind == .secret { html.markup(" autocomplete=\"off\"") }
    if field.kind == .amount { html.markup(" autocomplete=\"off\" inputmode=\"decimal\"") }
    if field.kind == .file || field.kind == .secret { html.markup(" autocapitalize=\"off\" spellcheck=\"false\"") }
    html.markup(">")
  }

  private mutating func beginInput(_ type: StaticString, of field: Field, id: String, value: String?) {
    html.markup("<input type=\"")
    html.markup(type)
    html.markup("\"")
    begin(field, id: id)
    if let value { html.attribute("value", exactly: value) }
  }

  private mutating func begin(_ field: Field, id: String) {
    html.attribute("id", id)
    html.attribute("name", of: field)
    if !field.isOptional { html.markup(" required") }
  }

  private mutating func draw(
    _ known: [Choice],
    typedInto field: Field,
    id: String,
    value: String?,
    isScanned: Bool
  ) {
    let list = known.isEmpty ? nil : self.list(known)
    beginInput("text", of: field, id: id, value: value)
    html.markup(" autocomplete=\"off\" autocapitalize=\"off\" spellcheck=\"false\"")
    if isScanned { html.markup(" data-scan") }
    if let list { html.attribute("list", list) }
    html.markup(">")
  }

  private mutating func draw(_ range: ClosedRange<Int>, of field: Field, id: String, value: String?) {
    beginInput("number", of: field, id: id, value: value)
    html.markup(" inputmode=\"numeric\" step=\"1\"")
    html.attribute("min", range.lowerBound)
    // A browser calculates with floating point, and so not with the largest number.
    if range.upperBound < 1 << 53 { html.attribute("max", range.upperBound) }
    html.markup(">")
  }

  private mutating func draw(_ choices: [Choice], of field: Field, id: String, value: String?) {
    html.markup("<select")
    begin(field, id: id)
    html.markup(">")
    if field.isOptional || value == nil {
      html.markup("<option value=\"\">")
      html.text(field.omitted ?? "")
      html.markup("</option>")
    }
    for choice in choices {
      html.markup("<option")
      html.attribute("value", exactly: choice.id)
      if choice.id == value { html.markup(" selected") }
      html.markup(">")
      html.text(choice.label)
      html.markup("</option>")
    }
    html.markup("</select>")
  }

  private mutating func draw(_ rows: [Choice], of field: Field, checked: String?) {
    // Where nothing can be ticked, a heading would be about nothing.
    guard !rows.isEmpty else { return }
    let checked = Set((checked ?? "").split(separator: " ").map(String.init))
    html.markup("<fieldset><legend>")
    html.text(field.label)
    html.markup("</legend>")
    for row in rows {
      html.markup("<label><input type=\"checkbox\"")
      html.attribute("name", of: field)
      html.attribute("value", exactly: row.id)
      if checked.contains(row.id) { html.markup(" checked") }
      html.markup("> ")
      html.text(row.label)
      html.markup("</label>")
    }
    html.markup("</fieldset>")
  }
}

extension Field {
  /// Whether its value is one of a list, of which what leaving it out means can be the first.
  fileprivate var isChosen: Bool {
    switch kind {
    case .row, .choice: true
    case .rows, .code, .scan, .number, .amount, .text, .secret, .file, .fixed: false
    }
  }
}
