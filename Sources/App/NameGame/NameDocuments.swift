import ArcadeConsole
import ArcadeDomain
import ArcadePresentation

// The name game in JSON documents; their keys are stable.

extension Loaded<PeopleList> {
  func json(_ retrievabilities: [ReviewCardID: Retrievability], phrases: NamePhrases) -> JSONText {
    .joining(
      freshness.json,
      ["people": JSONText.array(of: value.people) { $0.json(retrievabilities, phrases) }],
      value.problemsJSON
    )
  }
}

extension Person {
  func json(_ retrievabilities: [ReviewCardID: Retrievability], _ phrases: NamePhrases) -> JSONText {
    let retrievability = retrievabilities.isEmpty ? nil : retrievabilities[reviewCard]
    return [
      "id": givenID, "name": name, "title": title, "team": team, "card": phrases.card(of: self),
      "known": retrievability?.probability, "due": retrievability?.due.isoText,
    ]
  }
}

extension PersonRecord {
  /// Returns the person's answers, and those of people who were confused with them.
  func json(among people: [Person]) -> JSONText {
    let confused = people.filter { confusedWith[$0.id] != nil }
    return [
      "asked": seen, "right": right,
      "confusedWith": confused.map { other -> JSONText in ["name": other.name, "times": confusedWith[other.id]] },
    ]
  }
}

extension PeopleList {
  /// The people who were left out, with reasons.
  var problemsJSON: JSONText {
    [
      "excluded": excluded.map { excluded -> JSONText in
        .joining(
          ["id": excluded.id, "index": excluded.index],
          excluded.place.json,
          ["reason": excluded.reason.words],
          excluded.file.map { ["file": $0] } ?? [:]
        )
      },
      "furtherProblems": excluded.further,
      "pictureProblems": pictureProblems.map { problem -> JSONText in
        .joining(
          ["problem": problem.kind.rawValue, "files": problem.files, "people": problem.people],
          problem.place?.json ?? [:]
        )
      },
      "furtherPictureProblems": pictureProblems.further,
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
      "rightOfTen": rightOfTen,
      "seconds": duration.components.seconds,
    ]
  }
}

extension BestNameResults: JSONConvertible {
  var json: JSONText {
    [
      "mode": mode.text, "games": games, "best": best, "bestOfTen": bestOfTen, "right": accuracy.right,
      "answered": accuracy.answered,
    ]
  }
}

extension ExcludedPerson.Reason {
  /// The reason for scripts, in any language.
  fileprivate var words: String {
    switch self {
    case .noPicture: "no picture"
    case .missingPicture: "missing picture"
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
