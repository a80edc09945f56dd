import Foundation

/// Takes the bytes of output.
package protocol TextSink {
  func write(_ bytes: [UInt8]) throws(OutputFailure)
}

/// Why output cannot go on.
package enum OutputFailure: Error, Hashable, Sendable {
  /// The reader has gone away, as `head` does; no cause for a complaint.
  case closed
  /// The system refused, with this `errno`.
  case failed(Int32)
}
