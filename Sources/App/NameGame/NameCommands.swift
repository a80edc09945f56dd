import ArcadeDomain
import ArcadePresentation

/// The one-shot commands of the name game.
struct NameCommands {
  let desk: CommandDesk

  func people() async throws {
    let loaded = try await desk.composition.makePeople(desk.invocation.value(of: .people)).people()
    try desk.warn(ofStale: desk.namePhrases.notices(about: loaded.freshness, asOf: desk.namePhrases.peopleAsOf))
    guard !desk.options.isJSON else {
      return desk.print(NameDocuments(phrases: desk.namePhrases).people(loaded))
    }
    let records = try await desk.composition.makeNameGames().records()
    // Standard error has said how old they are.
    let people = Loaded(loaded.value, .fresh)
    RecordScreen(people, records: records, phrases: desk.namePhrases).draw(on: desk.output, phrases: desk.phrases)
    let phrases = desk.namePhrases
    for line in phrases.lines(for: loaded.value.excluded, phrases.line) { desk.output.paragraph(line, .warning) }
  }

  func history() async throws {
    let history = try await desk.composition.makeNameGames().history()
    guard !desk.options.isJSON else { return desk.print(NameDocuments(phrases: desk.namePhrases).history(history)) }
    RecordScreen(history: history, phrases: desk.namePhrases).draw(on: desk.output, phrases: desk.phrases)
  }

  func best() async throws {
    let best = try await desk.composition.makeNameGames().best()
    guard !desk.options.isJSON else { return desk.print(NameDocuments(phrases: desk.namePhrases).best(best)) }
    RecordScreen(best: best, phrases: desk.namePhrases).draw(on: desk.output, phrases: desk.phrases)
  }
}
