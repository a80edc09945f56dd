import ArcadeDomain
import ArcadePresentation

/// The one-shot commands of the name game.
struct NameCommands {
  let context: CommandContext

  func people() async throws {
    let loaded = try await context.composition.makePeople(context.invocation.value(of: .people)).people()
    try context.warn(ofStale: phrases.notices(about: loaded.freshness, asOf: phrases.peopleAsOf))
    guard !context.options.isJSON else { return context.print("arcade.people/1", loaded.json(phrases: phrases)) }
    let list = loaded.value
    let records = try await context.composition.makeNameGames().records()
    let table = Block.table(Table(list.people, records: records, phrases: phrases, leadsToCards: false))
    let leftOut = list.excluded.isEmpty ? [] : [phrases.leftOut(list.excluded)]
    let problems = (leftOut + phrases.lines(for: list.excluded, phrases.line)).map { Block.text($0, .warning) }
    let shown = list.people.isEmpty ? Block.text(phrases.nobody) : table
    context.show(phrases.peopleTitle, .ready(Page([shown] + problems)))
  }

  func history() async throws {
    let history = try await context.composition.makeNameGames().history()
    guard !context.options.isJSON else { return context.print("arcade.nameHistory/1", ["games": history]) }
    context.show(phrases.historyTitle, Table(history, phrases: phrases), orSay: phrases.noGames)
  }

  func best() async throws {
    let best = try await context.composition.makeNameGames().best()
    guard !context.options.isJSON else { return context.print("arcade.nameBest/1", ["best": best]) }
    context.show(phrases.bestTitle, Table(best, phrases: phrases), orSay: phrases.noGames)
  }

  private var phrases: any NamePhrases { context.composition.namePhrases }
}
