/// What of an order comes back.
public enum RefundRequest: Hashable, Sendable {
  /// All that has not come back yet.
  case everything
  /// Pieces of a product, in whichever lines they stand; all that are left where no number is given.
  case product(Product.Code, pieces: Int?)
  /// Pieces of one line, by its place on the receipt from 0; free pieces stand after the lines.
  case line(Int, pieces: Int?)
}
