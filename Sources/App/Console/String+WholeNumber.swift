extension String {
  /// Whether it is a whole number of any size, so that one without a row is no unknown command.
  var isWholeNumber: Bool {
    let digits = hasPrefix("-") ? dropFirst() : self[...]
    return !digits.isEmpty && digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
