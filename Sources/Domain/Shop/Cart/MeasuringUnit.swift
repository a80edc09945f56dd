/// A unit that others can be turned into.
struct MeasuringUnit {
  enum Kind { case mass, volume, length }

  let kind: Kind
  /// How many of the smallest unit of its kind it is.
  let size: Int64

  /// Knows a unit by its name, without regard to case and width; nil for any other word.
  init?(_ name: String) {
    switch Self.key(of: name) {
    case "g": self.init(.mass, 1)
    case "kg": self.init(.mass, 1_000)
    case "ml": self.init(.volume, 1)
    case "cl": self.init(.volume, 10)
    case "dl": self.init(.volume, 100)
    case "l": self.init(.volume, 1_000)
    case "mm": self.init(.length, 1)
    case "cm": self.init(.length, 10)
    case "m": self.init(.length, 1_000)
    default: return nil
    }
  }

  private init(_ kind: Kind, _ size: Int64) { (self.kind, self.size) = (kind, size) }

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
