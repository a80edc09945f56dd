/// Spreads an amount by largest remainder in whole minor units, so that the parts add up exactly.
enum Spreading {
  /// A number of equal recipients, each with a weight and a maximum.
  struct Share {
    let weight, room: Int64
    var count: Int
    let source: Int
  }

  /// The same part for a number of recipients of one share.
  struct Part {
    let source, count: Int
    let amount: Int64
  }

  /// Returns the parts of an amount; what does not fit is left over. A share whose part exceeds its maximum gets the
  /// maximum, and the rest is spread again over the others.
  static func parts(of amount: Int64, over shares: [Share]) -> [Part] {
    var active = shares
    var parts: [Part] = []
    var rest = amount
    while true {
      let weight = active.reduce(Int128(0)) { $0 + Int128($1.weight) * Int128($1.count) }
      guard weight > 0, rest > 0 else { break }
      var each: [(amount: Int64, remainder: Int128)] = []
      each.reserveCapacity(active.count)
      var given = Int128(0)
      for share in active {
        let (amount, remainder) = (Int128(rest) * Int128(share.weight)).quotientAndRemainder(dividingBy: weight)
        each.append((Int64(clamping: amount), remainder))
        given += amount * Int128(share.count)
      }
      let extra = extras(Int(clamping: Int128(rest) - given), each.map { $0.remainder }, active)
      var left: [Share] = []
      var settled: [Part] = []
      for (position, share) in active.enumerated() {
        let amount = each[position].amount
        for (count, part) in [(extra[position], amount + 1), (share.count - extra[position], amount)] where count > 0 {
          if part > share.room {
            parts.append(Part(source: share.source, count: count, amount: share.room))
            rest -= share.room * Int64(count)
          } else {
            left.append(Share(weight: share.weight, room: share.room, count: count, source: share.source))
            settled.append(Part(source: share.source, count: count, amount: part))
          }
        }
      }
      if left.reduce(0, { $0 + $1.count }) == active.reduce(0, { $0 + $1.count }) { return parts + settled }
      active = left
    }
    return parts + active.map { Part(source: $0.source, count: $0.count, amount: 0) }
  }

  /// Returns how many recipients of each share get an extra unit: largest remainders first, the first of equals.
  private static func extras(_ number: Int, _ remainders: [Int128], _ shares: [Share]) -> [Int] {
    var extras = Array(repeating: 0, count: shares.count)
    guard number > 0 else { return extras }
    var rest = number
    for position in shares.indices.sorted(by: { (remainders[$1], $0) < (remainders[$0], $1) }) {
      extras[position] = min(rest, shares[position].count)
      rest -= extras[position]
      if rest == 0 { break }
    }
    return extras
  }
}

extension Int64 {
  func multipliedClamping(by factor: Int) -> Int64 {
    let (result, overflow) = multipliedReportingOverflow(by: Int64(factor))
    return overflow ? .max : result
  }

  mutating func addClamping(_ other: Int64) { self = addingClamping(other) }

  func addingClamping(_ other: Int64) -> Int64 {
    let (result, overflow) = addingReportingOverflow(other)
    return overflow ? .max : result
  }
}
