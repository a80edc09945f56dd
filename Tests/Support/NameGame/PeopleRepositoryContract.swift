public import ArcadeDomain
import Foundation

/// Tests that every `PeopleRepository` has to pass.
public enum PeopleRepositoryContract {
  /// Checks an available repository with at least one person; throws the first broken promise.
  public static func check(_ repository: any PeopleRepository) async throws {
    let first = try await repository.people()
    if case .cached = first.freshness {
      throw ContractViolation(description: "people who can be reached are not an old list")
    }
    let people = first.value.people
    try require(!people.isEmpty, "there is somebody")
    try require(Set(people.map(\.id)).count, equals: people.count, "ids are unique")
    try require(people.allSatisfy { !$0.name.isEmpty }, "people have names")
    try require(people.allSatisfy { !$0.matchKey.isEmpty }, "names have a key")
    let places = first.value.excluded.map(\.index)
    try require(places, equals: places.sorted(), "who was left out stands in the order of the source")

    try require(try await repository.people(), equals: first, "the people stay until they are refreshed")
    try require(try await repository.refreshed().value, equals: first.value, "a refresh loads the same again")
    try require(try await repository.people().value, equals: first.value, "and so it stays")
  }
}

/// Tests that every `PortraitRepository` has to pass.
public enum PortraitRepositoryContract {
  /// Checks a repository with a picture of each of some people; throws the first broken promise.
  public static func check(_ repository: any PortraitRepository, of people: [Person]) async throws {
    let files = await repository.files(of: people)
    try require(Set(files.keys), equals: Set(people.map(\.id)), "everybody has a picture")
    let areThere = files.values.allSatisfy { $0.hasPrefix("/") && FileManager.default.isReadableFile(atPath: $0) }
    try require(areThere, "each picture is in a file")

    try require(await repository.files(of: people), equals: files, "a picture stays where it is")
    let some = await repository.files(of: Array(people.prefix(1) + people.prefix(1)))
    try require(Set(some.keys), equals: Set(people.prefix(1).map(\.id)), "nobody else is shown")
    try require(await repository.files(of: []), equals: [:], "where nobody is asked for, there is nothing")
  }
}
