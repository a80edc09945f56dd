import Foundation

/// The share of random and kill tests in a run: a quarter, or all in `make fuzz`.
package enum FuzzShare {
  private static let isWhole = ProcessInfo.processInfo.environment["ARCADE_FUZZ_ROUNDS"] != nil

  /// Returns a quarter of a number of rounds; all of them if `ARCADE_FUZZ_ROUNDS` is set.
  package static func of(_ count: Int) -> Int { of(count, usually: (count + 3) / 4) }

  /// Returns a usual number of rounds; more if `ARCADE_FUZZ_ROUNDS` is set.
  package static func of(_ count: Int, usually usual: Int) -> Int { isWhole ? count : usual }
}
