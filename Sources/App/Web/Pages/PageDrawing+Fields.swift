import ArcadePresentation

extension PageDrawing {
  /// Draws a field with its label, and with what stands in it now.
  mutating func draw(_ field: Field, of offer: Offer) {
    let kept = frame.kept.flatMap { $0.word == offer.word ? $0.texts[field.name] : nil }
    var value = kept ?? field.value
    var quantity: String?
    if case .scan(let known) = field.kind, let whole = value {
      let (code, count) = Scan.parts(of: whole) { text in known.contains { $0.id.lowercased() == text.lowercased() } }
      // What was typed in another way stays as it was typed.
      if whole.hasPrefix(code) { (value, quantity) = (code, count) }
    }
    let id = "f-\(offer.word.slug)--\(field.name.slug)"
    if case .rows(let rows) = field.kind { return draw(rows, of: field, checked: value) }
    html.add(#"<p class="field"><label for="\#(id)">\#(field.label)"#)
    if field.isOptional, !(field.omitted != nil && field.isChosen) {
      html.add(#" <span class="faint">\#(field.omitted.map(phrases.whenEmpty) ?? phrases.optional)</span>"#)
    }
    html.markup("</label>")
    switch field.kind {
    case .row(let choices), .choice(let choices): draw(choices, of: field, id: id, value: value)
    case .code(let known), .scan(let known): draw(known, typedInto: field, id: id, value: value)
    case .number(let range): draw(range, of: field, id: id, value: value)
    case .amount, .text, .file: drawInput("text", of: field, id: id, value: value)
    case .secret: drawInput("password", of: field, id: id, value: nil)
    case .rows, .fixed: break
    }
    html.markup("</p>")
    if case .scan = field.kind { drawQuantity(quantity, of: field, id: id) }
  }

  /// How much of what is scanned; it is sent under the same name, behind the code.
  private mutating func drawQuantity(_ quantity: String?, of field: Field, id: String) {
    html.add(#"<p class="field"><label for="\#(id)--quantity">\#(phrases.quantity) <span class="faint">"#)
    html.add(#"\#(phrases.whenEmpty("1"))</span></label><input type="text" id="\#(id)--quantity""#)
    html.add(#" name="\#(nameOf: field)""#)
    if let quantity { html.add(#" value="\#(exactly: quantity)""#) }
    html.markup(" autocomplete=\"off\" inputmode=\"decimal\" data-scan></p>")
  }

  private mutating func drawInput(_ type: StaticString, of field: Field, id: String, value: String?) {
    beginInput(type, of: field, id: id, value: value)
    if field.kind == .secret { html.markup(" autocomplete=\"off\"") }
    if field.kind == .amount { html.markup(" autocomplete=\"off\" inputmode=\"decimal\"") }
    if field.kind == .file || field.kind == .secret { html.markup(" autocapitalize=\"off\" spellcheck=\"false\"") }
    html.markup(">")
  }

  private mutating func beginInput(_ type: StaticString, of field: Field, id: String, value: String?) {
    html.add(#"<input type="\#(literal: type)""#)
    begin(field, id: id)
    if let value { html.add(#" value="\#(exactly: value)""#) }
  }

  private mutating func begin(_ field: Field, id: String) {
    html.add(#" id="\#(id)" name="\#(nameOf: field)"\#(literal: !field.isOptional ? " required" : "")"#)
  }

  private mutating func draw(_ known: [Choice], typedInto field: Field, id: String, value: String?) {
    // Nobody chooses among thousands, and they would make every page large.
    let list = known.isEmpty || known.count > 500 ? nil : self.list(known)
    beginInput("text", of: field, id: id, value: value)
    html.markup(" autocomplete=\"off\" autocapitalize=\"off\" spellcheck=\"false\"")
    if case .scan = field.kind { html.markup(" data-scan") }
    if let list { html.add(#" list="\#(list)""#) }
    html.markup(">")
  }

  private mutating func draw(_ range: ClosedRange<Int>, of field: Field, id: String, value: String?) {
    beginInput("number", of: field, id: id, value: value)
    html.add(#" inputmode="numeric" step="1" min="\#(range.lowerBound)""#)
    // A browser calculates with floating point, and so not with the largest number.
    if range.upperBound < 1 << 53 { html.add(#" max="\#(range.upperBound)""#) }
    html.markup(">")
  }

  private mutating func draw(_ choices: [Choice], of field: Field, id: String, value: String?) {
    html.markup("<select")
    begin(field, id: id)
    html.markup(">")
    if field.isOptional || value == nil {
      html.add(#"<option value="">\#(field.omitted ?? "")</option>"#)
    }
    for choice in choices {
      html.add(#"<option value="\#(exactly: choice.id)"\#(literal: choice.id == value ? " selected" : "")>"#)
      html.add(#"\#(choice.label)</option>"#)
    }
    html.markup("</select>")
  }

  private mutating func draw(_ rows: [Choice], of field: Field, checked: String?) {
    // Where nothing can be ticked, a heading would be about nothing.
    guard !rows.isEmpty else { return }
    let checked = Set((checked ?? "").split(separator: " ").map(String.init))
    html.add(#"<fieldset><legend>\#(field.label)</legend>"#)
    for row in rows {
      html.add(#"<label><input type="checkbox" name="\#(nameOf: field)" value="\#(exactly: row.id)""#)
      html.add(#"\#(literal: checked.contains(row.id) ? " checked" : "")> \#(row.label)</label>"#)
    }
    html.markup("</fieldset>")
  }
}
