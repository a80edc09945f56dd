/// A product of the shop.
public struct Product: Hashable, Sendable {
  /// The most pieces of a line or of an offer.
  public static let mostPieces = 9_999

  /// The code that a scanner types.
  public let code: Code
  /// The name that shoppers see.
  public let name: String
  /// The unit price without discounts, for a piece or for a unit that is weighed.
  public let price: Money
  // One reference for optional fields, which few products have, so that a copy of a line stays cheap.
  private let extras: Extras?

  /// Creates a product; carts reject a negative price. A unit that means a piece becomes nil.
  public init(
    code: Code,
    name: String,
    price: Money,
    unit: String? = nil,
    tags: [String] = [],
    reducedFrom: Money? = nil,
    lowest: Money? = nil,
    tax: Percent? = nil,
    picture: String? = nil,
    color: RGBColor? = nil
  ) {
    (self.code, self.name, self.price) = (code, name, price)
    let unit = unit.flatMap { Self.isPiece($0) ? nil : $0 }
    let isPlain = unit == nil && tags.isEmpty && reducedFrom == nil && lowest == nil && tax == nil
    let look = Look(picture: picture, color: color)
    extras =
      isPlain && look == Look()
      ? nil : Extras(unit: unit, tags: tags, reducedFrom: reducedFrom, lowest: lowest, tax: tax, look: look)
  }

  /// Whether a unit means a piece, ignoring case, width and a trailing point.
  public static func isPiece(_ unit: String) -> Bool {
    let word = MeasuringUnit.key(of: unit)
    return pieces.contains(word.hasSuffix(".") ? String(word.dropLast()) : word)
  }

  private static let pieces: Set<String> = [
    "piece", "pieces", "pc", "pcs", "each", "ea", "unit", "units", "ud", "uds", "unidad", "unidades", "pieza", "piezas",
    "pza", "pzas", "pz", "個", "コ", "ケ", "本", "点", "枚", "ピース",
  ]

  /// The unit in which it is weighed or measured, such as `kg`; nil if it is sold by the piece.
  public var unit: String? { extras?.unit }
  /// The tags by which discounts select it.
  public var tags: [String] { extras?.tags ?? [] }
  /// The usual price, if `price` is a reduced one.
  public var reducedFrom: Money? { extras?.reducedFrom }
  /// The lowest unit price that discounts can reach.
  public var lowest: Money? { extras?.lowest }
  /// The rate of the tax included in the price; nil if unknown.
  public var tax: Percent? { extras?.tax }

  /// The web URL or absolute path of its picture; nil if there is none.
  public var picture: String? { extras?.look.picture }
  /// The colour of its button on a screen; nil if none is set.
  public var color: RGBColor? { extras?.look.color }

  /// Returns a copy with another price, tags or tax rate. Drops a usual price that is not above the price, and a lowest
  /// price that is.
  public func with(price: Money? = nil, tags: [String]? = nil, tax: Percent?) -> Product {
    let price = price ?? self.price
    return Product(
      code: code,
      name: name,
      price: price,
      unit: unit,
      tags: tags ?? self.tags,
      reducedFrom: reducedFrom.flatMap { $0.minorUnits > price.minorUnits ? $0 : nil },
      lowest: lowest.flatMap { $0.minorUnits <= price.minorUnits ? $0 : nil },
      tax: tax,
      picture: picture,
      color: color
    )
  }

  /// Whether it has fields that discounts depend on: a unit, tags, a usual or a lowest price.
  @inline(__always)
  var hasExtras: Bool { extras?.matters ?? false }

  private struct Look: Hashable, Sendable {
    var picture: String?
    var color: RGBColor?
  }

  private final class Extras: Hashable, Sendable {
    let unit: String?
    let tags: [String]
    let reducedFrom, lowest: Money?
    let tax: Percent?
    let look: Look
    let matters: Bool

    init(unit: String?, tags: [String], reducedFrom: Money?, lowest: Money?, tax: Percent?, look: Look) {
      (self.unit, self.tags, self.reducedFrom) = (unit, tags, reducedFrom)
      (self.lowest, self.tax, self.look) = (lowest, tax, look)
      matters = unit != nil || !tags.isEmpty || reducedFrom != nil || lowest != nil
    }

    static func == (one: Extras, other: Extras) -> Bool {
      one.unit == other.unit && one.tags == other.tags && one.reducedFrom == other.reducedFrom
        && one.lowest == other.lowest && one.tax == other.tax && one.look == other.look
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(unit)
      hasher.combine(tags)
      hasher.combine(reducedFrom)
      hasher.combine(lowest)
      hasher.combine(tax)
      hasher.combine(look)
    }
  }
}
