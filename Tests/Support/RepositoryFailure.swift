public import ArcadeDomain

/// Returns what `body` throws; nil where it does not.
///
/// An error of another type comes back with the code `unexpected`.
public func repositoryFailure<Value>(of body: () async throws -> Value) async -> RepositoryError? {
  do {
    _ = try await body()
    return nil
  } catch {
    let unexpected = RepositoryError.Code(rawValue: "unexpected")
    return error as? RepositoryError ?? RepositoryError(unexpected, subject: "\(error)")
  }
}

extension RepositoryError {
  /// No connection to a server.
  public static let noConnection = RepositoryError(.unreachable, subject: "shop.example")
  /// No space left for the database.
  public static let diskFull = RepositoryError(.full, subject: "/data/arcade.sqlite")
  /// A database that was edited by hand.
  public static let badRow = RepositoryError(.corrupt, subject: "/data/arcade.sqlite")
  /// A database that somebody else writes.
  public static let storeBusy = RepositoryError(.busy, subject: "/data/arcade.sqlite")
}
