/// The details of a shop on its receipts; nil for those that are not printed.
public struct ShopDetails: Hashable, Sendable {
  /// The name of the shop.
  public let name: String?
  /// The address on a single line, with `|` between its lines.
  public let address: String?
  /// The tax number of the shop.
  public let taxNumber: String?
  /// The last line of each receipt.
  public let receiptLine: String?

  /// Creates details.
  public init(name: String? = nil, address: String? = nil, taxNumber: String? = nil, receiptLine: String? = nil) {
    (self.name, self.address, self.taxNumber, self.receiptLine) = (name, address, taxNumber, receiptLine)
  }

  /// Details in which nothing is set.
  public static let none = ShopDetails()

  /// The lines of the address; empty if it is not set.
  public var addressLines: [String] {
    (address ?? "").split(separator: "|").map { String($0.trimmed) }.filter { !$0.isEmpty }
  }
}
