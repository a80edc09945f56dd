import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// `arcade names check` and `arcade names template`: what a table of people holds as the game reads it, and one to fill in.
struct PeopleFileCommands {
  let context: CommandContext

  func check() async throws {
    let (path, columns) = PeopleColumns.split(context.invocation.operands[0])
    let people = SyncingPeople(
      source: try context.composition.fileSource(path),
      columns: try context.invocation.peopleColumns() ?? columns,
      picturesFrom: try context.invocation.pictureFolder() ?? context.composition.settings[.namePictures],
      store: InMemoryFeedStore(),
      time: context.composition.time,
      isOffline: context.options.isOffline
    )
    let list = try await people.people().value
    let pictured = list.people.count { $0.picture != nil }
    guard !context.options.isJSON else {
      let counts: JSONText = ["people": list.people.count, "pictured": pictured]
      return context.print("arcade.peopleCheck/1", counts, list.problemsJSON)
    }
    for line in phrases.problems(of: list) { context.output.paragraph(line, .warning) }
    context.output.paragraph(phrases.checked(list.people.count, pictured: pictured, leftOut: list.excluded.total))
  }

  func template() {
    let table = context.composition.language.nameConsolePhrases.template
    guard context.options.isJSON else { return context.output.raw(table) }
    context.print("arcade.peopleTemplate/1", ["table": table])
  }

  private var phrases: NamePhrases { context.composition.namePhrases }
}
