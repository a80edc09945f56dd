import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

/// Random pairs of JSON feeds, written in every possible way, compared with their known contents.
final class RandomListDifferenceTests: XCTestCase {
  func testPairsSayWhatTheyWereMadeToSay() throws {
    for seed in UInt64(0)..<UInt64(FuzzShare.of(1_000)) {
      var random = RandomList(seed: seed)
      let (old, new) = try (random.makeFeed("old"), random.makeFeed("new"))
      let difference = try FeedDifference(OldAndNew(old: old.compared, new: new.compared))
      let both = old.figures.keys.filter { new.figures[$0] != nil }.sorted()
      let context = "seed \(seed)\n\(old.text)\n\(new.text)"
      XCTAssertEqual(difference.new, new.figures.keys.filter { old.figures[$0] == nil }.sorted(), context)
      XCTAssertEqual(difference.outOfSight, old.figures.keys.filter { new.figures[$0] == nil }.sorted(), context)
      let changed = both.filter { id in
        guard let before = old.figures[id] ?? nil, let after = new.figures[id] ?? nil else { return false }
        return before != after
      }
      XCTAssertEqual(difference.changed.map(\.id), changed, context)
      XCTAssertEqual(
        difference.oldProblems.map { $0.place.entry ?? 0 },
        old.badEntries.filter { entry in !old.unread.contains { $0.value == entry && new.figures[$0.key] == nil } },
        context
      )
      XCTAssertEqual(difference.newProblems.map { $0.place.entry ?? 0 }, new.badEntries, context)
      guard difference.changed.map(\.id) == changed else { return }
    }
  }
}

/// Generates lists of listings in JSON; a seed always gives the same ones.
private struct RandomList {
  struct Feed {
    var text = ""
    var compared: ComparedFeed
    /// The figures of each ID; nil if they are unreadable.
    var figures: [String: [String]?] = [:]
    /// The numbers of the invalid elements.
    var badEntries: [Int] = []
    /// The element numbers of unreadable IDs.
    var unread: [String: Int] = [:]
  }

  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func makeFeed(_ name: String) throws -> Feed {
    let isLines = random.next() % 2 == 0
    var (elements, figures, bad): ([String], [String: [String]?], [Int]) = ([], [:], [])
    var unread: [String: Int] = [:]
    for entry in 1...12 {
      if random.next() % 30 == 0 {
        elements.append(pick(["[]", "1", "{}", "\"a\"", "{\"id\": null}", "{\"id\": \" \"}"]))
        bad.append(entry)
        continue
      }
      let (id, element, says) = makeElement()
      elements.append(element)
      if figures[id] != nil || says == nil { bad.append(entry) }
      if figures[id] == nil, says == nil { unread[id] = entry }
      if figures[id] == nil { figures[id] = .some(says) }
    }
    let text =
      isLines
      ? elements.joined(separator: pick(["\n", "\r\n", "\n \n"]))
      : "[\(elements.joined(separator: pick([",", " ,\n\t"])))]"
    let wrapped = !isLines && random.next() % 3 == 0 ? "{\"n\": [1], \"items\": \(text)}" : text
    let file = FeedFile(path: "/tmp/\(name).\(isLines ? "jsonl" : "json")", Data(wrapped.utf8))
    return Feed(
      text: wrapped,
      compared: ComparedFeed(try ListingFeed(file, columns: .usual)),
      figures: figures,
      badEntries: bad,
      unread: unread
    )
  }

  /// Returns an ID, an object that has it, and its figures.
  private mutating func makeElement() -> (String, String, [String]?) {
    let number = random.next() % 11
    let id = number < 8 ? "item \(number)" : String(number)
    let idText =
      number < 8 ? pick(["\"\(id)\"", "\" \(id)\"", "\"it\\u0065m \(number)\""]) : pick([id, "\"\(id)\"", "\(id).0"])
    let prices = ["7.5", "7.50", "75e-1", "\"7.5\"", "\" 7.5000\"", "\"\\u0037.5\""]
    let others = ["8", "8.0", "\"8\"", "0.8e1"]
    let (price, priceText) = pick([("7.5", pick(prices)), ("8", pick(others)), ("", pick(["null", "\"\"", "\" \""]))])
    let (count, countText) = pick([
      ("3", pick(["3", "\"3\"", "3.0", "3e0"])), ("0", pick(["0", "\"00\""])), ("", "null"),
    ])
    let (stock, stockText) = pick([
      ("yes", pick(["true", "1", "\"in stock\"", "\"InStock\"", "1.0"])), ("no", pick(["false", "0", "\"no\""])),
      ("", "null"),
    ])
    var members = [
      "\"id\":\(idText)", "\"Price\" : \(priceText)", "\"review_count\":\(countText)", "\"availability\":\(stockText)",
    ]
    var isGood = true
    if random.next() % 12 == 0 {
      isGood = false
      members[1] = "\"price\":" + pick(["\"x\"", "-1", "01", "7.505", "true", "[7.5]", "{}", "1e400", "\"\\q\""])
    }
    members += [
      pick(["\"name\":\"Tea\"", "\"name\":\"5\\\" disc\"", "\"name\":\"緑茶\"", "\"name\":7", "\"Name\":null"])
    ]
    members += [
      pick(["\"x\":{\"id\":\"no\",\"y\":[\"}\"]}", "\"\\u0078\":\"\\\\\"", "\"currency\":\"EUR\"", "\"z\":\"\""])
    ]
    if random.next() % 10 == 0 { members += [members[0].replacingOccurrences(of: idText, with: "\"other\"")] }
    if random.next() % 4 == 0 { members.swapAt(0, 4) }
    return (id, "{\(members.joined(separator: pick([",", ", "])))}", isGood ? [price, count, stock] : nil)
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[Int(random.next() % UInt64(values.count))] }
}
