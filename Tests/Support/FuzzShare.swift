import Foundation

/// How much of what is tried at random, or killed, each run of the tests does: a quarter, and all of it in `make fuzz`.
package enum FuzzShare {
  private static let isWhole = ProcessInfo.processInfo.environment["ARCADE_FUZZ_ROUNDS"] != nil

  /// A quarter of a number of rounds, or of what comes of them; the whole where `ARCADE_FUZZ_ROUNDS` is set.
  package static func of(_ count: Int) -> Int { of(count, usually: (count + 3) / 4) }

  /// So many as usual; more where `ARCADE_FUZZ_ROUNDS` is set.
  package static func of(_ count: Int, usually usual: Int) -> Int { isWhole ? count : usual }
}
