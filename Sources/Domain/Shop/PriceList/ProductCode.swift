extension Product {
  /// A product code as a barcode scanner types it: letters and digits without spaces. It is stored in upper case, so
  /// that case is ignored in comparisons.
  public struct Code: Hashable, Comparable, Sendable {
    /// The code in upper case.
    public let text: String

    /// The hash of the text, computed once, since codes are looked up far more often than created.
    let textHash: Int

    /// Creates a code; nil if it is empty, longer than 64 characters, or has a space or control character.
    public init?(_ text: String) {
      let upper = text.uppercased()
      guard (1...64).contains(upper.unicodeScalars.count), upper.unicodeScalars.allSatisfy(Self.mayStand)
      else { return nil }
      self.init(upper: upper)
    }

    init(upper text: String) {
      self.text = text
      textHash = text.hashValue
    }

    /// Whether two codes are equal.
    public static func == (one: Code, other: Code) -> Bool { one.textHash == other.textHash && one.text == other.text }

    /// Hashes the code.
    public func hash(into hasher: inout Hasher) { hasher.combine(textHash) }

    /// Whether one code is sorted before another.
    public static func < (earlier: Code, later: Code) -> Bool { earlier.text < later.text }

    private static func mayStand(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned: false
      default: true
      }
    }
  }
}

extension Product.Code: CustomStringConvertible {
  /// The code in upper case.
  public var description: String { text }
}

/// A hash table from product codes to their indices in a list, without hashing at look-up.
///
/// A dictionary would hash each code again, which took a third of the time of a quote. The hash in a code is seeded in
/// every process, so that nobody can choose colliding codes.
struct CodeTable: Hashable, Sendable {
  private let codes: [Product.Code]
  /// The indices of codes, at the slot of their hash or the next free one; -1 is free, and at least half are.
  private let slots: [Int]

  /// Creates a table of different codes, numbered from 0 in their order.
  init(_ codes: [Product.Code]) {
    var capacity = 2
    while capacity < codes.count * 2 { capacity *= 2 }
    var slots = Array(repeating: -1, count: capacity)
    for (number, code) in codes.enumerated() {
      var slot = code.textHash & (capacity - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (capacity - 1) }
      slots[slot] = number
    }
    (self.codes, self.slots) = (codes, slots)
  }

  /// Returns the index of a code; nil if it is not in the list.
  func number(of code: Product.Code) -> Int? {
    var slot = code.textHash & (slots.count - 1)
    while slots[slot] >= 0 {
      if codes[slots[slot]] == code { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Whether two tables have the same codes; their slots differ by process.
  static func == (one: CodeTable, other: CodeTable) -> Bool { one.codes == other.codes }

  func hash(into hasher: inout Hasher) { hasher.combine(codes) }
}
