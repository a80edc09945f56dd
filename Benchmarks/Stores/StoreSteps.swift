import ArcadeData
import ArcadeDomain

/// Something that a repository does, and the same in plain statements, each for an owner of its own in the same tables.
protocol StoreSteps: Sendable {
  var name: String { get }
  /// For whom the repository does it, plain statements by the driver, and plain statements by SQLite itself.
  var owners: [Owner] { get }

  /// Makes ready for the first time.
  func prepareOnce(_ database: Database, for owner: Owner) async throws
  /// Makes ready each time, which is not measured.
  func prepare(_ database: Database, for owner: Owner) async throws
  func perform(_ number: Int64, on database: Database, for owner: Owner) async throws
  func perform(_ number: Int64, on store: any RawStore, for owner: Owner) async throws
}

extension StoreSteps {
  func prepareOnce(_ database: Database, for owner: Owner) async throws {}
  func prepare(_ database: Database, for owner: Owner) async throws {}
}
