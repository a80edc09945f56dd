/// Searches again for a watch and stores what changed.
///
/// A search that fails changes nothing.
public struct UpdateWatch: Sendable {
  private let observatory: Observatory

  init(observatory: Observatory) { self.observatory = observatory }

  /// Updates a watch; throws `.noSuchWatch` where there is none with that number.
  public func callAsFunction(
    _ id: Watch.ID,
    progress: (SearchProgress) -> Void = { _ in }
  ) async throws(RepositoryError) -> UpdatedWatch {
    guard let watch = try await observatory.watches.watch(id)?.watch else {
      throw RepositoryError(.noSuchWatch, subject: String(id.number))
    }
    let result = try await observatory.sources.source(named: watch.source).search(watch.query) {
      if !$0.isDone { progress($0) }
    }
    return try await observatory.watches.update(id, with: result, at: observatory.time.now())
  }
}
