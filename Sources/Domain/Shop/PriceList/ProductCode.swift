extension Product {
  /// What a barcode scanner types: letters and digits without spaces.
  ///
  /// It is kept in upper case, so that codes match without regard to case.
  public struct Code: Hashable, Comparable, Sendable {
    /// The code in upper case.
    public let text: String

    /// The hash of the text, computed once, because a price list is looked up far more often than it is read.
    let textHash: Int

    /// Reads a code; nil where it is empty, has a space or a control character, or is over 64 letters long.
    public init?(_ text: String) {
      let upper = text.uppercased()
      guard (1...64).contains(upper.unicodeScalars.count), upper.unicodeScalars.allSatisfy(Self.mayStand)
      else { return nil }
      self.init(upper: upper)
    }

    /// Takes a text that is a code.
    init(upper text: String) {
      self.text = text
      textHash = text.hashValue
    }

    /// Whether two codes are the same.
    public static func == (one: Code, other: Code) -> Bool { one.textHash == other.textHash && one.text == other.text }

    /// Feeds the code into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(textHash) }

    /// Whether one code stands before another in a sorted list.
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

/// A hash table from product codes to their numbers in a list, for look-ups that hash nothing.
///
/// A dictionary would hash each code again (measured: a third of a quote). The hash that a code carries is seeded anew
/// in every process, so that nobody can choose codes that collide.
struct CodeTable: Hashable, Sendable {
  private let codes: [Product.Code]
  /// Numbers of codes, at the place of their hash or the next free one; -1 is free, and half of them at least are.
  private let slots: [Int]

  /// Numbers different codes from 0 in their order.
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

  /// Returns the number of a code; nil where it is not in the list.
  func number(of code: Product.Code) -> Int? {
    var slot = code.textHash & (slots.count - 1)
    while slots[slot] >= 0 {
      if codes[slots[slot]] == code { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Whether two tables number the same codes alike; where those stand differs by process only.
  static func == (one: CodeTable, other: CodeTable) -> Bool { one.codes == other.codes }

  func hash(into hasher: inout Hasher) { hasher.combine(codes) }
}
