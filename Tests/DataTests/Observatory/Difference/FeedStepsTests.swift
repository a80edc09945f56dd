import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

/// Each step of a comparison by itself.
final class FeedStepsTests: XCTestCase {
  func testPlainDecimalsAreReadAsTextsAre() {
    let texts = [
      "0", "1", "7.5", "7.50", "12345678", "1234567.8", ".5", "5.", ".", "1..2", "1.2.3", "x", "1x", "-1", "1,5", "1 ",
      " 1", "00012.5", "123456789", "123456789.25", "123456789012345", "1234567890123456", "0.001", "9.9999", "12:4",
      "1/", "+1", "1.5.", "123456789.", ".123456789", "12345678901234.5", "\0", "1\0", "１",
    ]
    for text in texts {
      for scale in 0...3 {
        let units = try? DecimalText.units(of: text.trimmed, scale: scale)
        let bytes = Array("a,\(text),b".utf8)
        let plain = bytes.lend { PlainDecimal.units(of: 2..<bytes.count - 2, in: $0, scale: scale) }
        XCTAssertTrue(plain == nil || plain == units, "\(text) \(scale)")
        let isPlain =
          text.utf8.count <= 15 && units != nil && !text.hasPrefix("-")
          && (text.split(separator: ".").dropFirst().first?.count ?? 0) <= scale
        if isPlain { XCTAssertEqual(plain, units, "\(text) \(scale)") }
      }
    }
    XCTAssertEqual([UInt8]().lend { PlainDecimal.units(of: 0..<0, in: $0, scale: 2) }, 0)
  }

  func testABytesPlacesAreFoundWhereItStandsAndNowhereElse() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<1_000 {
      let bytes = (0..<8).map { _ in [UInt8]([0x2C, 0x2D, 0xAC, 0x0A, 0x0B, 0, 0xFF, 0x20])[Int(random.next() % 8)] }
      let word = bytes.lend { $0.word(at: 0) }
      let found = ByteMatch.places(of: 0x2C, in: word)
      XCTAssertEqual((0..<8).map { found >> (8 * UInt64($0)) & 0xFF == 0x80 }, bytes.map { $0 == 0x2C })
      XCTAssertEqual(ByteMatch.belowSpace(in: word) != 0, bytes.contains { $0 < 0x20 })
    }
  }

  func testTheDelimitersOfABlockAreFoundWhereTheyStand() {
    var random = SplitMix64(seed: 5)
    var index = DelimiterIndex()
    for count in Array(0...200) + [DelimiterIndex.block] {
      let isDense = count.isMultiple(of: 2)
      let bytes = (0..<count).map { _ in random.next() % (isDense ? 1 : 9) == 0 ? UInt8(0x2C) : 0x61 }
      XCTAssertTrue(bytes.lend { index.fill(0x2C, in: $0) })
      XCTAssertEqual(index.count, bytes.count { $0 == 0x2C })
      XCTAssertTrue(index.places.prefix(index.count).elementsEqual(bytes.indices.filter { bytes[$0] == 0x2C }))
    }
    XCTAssertFalse(Array("a,é".utf8).lend { index.fill(0x2C, in: $0) })
  }

  func testLinesWithoutQuotesSayWhatTheySayBesideQuotes() throws {
    var random = SplitMix64(seed: 13)
    var bytes: [UInt8] = []
    for row in 0..<6_000 {
      var cells = [
        "i\(row)", "Tea", ["1", "2.50", "12345678.9", " 3 ", "bad", ""][Int(random.next() % 6)], "EUR", "true",
      ]
      switch random.next() % 40 {
      case 0: cells[1] = "緑茶"
      case 1: cells[1] = String(repeating: "y", count: Int(random.next() % 40_000))
      case 2: cells.append("more")
      case 3: cells.removeLast(Int(random.next() % 5))
      case 4: cells[0] = "緑\(row)"
      default: break
      }
      bytes += Array(cells.joined(separator: ",").utf8) + [0x0A]
      if row == 4_000 { bytes += [0x78, 0x81, 0x2C, 0x0A] }
    }
    let head = Array("id,name,price,currency,availability\n".utf8)
    let folder = try TemporaryFolder()
    let difference = try FeedDifference(
      from: folder.write(Data(head + Array("q,Tea,1,EUR,true\n".utf8) + bytes), to: "old.csv"),
      to: folder.write(Data(head + Array("\"q\",Tea,1,EUR,true\n".utf8) + bytes), to: "new.csv")
    )
    XCTAssertEqual(difference.new + difference.outOfSight + difference.changed.map(\.id), [])
    XCTAssertEqual(difference.unchanged, 6_001)
    XCTAssertGreaterThan(difference.oldProblems.total, 1_000)
    XCTAssertEqual(difference.oldProblems.total, difference.newProblems.total)
    let expected = difference.newProblems.map { $0.place.path.drop { $0 != ":" } }
    XCTAssertEqual(difference.oldProblems.map { $0.place.path.drop { $0 != ":" } }, expected)
  }

  func testBytesHashAloneByWhatTheyAre() {
    let hash = KeyedHash()
    var hashes: Set<UInt64> = []
    for count in 0...70 {
      let bytes = [UInt8](repeating: 7, count: count)
      let moved = [1, 2, 3] + bytes + [4]
      XCTAssertEqual(bytes.lend { hash($0, 0..<count) }, moved.lend { hash($0, 3..<3 + count) })
      hashes.insert(bytes.lend { hash($0, 0..<count) })
      for place in 0..<count {
        var other = bytes
        other[place] = 8
        hashes.insert(other.lend { hash($0, 0..<count) })
      }
    }
    XCTAssertEqual(hashes.count, 71 + 70 * 71 / 2)
  }

  func testRowsThatAreRepeatedOverAndOverAreNotKept() {
    var prints = FingerprintPartitions(of: 600_000)
    for row in 0..<300_000 {
      let place = RowPlace(start: row * 2, end: row * 2 + 1)
      prints.append(RowFingerprint(id: UInt64(row % 3), figures: 0, isReadable: true, at: place))
    }

    let join = FeedJoin(prints, FingerprintPartitions(of: 0))
    XCTAssertLessThan((0..<FingerprintPartitions.partCount).reduce(0) { $0 + prints.parts[$1].count }, 1_000)
    XCTAssertEqual(join.oldFaults.total, 299_997)
    XCTAssertEqual(Set(join.outOfSight.map(\.start)), [0, 2, 4])
    XCTAssertEqual(join.oldFaults.first.prefix(2).map(\.start), [6, 8])
  }

  func testRowsWhoseIDsOnlyHashTheSameAreNewAndGone() throws {
    let feeds = try OldAndNew(old: feed("id,price\na,1\nb,2", "old.csv"), new: feed("id,price\nb,2\na,3", "new.csv"))
    let (a, b) = (RowPlace(start: 9, end: 12), RowPlace(start: 13, end: 16))
    let look = try RowComparison(
      at: [RowPair(old: a, new: a), RowPair(old: a, new: b), RowPair(old: b, new: a)],
      in: feeds,
      keepsChanges: true
    )
    XCTAssertEqual(look.hashCollisions.map(\.old), [a])
    XCTAssertEqual(look.changes.map(\.id), ["a"])
    XCTAssertEqual(look.unchanged, 1)
  }

  func testAFileInPartsIsWhatItIsInMemory() throws {
    let folder = try TemporaryFolder()
    var random = SplitMix64(seed: 11)
    for end in ["\n", "\r\n", "\r"] {
      var lines = ["id,name,price"]
      for row in 0..<15_000 {
        let name = ["Tea", "\"a, b\"", "\"two\(end)lines\"", "緑茶", String(repeating: "x", count: 60)][
          Int(random.next() % 5)
        ]
        lines.append("\(random.next() % 20_000),\(name),\(random.next() % 50 == 0 ? "bad" : String(row % 70))")
      }
      lines.insert("long,\"\(String(repeating: "y\(end)", count: 200_000))\",1", at: 9_000)
      lines.insert("open,\"", at: 14_000)
      let (old, new) = (Data(lines.joined(separator: end).utf8), Data(lines.reversed().joined(separator: end).utf8))
      let paths = try (
        folder.write(old, to: "old.csv"), folder.write(Data("id,name,price\n".utf8) + new, to: "new.csv")
      )
      let inParts = try FeedDifference(from: paths.0, to: paths.1)
      let whole = try FeedDifference(
        OldAndNew(
          old: ComparedFeed(ListingFeed(FeedFile(reading: paths.0), columns: .usual)),
          new: ComparedFeed(ListingFeed(FeedFile(reading: paths.1), columns: .usual))
        )
      )
      XCTAssertTrue(inParts == whole)
      XCTAssertGreaterThan(whole.oldProblems.total, 1_000)
    }
  }

  func testLinesAreCountedAcrossParts() {
    let text = Array("a\r\nb\rc\n\r\n\nd\r".utf8)
    let lines = [1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 6]
    for cut in 0...text.count {
      var numbers = LineNumbers(of: Array(lines.indices))
      _ = Array(text[..<cut]).lend { numbers.take($0, at: 0, isLast: false) }
      _ = Array(text[cut...]).lend { numbers.take($0, at: cut, isLast: true) }
      XCTAssertEqual(numbers.numbers, lines, "\(cut)")
    }
  }

  func testAFileThatIsWrittenMeanwhileIsRefused() throws {
    let folder = try TemporaryFolder()
    let old = try folder.write(Data("id,price\na,1\n".utf8), to: "old.csv")
    for cooldown in ["id,price\na,1\nb,2\n", "id\n", ""] {
      let path = try folder.write(Data("id,price\na,1\n".utf8), to: "new.csv")
      let feeds = try OldAndNew(
        old: ComparedFeed(reading: old, columns: .usual),
        new: ComparedFeed(reading: path, columns: .usual)
      )
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try file.truncate(atOffset: 0)
      try file.write(contentsOf: Data(cooldown.utf8))
      try file.close()
      XCTAssertThrowsError(try FeedSummary(feeds), cooldown) {
        XCTAssertEqual($0 as? RepositoryError, RepositoryError(.rewritten, subject: path))
      }
    }
  }

  private func feed(_ text: String, _ name: String) throws -> ComparedFeed {
    ComparedFeed(try ListingFeed(FeedFile(path: "/tmp/\(name)", Data(text.utf8)), columns: .usual))
  }
}
