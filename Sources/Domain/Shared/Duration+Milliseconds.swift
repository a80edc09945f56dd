extension Duration {
  /// The whole milliseconds, parts of one dropped; held within what a number can be.
  public var wholeMilliseconds: Int64 { Moment(milliseconds: 0).advanced(by: self).milliseconds }
}
