public import ArcadeDomain

/// What every `PeopleRepository` promises.
public enum PeopleRepositoryContract {
  /// Checks a repository whose people can be reached, of whom there is at least one; throws the first promise that it breaks.
  public static func check(_ repository: any PeopleRepository) async throws {
    let first = try await repository.people()
    if case .cached = first.freshness {
      throw ContractViolation(description: "people who can be reached are not an old list")
    }
    let people = first.value.people
    try ContractViolation.require(!people.isEmpty, "there is somebody")
    try ContractViolation.require(Set(people.map(\.id)).count, equals: people.count, "ids are unique")
    try ContractViolation.require(people.allSatisfy { !$0.name.isEmpty }, "people have names")
    try ContractViolation.require(people.allSatisfy { !$0.matchKey.isEmpty }, "names have a key")
    let places = first.value.excluded.map(\.index)
    try ContractViolation.require(places, equals: places.sorted(), "who was left out stands in the order of the source")

    let again = try await repository.people()
    try ContractViolation.require(again, equals: first, "the people stay until they are refreshed")
    let refreshed = try await repository.refreshed()
    try ContractViolation.require(refreshed.value, equals: first.value, "a refresh loads the same again")
    let afterwards = try await repository.people()
    try ContractViolation.require(afterwards.value, equals: first.value, "and so it stays")
  }
}
