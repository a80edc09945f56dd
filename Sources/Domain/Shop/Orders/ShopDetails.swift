/// Who a shop is, as its receipts say it; nil for what they do not say.
public struct ShopDetails: Hashable, Sendable {
  /// What it is called.
  public let name: String?
  /// Where it is, on one line, in which a `|` divides the lines of the address.
  public let address: String?
  /// The number under which it pays its taxes.
  public let taxNumber: String?
  /// What stands at the end of each receipt.
  public let receiptLine: String?

  /// Describes a shop.
  public init(name: String? = nil, address: String? = nil, taxNumber: String? = nil, receiptLine: String? = nil) {
    (self.name, self.address, self.taxNumber, self.receiptLine) = (name, address, taxNumber, receiptLine)
  }

  /// A shop that says nothing.
  public static let none = ShopDetails()

  /// The address line by line; none where it is not said.
  public var addressLines: [String] {
    (address ?? "").split(separator: "|").map { String($0.trimmed) }.filter { !$0.isEmpty }
  }
}
