import ArcadePresentation

/// What a typed line means among the offers of a screen.
enum TypedCall: Hashable {
  /// An action by its word, with the texts of its fields.
  case call(Offer, [String: String])
  /// The offer is known, but its words do not fit.
  case misused(Offer)
  /// Nothing is meant by it; the words that may have been.
  case unknown(known: [String])

  /// Reads a line; `numbers` are those that choose the rows of the screen.
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

  /// The offer that most words of the line name, and how many they are.
  package static func named(by line: ConsoleLine, among offers: [Offer]) -> (Offer, Int)? {
    let words = line.words.map { $0.lowercased() }
    let named = offers.flatMap { offer in offer.names.map { (offer, $0.split(separator: " ").map(String.init)) } }
    return named.filter { words.starts(with: $0.1) }.max { $0.1.count < $1.1.count }.map { ($0, $1.count) }
  }

  /// The offer that a line without a word of its own is meant for: one that knows it, else one that it could fit.
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

  /// Each field takes a word, and the last one all that follow.
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

/// A typed line, understood once: with what it means where it was typed, and what may become of its text.
struct TypedLine {
  private static let longest = 1_000

  package let line: ConsoleLine
  package let call: TypedCall
  /// The line as it may be repeated on the output; where a key is asked for, only what means something else stands there
  /// whole.
  let echo: String
  /// Whether it is remembered, so that a person can have it back: nothing secret, and no answer to a question or in a
  /// round of a game.
  let isRemembered: Bool

  /// Reads a line among the offers of a screen whose rows are chosen by numbers; `isAsked` where it asks something.
  package init(_ text: String, isAsked: Bool = false, offers: [Offer], numbers: [Int: String] = [:]) {
    line = ConsoleLine(text)
    call = TypedCall(line, offers: offers, numbers: numbers)
    let plain = line.echo(numbers: numbers)
    let takesSecret = offers.contains(where: \.takesSecret)
    let (isCall, holdsNoKey) =
      switch call {
      case .call(let offer, let texts): (true, !offer.takesSecret && !(takesSecret && offer.choosesNoRow(with: texts)))
      case .misused(let offer): (false, !offer.takesSecret)
      // Where a key can be typed, what means nothing may be one.
      case .unknown: (false, !takesSecret)
      }
    let mayBeKey = takesSecret && !(isCall && holdsNoKey)
    echo = plain == text && mayBeKey ? line.masked : plain
    isRemembered = !isAsked && holdsNoKey && !line.words.isEmpty && text.count <= Self.longest && echo == text
  }
}

extension Offer {
  /// Whether one of its texts should choose a row and chooses none.
  fileprivate func choosesNoRow(with texts: [String: String]) -> Bool {
    fields.contains { field in
      guard case .row(let rows) = field.kind, let text = texts[field.name] else { return false }
      return !rows.contains { $0.id == text }
    }
  }
}

extension String {
  /// Whether it is a whole number of any size, so that one without a row is no unknown command.
  var isWholeNumber: Bool {
    let digits = hasPrefix("-") ? dropFirst() : self[...]
    return !digits.isEmpty && digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
