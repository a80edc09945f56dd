import ArcadePresentation

/// The meaning of a typed line among the offers of a screen.
enum TypedCall: Hashable {
  /// An action by its word, with the texts of its fields.
  case call(Offer, [String: String])
  /// The offer is known, but its operands do not fit.
  case misused(Offer)
  /// The line has no meaning; `known` lists the words that may have been meant.
  case unknown(known: [String])

  /// Parses a line; `numbers` are those that choose the rows of the screen.
  package init(_ line: ConsoleLine, offers: [Offer], numbers: [Int: String]) {
    if let (offer, count) = Self.named(by: line, among: offers) {
      self = Self.filled(offer, with: line.words.dropFirst(count), numbers)
    } else if let usual = Self.usual(for: line, among: offers) {
      self = Self.filled(usual, with: line.words[...], numbers)
    } else {
      let codes = offers.filter { $0.weight == .usual }.flatMap { $0.typedFields.first?.choices.map(\.id) ?? [] }
      self = .unknown(known: offers.flatMap(\.names) + codes)
    }
  }

  /// Returns the offer named by the most words of the line, and the number of these words.
  package static func named(by line: ConsoleLine, among offers: [Offer]) -> (Offer, Int)? {
    let words = line.words.map { $0.lowercased() }
    let named = offers.flatMap { offer in offer.names.map { (offer, $0.split(separator: " ").map(String.init)) } }
    return named.filter { words.starts(with: $0.1) }.max { $0.1.count < $1.1.count }.map { ($0, $1.count) }
  }

  /// Returns the offer for a line without a command word: one that knows the text, else one that could take it.
  private static func usual(for line: ConsoleLine, among offers: [Offer]) -> Offer? {
    let usual = offers.filter { $0.weight == .usual }
    let text = line.words.joined(separator: " ")
    return usual.first { $0.typedFields.first?.knows(text) == true }
      ?? usual.first { $0.typedFields.first.map { fits(line, text, $0) } == true }
  }

  private static func fits(_ line: ConsoleLine, _ text: String, _ field: Field) -> Bool {
    guard let word = line.words.first else { return false }
    switch field.kind {
    case .scan: return Scan.parts(of: text) { _ in false }.code.isWholeNumber || word.contains("*") || field.knows(word)
    case .row, .rows, .code, .number: return word.isWholeNumber || field.knows(word)
    case .text, .amount: return true
    case .choice, .secret, .file, .fixed: return false
    }
  }

  /// Assigns a word to each field, and all remaining ones to the last field.
  private static func filled(_ offer: Offer, with words: ArraySlice<String>, _ numbers: [Int: String]) -> TypedCall {
    var rest = words
    var texts = offer.fixedTexts
    let fields = offer.typedFields
    for (index, field) in fields.enumerated() {
      let typed = index + 1 < fields.count ? rest.popFirst() : rest.isEmpty ? nil : rest.joined(separator: " ")
      if index + 1 == fields.count { rest = [] }
      if let typed {
        texts[field.name] = field.resolved(typed, numbers: numbers)
      } else if !field.isOptional {
        return .misused(offer)
      }
    }
    return rest.isEmpty ? .call(offer, texts) : .misused(offer)
  }
}

/// A typed line with its meaning on the screen, and with what may be repeated or remembered.
struct TypedLine {
  private static let longest = 1_000

  package let line: ConsoleLine
  package let call: TypedCall
  /// The line as it may be repeated on the output. If a key is asked for, only other commands are repeated whole.
  let echo: String
  /// Whether the line is added to the history: it holds no secret, answers no question and is in no round of a game.
  let isRemembered: Bool

  /// Parses a line among the offers of a screen with numbered rows; `isAsked` if the screen asks a question.
  package init(_ text: String, isAsked: Bool = false, offers: [Offer], numbers: [Int: String] = [:]) {
    line = ConsoleLine(text)
    call = TypedCall(line, offers: offers, numbers: numbers)
    let plain = line.echo(numbers: numbers)
    let takesSecret = offers.contains(where: \.takesSecret)
    let (isCall, holdsNoKey) =
      switch call {
      case .call(let offer, let texts): (true, !offer.takesSecret && !(takesSecret && offer.choosesNoRow(with: texts)))
      case .misused(let offer): (false, !offer.takesSecret)
      // If a key can be typed, an unknown line may be one.
      case .unknown: (false, !takesSecret)
      }
    let mayBeKey = takesSecret && !(isCall && holdsNoKey)
    echo = plain == text && mayBeKey ? line.masked : plain
    isRemembered = !isAsked && holdsNoKey && !line.words.isEmpty && text.count <= Self.longest && echo == text
  }
}

extension Offer {
  /// Whether one of its texts should choose a row, but chooses none.
  fileprivate func choosesNoRow(with texts: [String: String]) -> Bool {
    fields.contains { field in
      guard case .row(let rows) = field.kind, let text = texts[field.name] else { return false }
      return !rows.contains { $0.id == text }
    }
  }
}

extension String {
  /// Whether the text is a whole number of any size, so that a missing row is no unknown command.
  var isWholeNumber: Bool {
    let digits = hasPrefix("-") ? dropFirst() : self[...]
    return !digits.isEmpty && digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
