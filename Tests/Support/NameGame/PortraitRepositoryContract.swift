public import ArcadeDomain
import Foundation

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
