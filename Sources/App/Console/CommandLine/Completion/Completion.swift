import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// Finds in the command table what can be typed next on a command line.
struct Completion {
  package let table: CommandTable
  package let settings: [SettingEntry]
  package let language: Language
  /// Returns the stored names for an operand of a command, such as those of watches.
  package let names: (_ operand: String, _ command: Command) async -> [String]

  /// Returns the candidates for the word that is being typed.
  func candidates(for line: UnfinishedLine) async -> [CompletionCandidate] {
    let current = line.current
    if let option = line.pending { return values(of: option).going(on: current) }
    guard !line.isEnded, current.hasPrefix("-") else { return await operands(after: line.words).going(on: current) }
    if let sign = current.firstIndex(of: "="), let option = table.options.first(where: { $0.flag == current[..<sign] })
    {
      return values(of: option).going(on: String(current[sign...].dropFirst()), after: "\(option.flag)=")
    }
    let options = CommandOption.everywhere + table.longest(beginning: line.words).options
    return options.filter { $0.isRepeatable || line.options[$0] == nil }
      .map { CompletionCandidate(text: $0.flag, summary: $0.summary(language)) }.going(on: current)
  }

  private func values(of option: CommandOption) -> [CompletionCandidate] {
    ValueKind(option.placeholder ?? "").candidates
  }

  private func operands(after words: [String]) async -> [CompletionCandidate] {
    let command = table.longest(beginning: words)
    let given = words.dropFirst(command.words.count)
    let isRepeating = command.operands.last.map { ValueKind($0).isRepeating } ?? false
    let index = isRepeating ? min(given.count, command.operands.count - 1) : given.count
    guard command.operands.indices.contains(index) else { return verbs(after: words) }
    let operand = command.operands[index]
    let kind = ValueKind(operand)
    var candidates = verbs(after: words) + kind.candidates
    if kind.nouns.contains(.command) { candidates += verbs(after: Array(given)) }
    if kind.nouns.contains(.setting) {
      candidates += settings.map { .init(text: $0.setting.name, summary: $0.meaning(language)) }
    }
    if index > 0, ValueKind(command.operands[index - 1]).nouns.contains(.setting) {
      candidates += settings.first { $0.setting.name == given.last }.map { values(of: $0.setting) } ?? []
    }
    let names = await names(operand.filter { !"[]…".contains($0) }, command)
    return candidates + names.filter { !given.contains($0) }.map { .init(text: $0) }
  }

  private func values(of setting: Setting) -> [CompletionCandidate] {
    (setting.allowedValues ?? []).map { .init(text: $0) } + (setting.isPlace ? [.files] : [])
  }

  /// The words that can follow others, with their summaries.
  private func verbs(after words: [String]) -> [CompletionCandidate] {
    table.commands.filter { $0.words.count == words.count + 1 && $0.words.starts(with: words) }.map {
      .init(text: $0.words[words.count], summary: $0.summary(language))
    }
  }
}

extension ValueKind {
  /// The candidates of the placeholder alone.
  fileprivate var candidates: [CompletionCandidate] {
    words.map { .init(text: $0) } + (nouns.contains(.file) ? [.files] : [])
      + (nouns.contains(.folder) ? [.folders] : [])
  }
}

extension [CompletionCandidate] {
  /// Those that begin with the typed text, each after `head`. Paths are offered after a word that ends in a colon.
  fileprivate func going(on typed: String, after head: String = "") -> [CompletionCandidate] {
    filter { $0.text.hasPrefix(typed) || $0.text.isEmpty || $0.text.hasSuffix(":") && typed.hasPrefix($0.text) }
      .map { candidate in
        if candidate.text.isEmpty { return candidate }
        if candidate.text.hasSuffix(":"), typed.hasPrefix(candidate.text) { return .files }
        return CompletionCandidate(text: head + candidate.text, summary: candidate.summary)
      }
  }
}

/// A word that a shell can offer, with its summary.
struct CompletionCandidate: Hashable, Sendable {
  package var text: String
  /// The summary; empty if the word is clear without one.
  package var summary = ""

  /// A marker for the paths of files, which shells complete themselves.
  package static let files = CompletionCandidate(text: "", summary: "files")
  package static let folders = CompletionCandidate(text: "", summary: "folders")

  /// The line for the shell: a tab separates the word from its summary, or begins the line of paths.
  package var line: String { summary.isEmpty ? text : "\(text)\t\(summary)" }
}

extension Tool {
  /// Prints what can be typed after some words, a line each.
  ///
  /// Errors print nothing, because they would appear in the line that is being typed. For the same reason nothing is
  /// changed, and no server is contacted.
  func complete(_ arguments: [String]) async {
    let line = UnfinishedLine(arguments, options: app.table.options)
    // The other options change no word, and their values may not be valid yet.
    let given = line.options.filter {
      [.dataDir, .store].contains($0.key) || $0.key == .lang && Language(rawValue: $0.value) != nil
    }
    guard let options = try? GlobalOptions(Invocation(command: .menu, options: given)),
      let composition = try? Composition(app, options: options, process: process)
    else { return }
    let completion = Completion(table: app.table, settings: app.settings, language: composition.language) {
      operand,
      command in
      guard let system = app.systems.first(where: { $0.word == command.words.first }),
        let composition = composition.reading()
      else { return [] }
      return (try? await system.names(for: operand, in: composition)) ?? []
    }
    let candidates = await completion.candidates(for: line).filter { $0.text.sanitized == $0.text }
    try? process.output.write(Array(candidates.map { $0.line + "\n" }.joined().utf8))
  }
}
