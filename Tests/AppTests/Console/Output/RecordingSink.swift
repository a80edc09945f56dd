@testable import ArcadeApp

/// Keeps what is written, or fails as told.
final class RecordingSink: TextSink {
  var text = ""
  var writes = 0
  var failure: OutputFailure?

  func write(_ bytes: [UInt8]) throws(OutputFailure) {
    writes += 1
    if let failure { throw failure }
    text += String(decoding: bytes, as: UTF8.self)
  }
}
