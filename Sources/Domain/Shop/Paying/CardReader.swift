/// How a till takes cards, by its word in stores.
public enum CardReader: String, Hashable, Sendable {
  /// Through the gateway, which says what became of it.
  case gateway
  /// Through a terminal of the stall's own, of which a person says what it did.
  case terminal
}
