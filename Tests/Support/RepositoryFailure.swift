public import ArcadeDomain

/// Returns the error that `body` throws; nil if it does not.
///
/// An error of another type is returned with the code `unexpected`.
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
  /// A database that another process is writing.
  public static let storeBusy = RepositoryError(.busy, subject: "/data/arcade.sqlite")
}
