/// Everything that a receipt shows, already computed and formatted.
public enum ReceiptScreen: Hashable, Sendable {
  /// The receipt as it was when it was paid.
  case receipt(Receipt)
  /// There is none, or it could not be read.
  case failed(Failure)

  /// One paid order.
  public struct Receipt: Hashable, Sendable {
    /// The title, with the order's number.
    public let title: String
    /// When it was paid, and under which number of the gateway.
    public let paidAt: String
    /// What was bought, with the sums.
    public let table: QuoteTable

    /// Makes a receipt of finished texts.
    public init(title: String, paidAt: String, table: QuoteTable) {
      self.title = title
      self.paidAt = paidAt
      self.table = table
    }
  }
}
