/// What a gateway says of a charge.
public enum PaymentAnswer: Hashable, Sendable {
  /// The money was moved; the gateway's own number for it.
  case completed(reference: String)
  /// The money was not moved.
  case declined
  /// The charge never arrived, and will not be made if it does now.
  case void
}
