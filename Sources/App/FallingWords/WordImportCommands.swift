import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// `arcade words import` and `arcade words check`: the contents of a file, cleaned, with reasons for skipped rows.
struct WordImportCommands {
  let context: CommandContext

  func check() async throws {
    let (readings, _) = try await read()
    show(readings, showsChanges: true)
  }

  func run() async throws {
    let (readings, standIn) = try await read()
    let quiz = try context.composition.makeWordQuiz().quiz
    guard readings.pairCount > 0 else { throw noUsableRows(readings) }
    guard !context.invocation.has(.dryRun) else { return show(readings, showsChanges: context.options.isVerbose) }
    guard let decks = try await keep(readings, standIn, in: quiz) else { return }
    guard !context.options.isJSON else {
      return context.print(
        "arcade.wordImport/1",
        ["deck": decks.first, "decks": decks],
        readings.json(phrases: phrases)
      )
    }
    report(readings, showsChanges: context.options.isVerbose)
    for deck in decks {
      context.output.paragraph(phrases.imported(deck.name, pairs: deck.pairs ?? 0), .good)
    }
    context.output.paragraph(summary(of: readings))
  }

  private var phrases: WordPhrases { context.composition.wordPhrases }

  /// Reads the file: with a name as one deck, else as the decks that a column names.
  private func read() async throws -> ([DeckReading], standIn: String) {
    let path = context.invocation.operands[0]
    let source = try context.composition.fileSource(path)
    let standIn = DeckName.standIn(at: try FeedAddress(path))
    let bytes = try await source.load()
    let languages = try context.invocation.checked(.languages) { DeckLanguages(written: $0) }
    // Clocks of other machines may be wrong, but not by more than ten years.
    let last = CalendarDay(daysSince1970: context.composition.time.today().daysSince1970 + 3_653)
    func readings(_ columns: DeckColumnNames) async throws -> [DeckReading] {
      let reader = DeckReader(subject: source.subject, columns: columns, languages: languages, until: last)
      return try await context.sayingWordFailures {
        guard let name = context.invocation.value(of: .name) else { return try reader.readings(bytes) }
        return [try reader.read(bytes).named(name)]
      }
    }
    let columns = try context.invocation.checked(.columns) { try? DeckColumnNames($0) }
    let found = try await readings(columns ?? .usual)
    guard let undecided = found.first?.undecided, !undecided.isEmpty else { return (found, standIn) }
    return (try await readings(askForColumns(among: undecided)), standIn)
  }

  /// Asks for the columns with the words; throws if no question is allowed.
  private func askForColumns(among columns: [String]) async throws -> DeckColumnNames {
    guard context.options.answers == .ask, !context.options.isJSON else { throw UsageError.wouldAsk(passing: .columns) }
    context.output.paragraph(phrases.askForColumns, .strong)
    for (place, column) in columns.enumerated() { context.output.paragraph("\(place + 1)  \(column)") }
    while true {
      context.output.prompt()
      guard case .line(let text) = try await context.process.lines.nextLine(within: nil) else {
        context.output.blank()
        throw UsageError.unanswered(passing: .columns)
      }
      if !context.process.lines.isTerminal { context.output.line(text) }
      let numbers = text.split { $0 == " " || $0 == "," }.map { Int($0) ?? 0 }
      let isAnswer = numbers.count == 2 && numbers[0] != numbers[1]
      if isAnswer, numbers.allSatisfy((1...columns.count).contains) {
        return try DeckColumnNames("first=\(numbers[0]),second=\(numbers[1])")
      }
      context.output.paragraph(phrases.askForColumns, .warning)
    }
  }

  /// Stores the decks, after confirmation if some names are taken; nil if the answer is no.
  private func keep(
    _ readings: [DeckReading],
    _ standIn: String,
    in quiz: WordQuiz
  ) async throws -> [DeckSummary]? {
    try await context.sayingWordFailures {
      do {
        return try await quiz.importDecks(readings, standIn: standIn)
      } catch let error as RepositoryError where error.code == .exists {
        guard try await context.confirm(phrases.askToReplace(phrases.formats.list(error.found))) else {
          context.output.paragraph(context.phrases.nothingChanged)
          return nil
        }
        return try await quiz.importDecks(readings, standIn: standIn, replacing: true)
      } catch let error as RepositoryError where error.code == .refused {
        let message = context.composition.language.cannotReplace(deck: error.subject)
        throw CommandFailure(exit: .permission, code: "fixedDeck", message: message)
      }
    }
  }

  private func noUsableRows(_ readings: [DeckReading]) -> CommandFailure {
    let lines = readings.problems.prefix(20).map { phrases.line(for: $0) }
    return CommandFailure(
      exit: .badData,
      code: "noUsableRows",
      message: ([phrases.sentence(for: .noUsableRows(readings.problems))] + lines).joined(separator: " "),
      details: readings.problems.problems { phrases.line(for: $0).json }
    )
  }

  private func show(_ readings: [DeckReading], showsChanges: Bool) {
    guard !context.options.isJSON else {
      return context.print("arcade.wordCheck/1", ["name": readings.first?.name], readings.json(phrases: phrases))
    }
    report(readings, showsChanges: showsChanges)
    context.output.paragraph(summary(of: readings))
  }

  private func report(_ readings: [DeckReading], showsChanges: Bool) {
    let phrases = phrases
    for line in phrases.lines(for: readings.problems, { phrases.line(for: $0) }) {
      context.output.paragraph(line, .warning)
    }
    guard showsChanges else { return }
    for change in readings.changes { context.output.paragraph(phrases.line(for: change), .faint) }
  }

  private func summary(of readings: [DeckReading]) -> String {
    phrases.wouldImport(readings.pairCount, cleaned: readings.changes.total, leftOut: readings.problems.total)
  }
}

extension DeckLanguages {
  /// Parses two languages, such as `es,en`; nil for anything else.
  fileprivate init?(written text: String) {
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.trimmingPrefix(while: \.isWhitespace)
    }
    let languages = names.map { DeckLanguage(rawValue: String($0)) }
    guard languages.count == 2, !names.contains(where: \.isEmpty), languages[0].key != languages[1].key else {
      return nil
    }
    self.init(languages[0], languages[1])
  }
}
