public import ArcadeDomain
import Foundation

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

/// What every `PortraitRepository` promises.
public enum PortraitRepositoryContract {
  /// Checks a repository that has a picture of each of some people; throws the first promise that it breaks.
  public static func check(_ repository: any PortraitRepository, of people: [Person]) async throws {
    let files = await repository.files(of: people)
    try ContractViolation.require(Set(files.keys), equals: Set(people.map(\.id)), "everybody has a picture")
    let areThere = files.values.allSatisfy { $0.hasPrefix("/") && FileManager.default.isReadableFile(atPath: $0) }
    try ContractViolation.require(areThere, "each picture is in a file")

    let again = await repository.files(of: people)
    try ContractViolation.require(again, equals: files, "a picture stays where it is")
    let some = await repository.files(of: Array(people.prefix(1) + people.prefix(1)))
    try ContractViolation.require(Set(some.keys), equals: Set(people.prefix(1).map(\.id)), "nobody else is shown")
    let none = await repository.files(of: [])
    try ContractViolation.require(none, equals: [:], "where nobody is asked for, there is nothing")
  }
}
