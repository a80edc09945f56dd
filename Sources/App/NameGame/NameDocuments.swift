import ArcadeDomain
import ArcadePresentation

// How the name game stands in JSON documents; their keys are stable.

extension Loaded<PeopleList> {
  func json(phrases: NamePhrases) -> JSONText {
    .joining(
      freshness.json,
      [
        "people": JSONText.array(of: value.people) { person in
          [
            "id": person.givenID, "name": person.name, "title": person.title, "team": person.team,
            "card": phrases.card(of: person),
          ]
        }
      ],
      value.problemsJSON
    )
  }
}

extension PeopleList {
  /// Who was left out, and why.
  var problemsJSON: JSONText {
    [
      "excluded": excluded.map { excluded -> JSONText in
        .joining(["id": excluded.id, "index": excluded.index], excluded.place.json, ["reason": excluded.reason.words])
      },
      "furtherProblems": excluded.further,
    ]
  }
}

extension NameGameResult: JSONConvertible {
  var json: JSONText {
    [
      "mode": mode.text,
      "finishedAt": finishedAt,
      "score": score,
      "right": right,
      "wrong": wrong,
      "seconds": duration.components.seconds,
    ]
  }
}

extension BestNameResults: JSONConvertible {
  var json: JSONText {
    ["mode": mode.text, "games": games, "best": best, "right": accuracy.right, "answered": accuracy.answered]
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
