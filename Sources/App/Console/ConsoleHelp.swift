import ArcadeDomain
import ArcadePresentation

/// Shows what can be typed on a screen.
struct ConsoleHelp {
  package let output: ConsoleOutput
  package let phrases: ConsolePhrases
  /// The words of systems, with their summaries.
  package let systems: [Choice]
  /// The words of the systems in which a key can be typed.
  let secretive: Set<Choice.ID>

  /// Lists what can be done on a screen, and on every screen.
  package func show(of top: any ConsoleModule) { list(top.offers + phrases.everywhere) }

  /// Prompts for a line on the topmost screen, with its completion if the line is edited.
  package func prompt(on top: any ConsoleModule, for lines: any LineSource) {
    guard lines.isEdited else { return output.prompt() }
    output.flush()
    let system = Address(top.address)?.parts.first
    lines.expect(completion(on: top), in: system ?? "menu")
  }

  /// The completion of a line on a screen: its own offers, and those of every screen.
  private func completion(on top: any ConsoleModule) -> LineCompletion {
    guard !top.isAsking else { return LineCompletion(offers: top.offers) }
    let offers = offers(on: top)
    let known = offers.map { Choice($0.word) }
    return LineCompletion(
      // The only command of every screen with an operand.
      offers: offers.map {
        guard $0.word == "help" else { return $0 }
        return Offer($0.word, $0.label, fields: [Field("command", $0.label, .choice(known), isOptional: true)])
      },
      rows: top.numbers.sorted { $0.key < $1.key }.map(\.value)
    )
  }

  package func show(of top: any ConsoleModule, on word: String) {
    guard let offer = offers(on: top).first(where: { $0.word == word }) else {
      return reportUnknown(ConsoleLine(word), on: top, alsoKnown: [])
    }
    list([offer])
    if let example = offer.example { output.paragraph(phrases.forExample(example)) }
  }

  /// Reports that a line is typed in another way, or that its first word is unknown, with a suggestion.
  func reportUnknown(_ line: ConsoleLine, on top: any ConsoleModule, alsoKnown: [String]) {
    if let sentence = inTwoLines(line, on: top) { return output.paragraph(sentence, .warning) }
    let offers = offers(on: top)
    let meant =
      offers.first { $0.word == line.command }.map { [$0] }
      ?? offers.filter { $0.word.hasPrefix("\(line.command) ") }
    guard meant.isEmpty else {
      return output.paragraph(phrases.typedLike(meant.map(\.usage).joined(separator: " | ")), .warning)
    }
    let word = line.words.first ?? ""
    let known = offers.map(\.word) + alsoKnown
    let called = offers.first { $0.alsoCalled.contains(line.command) }
    let near =
      called.map { ([$0.word] + line.arguments).joined(separator: " ") } ?? NearestMatch.of(word, among: known)
    output.paragraph(phrases.unknownCommand(word, nearest: Int(word) == nil ? near : nil), .warning)
  }

  /// Returns how to split a line that begins with the word of a system in two lines; nil for any other line.
  func inTwoLines(_ line: ConsoleLine, on top: any ConsoleModule) -> String? {
    guard !line.arguments.isEmpty, let system = systems.first(where: { $0.id == line.command })?.id else { return nil }
    let own = top.offers.first { $0.names.contains(system) }
    guard own == nil || own?.address == "/\(system)" else { return nil }
    // The value of a setting may be a key.
    return phrases.inTwoLines(system, then: secretive.contains(system) ? ConsoleLine(line.rest).masked : line.rest)
  }

  private func list(_ offers: [Offer]) { output.definitions(offers.map { ($0.usage, $0.summary(phrases)) }) }

  /// All offers: those of a screen, those of every screen, and the words of the systems.
  private func offers(on top: any ConsoleModule) -> [Offer] {
    let own = top.offers
    let others = phrases.everywhere + systems.map { Offer($0.id, $0.label) }
    return own + others.filter { other in !own.contains { $0.names.contains(other.word) } }
  }
}
