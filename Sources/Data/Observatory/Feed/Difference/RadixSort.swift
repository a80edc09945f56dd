/// Sorts numbers by some of their bits, in as many passes as those need, and keeps the order of equals.
enum RadixSort {
  private static let bitsPerPass = 11

  /// Sorts by `count` bits, the lowest of which is `first`.
  static func sort(_ numbers: inout [UInt64], fromBit first: Int, count: Int) {
    var others = [UInt64](repeating: 0, count: numbers.count)
    var bit = first
    while bit < first + count {
      let width = min(bitsPerPass, first + count - bit)
      pass(from: numbers, to: &others, bit: UInt64(bit), mask: 1 << UInt64(width) - 1)
      swap(&numbers, &others)
      bit += width
    }
  }

  private static func pass(from numbers: [UInt64], to others: inout [UInt64], bit: UInt64, mask: UInt64) {
    var ends = [Int](repeating: 0, count: Int(mask) + 1)
    for number in numbers { ends[Int(number >> bit & mask)] += 1 }
    var sum = 0
    for digit in ends.indices { (ends[digit], sum) = (sum, sum + ends[digit]) }
    for number in numbers {
      let digit = Int(number >> bit & mask)
      others[ends[digit]] = number
      ends[digit] += 1
    }
  }
}
