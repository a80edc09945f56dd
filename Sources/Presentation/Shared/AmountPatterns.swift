import ArcadeDomain
import Synchronization

/// How amounts of a currency are written in one region, asked once for each number of digits.
///
/// Everything but the digits is the same in all of them, and asking for each amount takes long.
final class AmountPatterns: Sendable {
  private struct Kind: Hashable {
    let currency: Currency
    let isNegative: Bool
    let digits: Int
  }

  private static let one = UInt8(ascii: "1")

  private let known = Mutex<[Kind: String]>([:])

  /// Returns an amount of minor units as `write` writes it, which is asked only for what is not known yet.
  func text(
    of units: UInt64,
    isNegative: Bool,
    _ currency: Currency,
    write: (UInt64) -> String
  ) -> String {
    let written = String(units)
    let digits = String(repeating: "0", count: max(0, Int(currency.exponent) + 1 - written.utf8.count)) + written
    let kind = Kind(currency: currency, isNegative: isNegative, digits: digits.utf8.count)
    let pattern = known.withLock { known in
      if let pattern = known[kind] { return pattern }
      let pattern = write((0..<kind.digits).reduce(0) { ones, _ in ones * 10 + 1 })
      known[kind] = pattern
      return pattern
    }
    // A region that has digits of its own is asked each time.
    guard pattern.utf8.count(where: { $0 == Self.one }) == kind.digits else { return write(units) }
    var rest = digits.utf8.makeIterator()
    return String(decoding: pattern.utf8.map { $0 == Self.one ? rest.next() ?? $0 : $0 }, as: UTF8.self)
  }
}
