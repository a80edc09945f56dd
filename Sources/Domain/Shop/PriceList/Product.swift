/// Something that the shop sells.
public struct Product: Hashable, Sendable {
  /// How many pieces of it one line, or one offer, counts at most.
  public static let mostPieces = 9_999

  /// What a scanner types for it.
  public let code: Code
  /// What it is called.
  public let name: String
  /// What one piece costs without a discount, or one unit of what is weighed.
  public let price: Money
  // One reference for what most products lack, so that a copy of a line stays cheap.
  private let extras: Extras?

  /// Makes a product; the price must not be negative, or a cart will not take it. A unit that means a piece is none.
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

  /// Whether a unit only says that something is sold by the piece, without regard to case, width and a point behind it.
  public static func isPiece(_ unit: String) -> Bool {
    let word = MeasuringUnit.key(of: unit)
    return pieces.contains(word.hasSuffix(".") ? String(word.dropLast()) : word)
  }

  private static let pieces: Set<String> = [
    "piece", "pieces", "pc", "pcs", "each", "ea", "unit", "units", "ud", "uds", "unidad", "unidades", "pieza", "piezas",
    "pza", "pzas", "pz", "個", "コ", "ケ", "本", "点", "枚", "ピース",
  ]

  /// The unit by which it is weighed or measured, such as `kg`; nil where it is sold by the piece.
  public var unit: String? { extras?.unit }
  /// The words by which discounts select it.
  public var tags: [String] { extras?.tags ?? [] }
  /// Its usual price, where `price` is a reduced one.
  public var reducedFrom: Money? { extras?.reducedFrom }
  /// What no discount takes its unit price below.
  public var lowest: Money? { extras?.lowest }
  /// The rate of the tax that its price includes; nil where nobody said.
  public var tax: Percent? { extras?.tax }

  /// Where its picture is: an address of the web, or a whole path; nil where there is none.
  public var picture: String? { extras?.look.picture }
  /// The colour by which it is found on a screen; nil where nobody said.
  public var color: RGBColor? { extras?.look.color }

  /// The same product at another price, with other tags, or of another rate of tax.
  ///
  /// A usual price that is not above the price, and a lowest one that is, are left out.
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

  /// Whether it has something that discounts look at: a unit, tags, a usual or a lowest price.
  @inline(__always)
  var hasExtras: Bool { extras?.matters ?? false }

  /// What it is known by on a screen.
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
