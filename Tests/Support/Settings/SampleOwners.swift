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

extension Sequence {
  /// Sums up what is somebody's, that of each owner alone.
  public func summedUp<Value, Sum>(_ sum: ([Value]) -> [Sum]) -> [Owned<Sum>] where Element == Owned<Value> {
    Dictionary(grouping: self, by: \.owner).flatMap { owner, all in sum(all.map(\.value)).map { Owned($0, of: owner) } }
  }
}
