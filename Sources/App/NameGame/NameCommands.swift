import ArcadeConsole
import ArcadeDomain
import ArcadePresentation

/// The one-shot commands of the name game.
struct NameCommands {
  let context: CommandContext

  func people() async throws {
    let loaded = try await context.invocation.people(of: context.composition).people()
    try context.warn(ofStale: phrases.notices(about: loaded.freshness, asOf: phrases.peopleAsOf))
    let retrievabilities = try await context.composition.makeLearning().retrievabilities(of: .names)
    guard !context.options.isJSON else {
      return context.print("arcade.people/1", loaded.json(retrievabilities, phrases: phrases))
    }
    let list = loaded.value
    let records = try await context.composition.makeNameGames().records()
    let leftOut = list.excluded.isEmpty ? [] : [phrases.leftOut(list.excluded)]
    let output = context.output
    output.heading(phrases.peopleTitle)
    if list.people.isEmpty {
      output.paragraph(phrases.nobody)
    } else {
      // There may be so many people that all rows at once would take more memory than the people themselves.
      let (table, row) = Table.people(
        list.people,
        records: records,
        retrievabilities: retrievabilities,
        phrases: phrases,
        leadsToCards: false
      )
      output.table(table, rows: list.people.lazy.map(row), numberHeading: context.phrases.numberHeading)
    }
    for line in leftOut + phrases.problems(of: list) { output.paragraph(line, .warning) }
  }

  func person() async throws {
    let composition = context.composition
    let people = try await context.invocation.people(of: composition).people().value.people
    let name = context.invocation.operands[0]
    let found = people.called(name)
    guard let person = found.first, found.count == 1 else {
      throw CommandFailure.notFound(phrases.whoIsNot(name, among: found))
    }
    let record = try await composition.makeNameGames().records()[person.id] ?? PersonRecord()
    let retrievabilities = try await composition.makeLearning().retrievabilities(of: .names)
    guard !context.options.isJSON else {
      return context.print("arcade.person/1", person.json(retrievabilities, phrases), record.json(among: people))
    }
    let pictures = context.opening.surface.showsPictures ? await composition.makePortraits().files(of: [person]) : [:]
    context.show(
      person.name,
      .ready(
        Page(
          person,
          picture: pictures[person.id],
          record,
          retrievabilities[person.reviewCard],
          among: people,
          phrases: phrases
        )
      )
    )
  }

  func due() async throws {
    let quiz = context.composition.makeNameQuiz(try context.invocation.people(of: context.composition))
    let due = try await quiz.namesDue()
    context.report(phrases.namesDue(due), as: "arcade.nameDue/1", ["due": due])
  }

  func history() async throws {
    let part = try await context.composition.makeNameGames()
      .history(at: context.listPlace(), most: PageCursor.usualSize)
    context.show(
      ("games", part.rows),
      as: "arcade.nameHistory/1",
      phrases.historyTitle,
      Table(part.rows, phrases: phrases),
      orSay: phrases.noGames,
      older: part.older
    )
  }

  func best() async throws {
    let best = try await context.composition.makeNameGames().everybodysBest()
    let table = Table(best, phrases: phrases)
    context.show(("best", best), as: "arcade.nameBest/1", phrases.bestTitle(of: best), table, orSay: phrases.noGames)
  }

  func progress() async throws {
    let quiz = context.composition.makeNameQuiz(try context.invocation.people(of: context.composition))
    let progress = try await quiz.progress()
    guard !context.options.isJSON else {
      return context.print("arcade.nameProgress/1", progress.json { ["id": $0.givenID, "name": $0.name] })
    }
    let (learners, missed) = (Table(progress.learners, phrases: phrases), Table(progress.missed, phrases: phrases))
    context.show(phrases.progressTitle, .tables(learners, missed, else: phrases.nobodyLearns))
  }

  private var phrases: NamePhrases { context.composition.namePhrases }
}
