import ArcadeData
import ArcadeDomain

/// An operation of a repository and the same in plain SQL, each for its own owner in the same tables.
protocol StoreSteps: Sendable {
  var name: String { get }
  /// The owners for the repository, for plain SQL through the driver, and for plain SQL through SQLite.
  var owners: [Owner] { get }

  /// Prepares the store once.
  func prepareOnce(_ database: Database, for owner: Owner) async throws
  /// Prepares the store before each run, which is not measured.
  func prepare(_ database: Database, for owner: Owner) async throws
  func perform(_ number: Int64, on database: Database, for owner: Owner) async throws
  func perform(_ number: Int64, on store: any RawStore, for owner: Owner) async throws
}

extension StoreSteps {
  func prepareOnce(_ database: Database, for owner: Owner) async throws {}
  func prepare(_ database: Database, for owner: Owner) async throws {}
}
