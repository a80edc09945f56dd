extension Product {
  /// What a barcode scanner types: letters and digits without spaces.
  ///
  /// It is kept in upper case, so that codes match without regard to case.
  public struct Code: Hashable, Comparable, Sendable {
    /// The code in upper case.
    public let text: String

    /// Reads a code; nil where it is empty, has a space or a control character, or is over 64 letters long.
    public init?(_ text: String) {
      let upper = text.uppercased()
      guard (1...64).contains(upper.unicodeScalars.count), upper.unicodeScalars.allSatisfy(Self.mayStand)
      else { return nil }
      self.text = upper
    }

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
