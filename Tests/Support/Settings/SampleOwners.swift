public import ArcadeDomain

/// Owners as a test lists them, with what comes of every adoption.
public struct SampleOwners: OwnerRepository {
  private let summaries: [OwnerSummary]
  private let adoption: Adoption

  /// Lists owners; whoever adopts gets an answer.
  public init(_ summaries: [OwnerSummary] = [], adoption: Adoption = .nothing) {
    (self.summaries, self.adoption) = (summaries, adoption)
  }

  /// Lists the owners.
  public func owners() async throws(RepositoryError) -> [OwnerSummary] { summaries }

  /// Gives the answer.
  public func adopt(by owner: Owner) async throws(RepositoryError) -> Adoption { adoption }
}
