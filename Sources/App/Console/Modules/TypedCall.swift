import ArcadePresentation

/// What a typed line means among the offers of a screen.
enum TypedCall: Hashable {
  /// An action by its word, with a text for each of its fields.
  case call(String, [String?])
  /// The offer is known, but its words do not fit.
  case misused(Offer)
  /// Nothing is meant by it; the words that may have been.
  case unknown(known: [String])

  /// Reads a line; a number chooses a row of `numberedRows` where the screen shows such.
  init(_ line: ConsoleLine, offers: [Offer], numberedRows: [String]) {
    let reader = OfferReader(numberedRows: numberedRows, codes: offers.flatMap(\.codes))
    if let named = offers.first(where: { $0.isNamed(line.command) }) {
      self = reader.fill(named, with: line.arguments)
    } else if let usual = offers.first(where: { $0.weight == .usual && reader.fits(line, in: $0) }) {
      self = reader.fill(usual, with: line.words[...])
    } else {
      let words = offers.flatMap { [$0.word] + $0.aliases }
      let codes = offers.filter { $0.weight == .usual }.flatMap { $0.openFields.first?.choices.map(\.id) ?? [] }
      self = .unknown(known: words + codes)
    }
  }
}

/// Gives the words of a line to the fields of an offer.
private struct OfferReader {
  let numberedRows: [String]
  /// What any offer of the screen knows as a code.
  let codes: [String]

  /// Whether a line that names no action can be meant for an offer.
  func fits(_ line: ConsoleLine, in offer: Offer) -> Bool {
    guard let field = offer.openFields.first, let word = line.words.first else { return false }
    switch field.kind {
    case .scan:
      let code = Scan.parts(of: line.words.joined(separator: " ")) { self.code($0) != nil }.code
      return field.id(of: code) != nil || code.isWholeNumber || line.words[0].contains("*")
    case .row, .code: return field.id(of: word) != nil || word.isWholeNumber
    case .choice: return field.id(of: word) != nil
    case .number: return word.isWholeNumber
    case .text: return true
    case .secret, .file, .fixed: return false
    }
  }

  func fill(_ offer: Offer, with words: ArraySlice<String>) -> TypedCall {
    var rest = words
    var texts: [String?] = []
    for field in offer.fields {
      switch field.kind {
      case .fixed(let value): texts.append(value)
      case .text, .secret, .file, .scan:
        texts.append(rest.isEmpty ? nil : resolve(rest.joined(separator: " "), in: field))
        rest = []
      case .row, .code, .choice, .number: texts.append(rest.popFirst().map { resolve($0, in: field) })
      }
      if texts.last == .some(nil), !field.isOptional { return .misused(offer) }
    }
    return rest.isEmpty ? .call(offer.word, texts) : .misused(offer)
  }

  /// The id that a text means: a code wins over the number of a row.
  private func resolve(_ text: String, in field: Field) -> String {
    switch field.kind {
    case .scan:
      let (code, pieces) = Scan.parts(of: text) { self.code($0) != nil }
      let id = id(of: code)
      return pieces.map { "\(id) \($0)" } ?? id
    case .code: return id(of: text)
    case .row: return field.choices.row(numbered: text)?.id ?? field.id(of: text) ?? text
    case .choice: return field.id(of: text) ?? text
    case .number, .text, .secret, .file, .fixed: return text
    }
  }

  private func id(of text: String) -> String { code(text) ?? numberedRows.row(numbered: text) ?? text }

  private func code(_ text: String) -> String? {
    let wanted = text.lowercased()
    return codes.first { $0.lowercased() == wanted }
  }
}

extension Offer {
  /// The codes that its fields know.
  fileprivate var codes: [String] {
    fields.flatMap { field in
      switch field.kind {
      case .scan(let known), .code(let known): known.map(\.id)
      default: [String]()
      }
    }
  }
}

extension Field {
  /// The id among what can be chosen that a text is, without regard to case.
  fileprivate func id(of text: String) -> String? {
    let wanted = text.lowercased()
    return choices.first { $0.id.lowercased() == wanted }?.id
  }
}
