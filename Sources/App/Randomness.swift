import ArcadeDomain
import Synchronization

/// Where every generator of a run comes from, so that no two of them draw the same.
final class Randomness: Sendable {
  private let seeds: Mutex<SplitMix64>

  /// Begins with the seed of `--seed`, else with one of the system's.
  init(seed: UInt64?) {
    seeds = Mutex(SplitMix64(seed: seed ?? .random(in: .min ... .max)))
  }

  /// Returns a generator with a sequence of its own.
  func makeGenerator() -> SplitMix64 {
    SplitMix64(seed: seeds.withLock { $0.next() })
  }
}
