import ArcadeDomain
import ArcadePresentation

/// Says what can be typed on a screen.
struct ConsoleHelp {
  let output: ConsoleOutput
  let phrases: any ConsolePhrases
  let systems: [ConsoleSystem]

  /// Lists the commands of a screen, and those of every screen.
  func show(of top: any ConsoleModule) {
    output.definitions((top.commands + phrases.everywhere).map { ($0.usage, $0.summary) })
  }

  /// Asks for a line on the topmost screen; where it is edited, with what completes it.
  func prompt(on stack: [any ConsoleModule], for lines: any LineSource) {
    guard lines.isEdited, let top = stack.last else { return output.prompt() }
    output.flush()
    let system = Address(top.address)?.parts.first
    lines.expect(completion(on: top), in: system ?? "menu")
  }

  /// What completes a line on a screen: its own offers, and what works on every screen.
  private func completion(on top: any ConsoleModule) -> LineCompletion {
    let own = top.offers
    guard !top.isAsking else { return LineCompletion(offers: own) }
    let others = (phrases.everywhere.map { ($0.word, $0.summary) } + systems.map { ($0.word, $0.summary) })
      .filter { word, _ in !own.contains { $0.names.contains(word) } }
    let known = (own.map(\.word) + others.map(\.0)).map { Choice($0) }
    return LineCompletion(
      offers: own
        + others.map { word, summary in
          // The one command of every screen that takes something.
          Offer(
            word,
            summary,
            fields: word == "help" ? [Field("command", summary, .choice(known), isOptional: true)] : []
          )
        },
      rows: top.rows
    )
  }

  /// Explains one command, with an example.
  func show(of top: any ConsoleModule, on word: String) {
    guard let command = commands(of: top).first(where: { $0.word == word }) else {
      return reportUnknown(ConsoleLine(word), on: top, alsoKnown: [])
    }
    output.definitions([(command.usage, command.summary)])
    if let example = command.example { output.paragraph(phrases.forExample(example)) }
  }

  /// Says that a line is typed in another way, or that its first word is not known and which one may have been meant.
  func reportUnknown(_ line: ConsoleLine, on top: any ConsoleModule, alsoKnown: [String]) {
    let commands = commands(of: top)
    let meant =
      commands.first { $0.word == line.command }.map { [$0] }
      ?? commands.filter { $0.word.hasPrefix("\(line.command) ") }
    guard meant.isEmpty else {
      return output.paragraph(phrases.typedLike(meant.map(\.usage).joined(separator: " | ")), .warning)
    }
    let word = line.words.first ?? ""
    let known = commands.map(\.word) + alsoKnown
    output.paragraph(
      phrases.unknownCommand(word, nearest: Int(word) == nil ? NearestMatch.of(word, among: known) : nil),
      .warning
    )
  }

  /// The commands of a screen, those of every screen, and those that lead to a system.
  private func commands(of top: any ConsoleModule) -> [ConsoleCommand] {
    let own = top.commands
    return own
      + (phrases.everywhere + systems.map { ConsoleCommand($0.word, "", $0.summary) }).filter { command in
        !own.contains { $0.word == command.word }
      }
  }
}
