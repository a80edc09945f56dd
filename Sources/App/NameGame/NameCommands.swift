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
    let (list, phrases) = (loaded.value, desk.namePhrases)
    let records = try await desk.composition.makeNameGames().records()
    let table = Block.table(Table(list.people, records: records, phrases: phrases))
    let leftOut = list.excluded.isEmpty ? [] : [phrases.leftOut(list.excluded)]
    let problems = (leftOut + phrases.lines(for: list.excluded, phrases.line)).map { Block.text($0, .warning) }
    let shown = list.people.isEmpty ? Block.text(phrases.nobody) : table
    desk.show(phrases.peopleTitle, .ready(Page([shown] + problems)))
  }

  func history() async throws {
    let history = try await desk.composition.makeNameGames().history()
    guard !desk.options.isJSON else { return desk.print(NameDocuments(phrases: desk.namePhrases).history(history)) }
    show(desk.namePhrases.historyTitle, Table(history, phrases: desk.namePhrases))
  }

  func best() async throws {
    let best = try await desk.composition.makeNameGames().best()
    guard !desk.options.isJSON else { return desk.print(NameDocuments(phrases: desk.namePhrases).best(best)) }
    show(desk.namePhrases.bestTitle, Table(best, phrases: desk.namePhrases))
  }

  private func show(_ title: String, _ table: Table) {
    desk.show(title, table.rows.isEmpty ? .empty(desk.namePhrases.noGames) : .ready(Page(.table(table))))
  }
}
