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
    public static func == (one: Code, other: Code) -> Bool {
      one.textHash == other.textHash && one.text == other.text
    }

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
