import ArcadeData
package import ArcadePresentation
import Foundation

/// The completions at the end of a line: the words of a screen's offers, then the values of the next field.
package struct LineCompletion {
  package struct Suggestions: Hashable {
    /// The end of the line that a completion replaces.
    package var typed = ""
    /// The texts to insert, each with its label.
    package var choices: [Choice] = []
    /// Whether all choices begin with the typed text, so that their common beginning can be filled in.
    package var begin = true
  }

  package let offers: [Offer]
  /// The ids of the rows of the screen, which can be typed instead of codes.
  package var rows: [String] = []

  /// Returns the completions for the end of a line.
  package func suggestions(for line: String) -> Suggestions {
    let words = line.split(whereSeparator: \.isWhitespace)
    let isWordBegun = line.last?.isWhitespace == false
    let whole = isWordBegun ? Array(words.dropLast()) : words
    let partial = isWordBegun ? words.last.map(String.init) ?? "" : ""
    var found = Suggestions(typed: partial, choices: names(after: whole.map { $0.lowercased() }, beginning: partial))
    let named = TypedCall.named(by: ConsoleLine(whole.joined(separator: " ")), among: offers)
    let values = values(in: line, named, whole, partial)
    // More words than those of an action are the beginning of another one's longer name.
    if found.choices.isEmpty || values.begin && values.typed == partial && whole.count == named?.1 ?? whole.count {
      found = Suggestions(
        typed: values.typed,
        choices: found.choices + values.choices.filter { value in !found.choices.contains { $0.id == value.id } },
        begin: values.begin
      )
    }
    found.choices = found.choices.filter { Self.canBeTyped($0.id) }
    return found
  }

  /// The words of offers, or the remaining ones of several words; synonyms if none fits.
  private func names(after whole: [String], beginning partial: String) -> [Choice] {
    let open = offers.filter { $0.closed == nil }
    func fitting(_ names: [String]) -> [Choice] {
      names.map { $0.split(separator: " ").map(String.init) }
        .filter { $0.count > whole.count && $0.starts(with: whole) && Self.fits($0[whole.count], partial) }
        .map { Choice($0.dropFirst(whole.count).joined(separator: " ")) }
    }
    let words = fitting(open.map(\.word))
    return words.isEmpty && !partial.isEmpty ? fitting(open.flatMap { $0.names.dropFirst() }) : words
  }

  /// The values of the field at the end of the line, for the offer that it names, else for those without a word.
  private func values(in line: String, _ named: (Offer, Int)?, _ whole: [Substring], _ partial: String) -> Suggestions {
    guard let (offer, count) = named else {
      guard !line.allSatisfy(\.isWhitespace) else { return Suggestions(typed: partial) }
      let fields = offers.filter { $0.weight == .usual && $0.closed == nil }.compactMap(\.typedFields.first)
      return suggestions(in: fields, for: Self.text(of: line, from: whole.first, else: partial), partial)
    }
    if offer.leadsOutside {
      return Suggestions(typed: partial, choices: [Choice("--open")].filter { Self.fits($0.id, partial) })
    }
    guard let last = offer.typedFields.indices.last else { return Suggestions(typed: partial) }
    let index = min(whole.count - count, last)
    let start = whole.dropFirst(count + index).first
    let text = index == last ? Self.text(of: line, from: start, else: partial) : partial
    return suggestions(in: [offer.typedFields[index]], for: text, partial)
  }

  private func suggestions(in fields: [Field], for text: String, _ partial: String) -> Suggestions {
    var (typed, text) = (text, text)
    if fields.contains(where: \.takesSeveral) { (typed, text) = (partial, partial) }
    if fields.contains(where: \.isScan), let star = text.lastIndex(of: "*") {
      text = String(text[text.index(after: star)...])
      typed = text
    }
    let values = fields.flatMap { $0.values(beside: rows, after: text) }
    let begun = values.filter { Self.fits($0.id, text) }
    if !begun.isEmpty { return Suggestions(typed: typed, choices: begun) }
    // If no value matches, labels are matched instead.
    return Suggestions(typed: typed, choices: values.filter { Self.fits($0.label, text) }, begin: false)
  }

  /// The text of the line from a word on.
  private static func text(of line: String, from start: Substring?, else partial: String) -> String {
    start.map { String(line[$0.startIndex...]) } ?? partial
  }

  private static func fits(_ word: String, _ beginning: String) -> Bool {
    SearchKey.of(word).hasPrefix(SearchKey.of(beginning))
  }

  /// Whether a text is parsed from a line unchanged, and steers no terminal.
  private static func canBeTyped(_ text: String) -> Bool {
    !text.isEmpty && text.sanitized == text && ConsoleLine(text).words.joined(separator: " ") == text
  }
}

extension LineCompletion.Suggestions {
  /// The common beginning of all choices; never shorter than the typed text.
  var common: String {
    guard begin, let first = choices.first?.id else { return typed }
    let shared = choices.dropFirst().reduce(first) { String(zip($0, $1.id).prefix { $0 == $1 }.map(\.0)) }
    return shared.count < typed.count ? typed : shared
  }
}

extension Field {
  fileprivate var takesSeveral: Bool { if case .rows = kind { true } else { false } }
  fileprivate var isScan: Bool { if case .scan = kind { true } else { false } }

  /// The values that can be typed for the field; `rows` are those of the screen.
  fileprivate func values(beside rows: [String], after text: String) -> [Choice] {
    switch kind {
    case .row(let choices), .rows(let choices):
      // A number chooses by position, so an id that is a number would choose something else.
      choices.enumerated().map { index, choice in
        choice.id.isWholeNumber || choice.id.contains(where: \.isWhitespace)
          ? Choice(String(index + firstNumber), choice.label) : choice
      }
    case .code(let known), .scan(let known):
      // The name of one of several identical lines cannot be typed; its row can.
      known.isEmpty
        ? rows.map { Choice($0) }
        : known.map { choice in
          guard choice.id.contains(" "), let row = rows.firstIndex(of: choice.id) else { return choice }
          return Choice(String(row + 1), choice.label)
        }
    case .choice(let choices): choices
    case .text: text.isEmpty ? value.map { [Choice($0)] } ?? [] : []
    case .number, .amount, .secret, .file, .fixed: []
    }
  }
}

extension ConsoleOutput {
  /// Lists completions, as far as the screen has room: words side by side, others beside their labels.
  package func suggestions(_ choices: [Choice]) {
    let room = max(1, height - 4)
    let isNamed = choices.contains { $0.label != $0.id }
    let widest = choices.map { DisplayWidth.columns(of: $0.id) }.max() ?? 0
    var lines =
      isNamed
      ? choices.map { "\(DisplayWidth.padded($0.id, to: widest))  \($0.label.sanitized)" }
      : sideBySide(choices.map(\.id), widest + 2)
    if lines.count > room { lines = lines.prefix(room - 1) + ["…"] }
    for text in lines { line(DisplayWidth.cut(text, to: width)) }
  }

  private func sideBySide(_ words: [String], _ columns: Int) -> [String] {
    let perLine = max(1, (width + 2) / columns)
    return stride(from: 0, to: words.count, by: perLine).map { start in
      let row = words[start..<min(start + perLine, words.count)]
      return row.dropLast().map { DisplayWidth.padded($0, to: columns) }.joined() + (row.last ?? "")
    }
  }
}
