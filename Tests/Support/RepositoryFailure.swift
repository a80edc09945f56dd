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
