import ArcadeDomain
import ArcadePresentation

/// The name game's JSON documents; their keys and schemas are stable.
struct NameDocuments {
  let phrases: any NamePhrases

  func people(_ loaded: Loaded<PeopleList>) -> JSONText {
    [
      "schema": "arcade.people/1",
      "source": loaded.freshness.source,
      "asOf": loaded.freshness.asOf,
      "stale": .bool(loaded.freshness.isStale),
      "people": .array(
        loaded.value.people.map { person in
          [
            "id": person.givenID.map(JSONText.string) ?? .null,
            "name": .string(person.name),
            "title": person.title.map(JSONText.string) ?? .null,
            "team": person.team.map(JSONText.string) ?? .null,
            "card": .string(phrases.card(of: person)),
          ]
        }
      ),
      "excluded": .array(
        loaded.value.excluded.map { excluded in
          .object(
            [("id", excluded.id.map(JSONText.string) ?? .null), ("index", .integer(Int64(excluded.index)))]
              + excluded.place.members + [("reason", .string(excluded.reason.words))]
          )
        }
      ),
      "furtherProblems": loaded.value.excluded.furtherCount,
    ]
  }

  func history(_ history: [NameGameResult]) -> JSONText {
    ["schema": "arcade.nameHistory/1", "games": .array(history.map(game))]
  }

  func best(_ best: [BestNameResults]) -> JSONText {
    [
      "schema": "arcade.nameBest/1",
      "best": .array(
        best.map { best in
          [
            "mode": .string(best.mode.text),
            "games": .integer(Int64(best.games)),
            "best": game(best.best),
            "right": .integer(Int64(best.accuracy.right)),
            "answered": .integer(Int64(best.accuracy.answered)),
          ]
        }
      ),
    ]
  }

  private func game(_ result: NameGameResult) -> JSONText {
    [
      "mode": .string(result.mode.text),
      "finishedAt": .string(result.finishedAt.isoText),
      "score": .integer(Int64(result.score)),
      "right": .integer(Int64(result.right)),
      "wrong": .integer(Int64(result.wrong)),
      "seconds": .integer(result.duration.components.seconds),
    ]
  }
}

extension ExcludedPerson.Reason {
  /// The reason as scripts know it, whatever the language.
  fileprivate var words: String {
    switch self {
    case .noPicture: "no picture"
    case .placeholder: "placeholder"
    case .samePictureAsOthers: "same picture as others"
    case .noName: "no name"
    case .duplicateID: "duplicate id"
    case .badRow: "bad row"
    case .tooManyFields: "more fields than the header"
    case .notUTF8: "not UTF-8"
    }
  }
}
