public import ArcadeDomain

/// What every `PaymentGateway` promises.
public enum PaymentGatewayContract {
  /// Checks a gateway that approves; throws the first promise that it breaks.
  public static func check(_ gateway: any PaymentGateway) async throws {
    let key = PaymentAttempt.Key(text: "1-abc")
    let amount = euro(750)
    let answer = try await gateway.charge(amount, key: key)
    guard case .completed = answer else { throw ContractViolation(description: "the gateway approves") }
    try require(try await gateway.charge(amount, key: key), equals: answer, "the same key is the same charge")
    let asked = try await gateway.resolve(key)
    try require(asked, equals: answer, "an answer can be asked for again")

    let lost = PaymentAttempt.Key(text: "2-abc")
    try require(try await gateway.resolve(lost), equals: .void, "a key that never arrived is void")
    let late = try await gateway.charge(amount, key: lost)
    try require(late, equals: .void, "a void key is not charged when it arrives after all")
  }
}
