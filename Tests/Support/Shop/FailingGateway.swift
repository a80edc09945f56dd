public import ArcadeDomain

/// A gateway that cannot be reached where its faults say so.
public struct FailingGateway: PaymentGateway {
  private let gateway: any PaymentGateway
  private let faults: Faults<ShopCall>

  /// Stands before another gateway.
  public init(_ gateway: any PaymentGateway, faults: Faults<ShopCall>) {
    (self.gateway, self.faults) = (gateway, faults)
  }

  /// Charges, or fails.
  public func charge(_ amount: Money, key: PaymentAttempt.Key) async throws(RepositoryError) -> PaymentAnswer {
    try await faults.run(.charge, await gateway.charge(amount, key: key))
  }

  /// Says what became of a charge, or fails.
  public func resolve(_ key: PaymentAttempt.Key) async throws(RepositoryError) -> PaymentAnswer {
    try await faults.run(.answer, await gateway.resolve(key))
  }
}
