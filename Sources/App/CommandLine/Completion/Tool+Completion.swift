import ArcadeData
import ArcadeDomain
import ArcadePresentation

extension Tool {
  /// Prints what can be typed after some words, a line each.
  ///
  /// Whatever goes wrong, nothing is said: it would stand in the line that somebody types. For the same reason nothing is
  /// made or changed, and no server is asked.
  func complete(_ arguments: [String]) async {
    let line = UnfinishedLine(arguments, options: table.options)
    // The others change no word, and their values may make no sense yet.
    let given = line.options.filter {
      [.dataDir, .store].contains($0.key) || $0.key == .lang && Language(rawValue: $0.value) != nil
    }
    guard let options = try? GlobalOptions(Invocation(command: .menu, options: given)),
      let composition = try? Composition(options: options, process: process)
    else { return }
    let completion = Completion(table: table, settings: SettingEntry.all, language: composition.language) {
      operand,
      command in
      let system = ArcadeSystem.all.first { $0.word == command.words.first }
      guard let names = system?.names[operand], let composition = composition.reading() else { return [] }
      return (try? await names(composition)) ?? []
    }
    let candidates = await completion.candidates(for: line).filter { $0.text.sanitized == $0.text }
    try? process.output.write(Array(candidates.map { $0.line + "\n" }.joined().utf8))
  }
}
