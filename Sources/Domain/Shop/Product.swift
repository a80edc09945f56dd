/// Something that the shop sells.
public struct Product: Hashable, Sendable {
  /// What a scanner types for it.
  public let code: Code
  /// What it is called.
  public let name: String
  /// What one piece costs without a discount, or one unit of what is weighed.
  public let price: Money
  // One reference for what most products lack, so that a copy of a line stays cheap.
  private let extras: Extras?

  /// Makes a product; the price must not be negative, or a cart will not take it.
  public init(
    code: Code,
    name: String,
    price: Money,
    unit: String? = nil,
    tags: [String] = [],
    reducedFrom: Money? = nil,
    lowest: Money? = nil
  ) {
    self.code = code
    self.name = name
    self.price = price
    let isPlain = unit == nil && tags.isEmpty && reducedFrom == nil && lowest == nil
    extras = isPlain ? nil : Extras(unit: unit, tags: tags, reducedFrom: reducedFrom, lowest: lowest)
  }

  /// The unit by which it is weighed or measured, such as `kg`; nil where it is sold by the piece.
  public var unit: String? { extras?.unit }
  /// The words by which discounts select it.
  public var tags: [String] { extras?.tags ?? [] }
  /// Its usual price, where `price` is a reduced one.
  public var reducedFrom: Money? { extras?.reducedFrom }
  /// What no discount takes its unit price below.
  public var lowest: Money? { extras?.lowest }

  /// Whether it has a unit, tags, a usual or a lowest price.
  @inline(__always)
  var hasExtras: Bool { extras != nil }

  private final class Extras: Hashable, Sendable {
    let unit: String?
    let tags: [String]
    let reducedFrom: Money?
    let lowest: Money?

    init(unit: String?, tags: [String], reducedFrom: Money?, lowest: Money?) {
      self.unit = unit
      self.tags = tags
      self.reducedFrom = reducedFrom
      self.lowest = lowest
    }

    static func == (one: Extras, other: Extras) -> Bool {
      one.unit == other.unit && one.tags == other.tags && one.reducedFrom == other.reducedFrom
        && one.lowest == other.lowest
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(unit)
      hasher.combine(tags)
      hasher.combine(reducedFrom)
      hasher.combine(lowest)
    }
  }
}
