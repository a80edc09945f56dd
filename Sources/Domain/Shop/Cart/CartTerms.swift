/// The codes, customer group and shipping of a purchase.
public struct CartTerms: Hashable, Sendable {
  /// Terms without codes, group and shipping.
  public static let none = CartTerms()

  /// The codes in the order in which they were added, each once.
  public private(set) var codes: [PromotionCode]
  /// The group of the customer; nil if there is none.
  public var customerGroup: String?
  /// The shipping; nil if none was chosen.
  public var shipping: Shipping?

  /// Creates terms.
  public init(codes: [PromotionCode] = [], customerGroup: String? = nil, shipping: Shipping? = nil) {
    self.codes = []
    (self.customerGroup, self.shipping) = (customerGroup, shipping)
    for code in codes { add(code) }
  }

  /// Whether nothing is set.
  public var isEmpty: Bool { self == .none }

  /// Adds a code unless it is present.
  public mutating func add(_ code: PromotionCode) { if !codes.contains(code) { codes.append(code) } }

  /// Removes all codes.
  public mutating func removeCodes() { codes = [] }
}
