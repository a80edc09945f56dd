/// What a customer gave and chose besides products.
public struct CartTerms: Hashable, Sendable {
  /// Nothing of it.
  public static let none = CartTerms()

  /// The codes in the order in which they were given, each once.
  public private(set) var codes: [PromotionCode]
  /// The group that the customer belongs to.
  public var customerGroup: String?
  /// How it is sent; nil where nothing was chosen.
  public var shipping: Shipping?

  /// Joins codes with a group and a way of shipping.
  public init(codes: [PromotionCode] = [], customerGroup: String? = nil, shipping: Shipping? = nil) {
    self.codes = []
    (self.customerGroup, self.shipping) = (customerGroup, shipping)
    for code in codes { add(code) }
  }

  /// Whether nothing was given or chosen.
  public var isEmpty: Bool { self == .none }

  /// Adds a code, unless it was given before.
  public mutating func add(_ code: PromotionCode) { if !codes.contains(code) { codes.append(code) } }

  /// Takes all codes back.
  public mutating func removeCodes() { codes = [] }
}
