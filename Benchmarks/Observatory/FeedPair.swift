import ArcadeDomain
import Foundation

/// Two feeds. The second one is shuffled, has 1 % new rows, lacks 1 % and differs in 3 %.
struct FeedPair {
  let old: Data
  let new: Data

  init(count: Int) {
    old = Self.feed(of: 0..<count, isNewer: false)
    var random = SplitMix64(seed: 7)
    var numbers = Array(count / 100..<count + count / 100)
    for last in stride(from: numbers.count - 1, to: 0, by: -1) {
      numbers.swapAt(last, Int(random.next() % UInt64(last + 1)))
    }
    new = Self.feed(of: numbers, isNewer: true)
  }

  private static func feed(of numbers: some Sequence<Int>, isNewer: Bool) -> Data {
    var feed = Data("id,name,price,currency,reviewCount,reviewAverage,availability,category\n".utf8)
    for number in numbers {
      let isChanged = isNewer && number % 100 < 3
      let digits = String(number)
      let id = String(repeating: "0", count: 8 - digits.utf8.count) + digits
      let price = "\(number % 900 + (isChanged ? 101 : 100)).\(number % 90 + 10)"
      let average = "\(number % 4 + 1).\(number % 90 + 10)"
      let row = "item-\(id),Thing for sale \(id),\(price),EUR,\(number % 900 + 100),\(average),true,tea-pots\n"
      feed.append(contentsOf: row.utf8)
    }
    return feed
  }
}
