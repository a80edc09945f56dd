/// A unit that can be converted to others.
struct MeasuringUnit {
  enum Kind { case mass, volume, length }

  let kind: Kind
  /// The size in the smallest unit of its kind.
  let size: Int64

  /// Creates a unit by name, ignoring case and width; nil for an unknown one.
  init?(_ name: String) {
    guard let (kind, size) = Self.known[Self.key(of: name)] else { return nil }
    (self.kind, self.size) = (kind, size)
  }

  private static let known: [String: (Kind, Int64)] = [
    "g": (.mass, 1), "kg": (.mass, 1_000), "ml": (.volume, 1), "cl": (.volume, 10), "dl": (.volume, 100),
    "l": (.volume, 1_000), "mm": (.length, 1), "cm": (.length, 10), "m": (.length, 1_000),
  ]

  /// Returns the key by which units are compared.
  static func key(of name: String) -> String {
    let name = String(name.narrowed.lowercased()[...].trimmed)
    return signs[name] ?? name
  }

  /// Japanese unit characters, and common spellings of gram and litre.
  private static let signs = [
    "㎏": "kg", "ℓ": "l", "㍑": "l", "㎖": "ml", "㎗": "dl", "㎝": "cm", "㎜": "mm", "gr": "g", "lt": "l",
  ]
}
