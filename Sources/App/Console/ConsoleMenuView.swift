import ArcadePresentation

/// The first screen: everything that there is, by number or word.
final class ConsoleMenuView: ConsoleModule {
  /// Something to choose, with what shows it.
  struct Entry {
    let word: String
    let summary: String
    let open: () async -> Void
  }

  private let entries: [Entry]
  private let output: ConsoleOutput
  private let phrases: any ConsolePhrases

  init(entries: [Entry], output: ConsoleOutput, phrases: any ConsolePhrases) {
    self.entries = entries
    self.output = output
    self.phrases = phrases
  }

  var commands: [ConsoleCommand] { entries.map { ConsoleCommand($0.word, "", $0.summary) } }

  func begin() async {
    output.heading(phrases.menuTitle)
    output.definitions(entries.enumerated().map { ("\($0 + 1)  \($1.word)", $1.summary) })
    output.paragraph(phrases.menuHint, .faint)
  }

  func accept(_ line: ConsoleLine) async -> ConsoleReply {
    guard line.arguments.isEmpty else { return .unknown() }
    guard let entry = entries.row(numbered: line.command) ?? entries.first(where: { $0.word == line.command }) else {
      return .unknown()
    }
    await entry.open()
    return .done
  }
}
