extension String {
  /// The text with full-width characters replaced by ASCII ones.
  public var narrowed: String {
    guard unicodeScalars.contains(where: { (0xFF01...0xFF5E).contains($0.value) }) else { return self }
    var result = UnicodeScalarView()
    for scalar in unicodeScalars {
      // Full-width characters are in the order of ASCII.
      let isFullWidth = (0xFF01...0xFF5E).contains(scalar.value)
      result.append(isFullWidth ? Unicode.Scalar(UInt8(scalar.value - 0xFEE0)) : scalar)
    }
    return String(result)
  }
}

extension Substring {
  /// The text without leading and trailing white space.
  var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
    return start[...last]
  }
}
