public import ArcadeDomain

/// Owners as a test lists them, with what comes of every adoption.
public struct SampleOwners: OwnerRepository {
  private let summaries: [OwnerSummary]
  private let adoption: OwnershipTransfer
  private let failure: RepositoryError?

  /// Lists owners; whoever adopts gets an answer, or a failure.
  public init(_ summaries: [OwnerSummary] = [], adoption: OwnershipTransfer = .nothing, failure: RepositoryError? = nil)
  {
    (self.summaries, self.adoption, self.failure) = (summaries, adoption, failure)
  }

  /// Lists the owners.
  public func owners() async throws(RepositoryError) -> [OwnerSummary] { summaries }

  /// Gives the answer.
  public func adopt(by owner: Owner) async throws(RepositoryError) -> OwnershipTransfer {
    if let failure { throw failure }
    return adoption
  }
}
