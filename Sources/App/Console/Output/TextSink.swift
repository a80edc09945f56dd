/// Takes the bytes of output.
protocol TextSink {
  /// Writes all of the bytes or throws.
  func write(_ bytes: [UInt8]) throws(OutputFailure)
}
