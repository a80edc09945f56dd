import ArcadeDomain
import Foundation

@testable import ArcadeData

/// Reads a list of people that stands in `/team/people.csv`, or somewhere else.
func readPeople(
  _ text: String,
  in place: PeoplePlace = .file("/team/people.csv")
) throws(RepositoryError) -> PeopleList {
  try PeopleReader(subject: "people.example", place: place).read(Data(text.utf8))
}

extension PeopleList {
  /// Why each was left out, by its place.
  var reasons: [Int: ExcludedPerson.Reason] {
    Dictionary(excluded.map { ($0.index, $0.reason) }) { first, _ in first }
  }
}

extension Person {
  /// All that a card says in words.
  var card: String {
    let words = if case .described(let text) = likeness { text } else { "" }
    return [words, title ?? "", team ?? ""].joined(separator: "\n")
  }
}
