/// How a till takes cards.
public enum CardReader: Hashable, Sendable {
  /// Through the gateway, which says what became of it.
  case gateway
  /// Through a terminal of the stall's own, of which a person says what it did.
  case terminal
}
