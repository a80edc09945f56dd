public import ArcadeDomain

/// What every `PaymentGateway` promises.
public enum PaymentGatewayContract {
  /// Checks a gateway that approves; throws the first promise that it breaks.
  public static func check(_ gateway: any PaymentGateway) async throws {
    let key = PaymentAttempt.Key(text: "1-abc")
    let amount = Money(minorUnits: 750, currency: .eur)
    let before = try await gateway.answer(to: key)
    try ContractViolation.require(before, equals: nil, "a key that never arrived has no answer")

    let answer = try await gateway.charge(amount, key: key)
    try ContractViolation.require(answer != .declined, "the gateway approves")
    let again = try await gateway.charge(amount, key: key)
    try ContractViolation.require(again, equals: answer, "the same key is the same charge")
    let asked = try await gateway.answer(to: key)
    try ContractViolation.require(asked, equals: answer, "an answer can be asked for again")
    let other = try await gateway.answer(to: PaymentAttempt.Key(text: "2-abc"))
    try ContractViolation.require(other, equals: nil, "another key is another charge")
  }
}
