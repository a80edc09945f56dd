import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// `arcade names check` and `arcade names template`: a check of a table of people, and an empty table to fill in.
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
    let read = try await people.people().value
    let (list, pictured) = read.lookingAtPictures()
    guard !context.options.isJSON else {
      let counts: JSONText = ["people": list.people.count, "pictured": pictured]
      return context.print("arcade.peopleCheck/1", counts, list.problemsJSON)
    }
    for line in phrases.problems(of: list) { context.output.paragraph(line, .warning) }
    context.output.paragraph(phrases.checked(list.people.count, pictured: pictured, leftOut: list.excluded.total))
  }

  func template() {
    let table = context.composition.language.peopleTemplate
    guard context.options.isJSON else { return context.output.raw(table) }
    context.print("arcade.peopleTemplate/1", ["table": table])
  }

  private var phrases: NamePhrases { context.composition.namePhrases }
}

extension PeopleList {
  /// Returns the list with problems of files that are no pictures, and the number of people with a picture.
  fileprivate func lookingAtPictures() -> (PeopleList, pictured: Int) {
    var (problems, pictured) = (pictureProblems, 0)
    for person in people {
      if case .address(let path)? = person.picture, path.hasPrefix("/"), PictureKind(ofFileAt: path) == nil {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        problems.append(PictureProblem(.notPicture, [file], of: [person.name]))
      } else if person.picture != nil {
        pictured += 1
      }
    }
    return (PeopleList(people: people, excluded: excluded, pictureProblems: problems), pictured)
  }
}
