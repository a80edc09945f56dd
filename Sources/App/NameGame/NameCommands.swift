import ArcadeDomain
import ArcadePresentation

/// The one-shot commands of the name game.
struct NameCommands {
  let context: CommandContext

  func people() async throws {
    let loaded = try await context.composition.makePeople(context.invocation.value(of: .people)).people()
    try context.warn(
      ofStale: context.namePhrases.notices(about: loaded.freshness, asOf: context.namePhrases.peopleAsOf)
    )
    guard !context.options.isJSON else {
      return context.print(NameDocuments(phrases: context.namePhrases).people(loaded))
    }
    let (list, phrases) = (loaded.value, context.namePhrases)
    let records = try await context.composition.makeNameGames().records()
    let table = Block.table(Table(list.people, records: records, phrases: phrases))
    let leftOut = list.excluded.isEmpty ? [] : [phrases.leftOut(list.excluded)]
    let problems = (leftOut + phrases.lines(for: list.excluded, phrases.line)).map { Block.text($0, .warning) }
    let shown = list.people.isEmpty ? Block.text(phrases.nobody) : table
    context.show(phrases.peopleTitle, .ready(Page([shown] + problems)))
  }

  func history() async throws {
    let history = try await context.composition.makeNameGames().history()
    guard !context.options.isJSON else {
      return context.print(NameDocuments(phrases: context.namePhrases).history(history))
    }
    show(context.namePhrases.historyTitle, Table(history, phrases: context.namePhrases))
  }

  func best() async throws {
    let best = try await context.composition.makeNameGames().best()
    guard !context.options.isJSON else { return context.print(NameDocuments(phrases: context.namePhrases).best(best)) }
    show(context.namePhrases.bestTitle, Table(best, phrases: context.namePhrases))
  }

  private func show(_ title: String, _ table: Table) {
    context.show(title, table.rows.isEmpty ? .empty(context.namePhrases.noGames) : .ready(Page(.table(table))))
  }
}
