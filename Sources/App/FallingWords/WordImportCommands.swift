import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// `arcade words import` and `arcade words check`: what a file holds, cleaned, with what was left out and why.
struct WordImportCommands {
  let context: CommandContext

  func check() async throws {
    let (reading, _) = try await read()
    show(reading, showsChanges: true)
  }

  func run() async throws {
    let (reading, standIn) = try await read()
    let name = context.invocation.value(of: .name)
    let quiz = try context.composition.makeWordQuiz().quiz
    guard !reading.pairs.isEmpty else { throw noUsableRows(reading) }
    guard !context.invocation.has(.dryRun) else { return show(reading, showsChanges: context.options.isVerbose) }
    guard let deck = try await keep(reading, name, standIn, in: quiz) else { return }
    guard !context.options.isJSON else {
      return context.print("arcade.wordImport/1", ["deck": deck], reading.json(phrases: phrases))
    }
    report(reading, showsChanges: context.options.isVerbose)
    context.output.paragraph(phrases.imported(deck.name, pairs: reading.pairs.count), .good)
    context.output.paragraph(summary(of: reading))
  }

  private var phrases: WordPhrases { context.composition.wordPhrases }

  private func read() async throws -> (DeckReading, standIn: String) {
    let path = context.invocation.operands[0]
    let source = try context.composition.fileSource(path)
    let standIn = DeckName.standIn(at: try FeedAddress(path))
    return (try DeckReader(subject: source.subject).read(await source.load()), standIn)
  }

  /// Keeps a deck; where one has its name, after a yes. Nil after a no.
  private func keep(
    _ reading: DeckReading,
    _ name: String?,
    _ standIn: String,
    in quiz: WordQuiz
  ) async throws -> DeckSummary? {
    try await context.sayingWordFailures {
      do {
        return try await quiz.importDeck(reading, as: name, standIn: standIn)
      } catch let error as RepositoryError where error.code == .exists {
        guard try await context.confirm(phrases.askToReplace(name ?? reading.name ?? standIn)) else {
          context.output.paragraph(context.phrases.nothingChanged)
          return nil
        }
        return try await quiz.importDeck(reading, as: name, standIn: standIn, replacing: true)
      }
    }
  }

  private func noUsableRows(_ reading: DeckReading) -> CommandFailure {
    let lines = reading.problems.prefix(20).map { phrases.line(for: $0) }
    return CommandFailure(
      exit: .badData,
      code: "noUsableRows",
      message: ([phrases.sentence(for: .noUsableRows(reading.problems))] + lines).joined(separator: " "),
      details: reading.problems.problems { phrases.line(for: $0).json }
    )
  }

  private func show(_ reading: DeckReading, showsChanges: Bool) {
    guard !context.options.isJSON else {
      return context.print("arcade.wordCheck/1", ["name": reading.name], reading.json(phrases: phrases))
    }
    report(reading, showsChanges: showsChanges)
    context.output.paragraph(summary(of: reading))
  }

  private func report(_ reading: DeckReading, showsChanges: Bool) {
    let phrases = phrases
    for line in phrases.lines(for: reading.problems, { phrases.line(for: $0) }) {
      context.output.paragraph(line, .warning)
    }
    guard showsChanges else { return }
    for change in reading.changes { context.output.paragraph(phrases.line(for: change), .faint) }
  }

  private func summary(of reading: DeckReading) -> String {
    phrases.wouldImport(reading.pairs.count, cleaned: reading.changes.total, leftOut: reading.problems.total)
  }
}
