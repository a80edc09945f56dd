/// A unit that others can be turned into.
struct MeasuringUnit {
  enum Kind { case mass, volume, length }

  let kind: Kind
  /// How many of the smallest unit of its kind it is.
  let size: Int64

  /// Knows a unit by its name, without regard to case and width; nil for any other word.
  init?(_ name: String) {
    guard let (kind, size) = Self.known[Self.key(of: name)] else { return nil }
    (self.kind, self.size) = (kind, size)
  }

  private static let known: [String: (Kind, Int64)] = [
    "g": (.mass, 1), "kg": (.mass, 1_000), "ml": (.volume, 1), "cl": (.volume, 10), "dl": (.volume, 100),
    "l": (.volume, 1_000), "mm": (.length, 1), "cm": (.length, 10), "m": (.length, 1_000),
  ]

  /// What units are compared by.
  static func key(of name: String) -> String {
    let name = String(name.narrowed.lowercased()[...].trimmed)
    return signs[name] ?? name
  }

  /// The signs that Japanese texts have for some, and what people write for a gram and a litre.
  private static let signs = [
    "㎏": "kg", "ℓ": "l", "㍑": "l", "㎖": "ml", "㎗": "dl", "㎝": "cm", "㎜": "mm", "gr": "g", "lt": "l",
  ]
}
