import Foundation

/// A destination for the bytes of output.
package protocol TextSink {
  func write(_ bytes: [UInt8]) throws(OutputFailure)
}

/// The reason why output cannot continue.
package enum OutputFailure: Error, Hashable, Sendable {
  /// The reader has gone away, as `head` does, which is not reported.
  case closed
  /// The system returned this `errno`.
  case failed(Int32)
}
