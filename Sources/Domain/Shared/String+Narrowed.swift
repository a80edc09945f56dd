extension String {
  /// The text with full-width forms as the plain letters, digits and signs that they stand for.
  public var narrowed: String {
    guard unicodeScalars.contains(where: { (0xFF01...0xFF5E).contains($0.value) }) else { return self }
    var result = UnicodeScalarView()
    for scalar in unicodeScalars {
      // They stand in the order of ASCII.
      let isFullWidth = (0xFF01...0xFF5E).contains(scalar.value)
      result.append(isFullWidth ? Unicode.Scalar(UInt8(scalar.value - 0xFEE0)) : scalar)
    }
    return String(result)
  }
}

extension Substring {
  /// The text without white space around it.
  var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
    return start[...last]
  }
}
