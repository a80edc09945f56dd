import ArcadeConsole
import ArcadePresentation

extension PageDrawing {
  /// Draws a field with its label and its current value.
  mutating func draw(_ field: Field, of offer: Offer) {
    let search = field == layout.entry?.openFields.first && offer.id == layout.entry?.id ? layout.searchAddress : nil
    let kept = frame.kept.flatMap { $0.word == offer.word ? $0.texts[field.name] : nil }
    var value = kept ?? field.value
    var quantity: String?
    if case .scan(let known) = field.kind, let whole = value {
      let (code, count) = Scan.parts(of: whole) { text in known.contains { $0.id.lowercased() == text.lowercased() } }
      // Text that was typed in another form stays as it was typed.
      if whole.hasPrefix(code), field.knows(code), kept != nil { (value, quantity) = (code, count) }
    }
    let id = "f-\(offer.word.slug)--\(field.name.slug)"
    // If a known code was rejected, its quantity was wrong or missing.
    let lacksQuantity = kept != nil && field.knows(value ?? "")
    if case .rows(let rows) = field.kind { return draw(rows, of: field, checked: value) }
    html.add(#"<p class="field"><label for="\#(id)">\#(field.label)"#)
    if field.isOptional, !(field.omitted != nil && field.isChosen) {
      html.add(#" <span class="faint">\#(field.omitted.map(phrases.whenEmpty) ?? phrases.optional)</span>"#)
    }
    html.markup("</label>")
    if field.isChosen {
      drawSelect(of: field, id: id, value: value)
    } else {
      drawInput(of: field, id: id, value: value, search: search)
    }
    html.markup("</p>")
    if case .scan = field.kind, lacksQuantity { drawQuantity(quantity, of: field, id: id) }
  }

  /// Draws a field for a missing quantity of a scanned product; it is sent under the same name, after the code.
  private mutating func drawQuantity(_ quantity: String?, of field: Field, id: String) {
    html.add(#"<p class="field"><label for="\#(id)--quantity">\#(phrases.quantity)</label>"#)
    html.add(#"<input type="text" id="\#(id)--quantity""#)
    html.add(#" name="\#(nameOf: field)""#)
    if let quantity { html.add(#" value="\#(exactly: quantity)""#) }
    html.markup(" autocomplete=\"off\" inputmode=\"decimal\" data-scan autofocus></p>")
  }

  private mutating func drawInput(of field: Field, id: String, value: String?, search: String?) {
    let verbatim: StaticString = #" autocapitalize="off" spellcheck="false""#
    var (type, value): (StaticString, String?) = ("text", value)
    var rest = HTML()
    switch field.kind {
    case .code(let known), .scan(let known):
      rest.add(#" autocomplete="off"\#(literal: verbatim)"#)
      if case .scan = field.kind { rest.markup(" data-scan") }
      // Nobody chooses among thousands of suggestions, and they would make every page large.
      if (1...500).contains(known.count) { rest.add(#" list="\#(list(known))""#) }
    case .number(let range):
      type = "number"
      rest.add(#" inputmode="numeric" step="1" min="\#(range.lowerBound)""#)
      // A browser calculates in floating point, so the largest number is left out.
      if range.upperBound < 1 << 53 { rest.add(#" max="\#(range.upperBound)""#) }
    case .amount: rest.markup(#" autocomplete="off" inputmode="decimal""#)
    case .secret:
      (type, value) = ("password", nil)
      rest.add(#" autocomplete="off"\#(literal: verbatim)"#)
    case .file: rest.markup(verbatim)
    // Earlier input or a spell checker would reveal the answer.
    case .text where isRound: rest.add(#" autocomplete="off"\#(literal: verbatim)"#)
    case .text, .row, .rows, .choice, .fixed: break
    }
    html.add(#"<input type="\#(literal: type)""#)
    begin(field, id: id)
    if let value { html.add(#" value="\#(exactly: value)""#) }
    if let search { rest.add(#" data-search="\#(exactly: search)""#) }
    html.add("\(part: rest)>")
  }

  private mutating func begin(_ field: Field, id: String) {
    html.add(#" id="\#(id)" name="\#(nameOf: field)"\#(literal: !field.isOptional ? " required" : "")"#)
  }

  private mutating func drawSelect(of field: Field, id: String, value: String?) {
    html.markup("<select")
    begin(field, id: id)
    html.markup(">")
    if field.isOptional || value == nil {
      html.add(#"<option value="">\#(field.omitted ?? "")</option>"#)
    }
    for choice in field.choices {
      html.add(#"<option value="\#(exactly: choice.id)"\#(literal: choice.id == value ? " selected" : "")>"#)
      html.add(#"\#(choice.label)</option>"#)
    }
    html.markup("</select>")
  }

  private mutating func draw(_ rows: [Choice], of field: Field, checked: String?) {
    // Without rows to tick, a heading would be useless.
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
