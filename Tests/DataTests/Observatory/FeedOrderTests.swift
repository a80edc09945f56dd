import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

final class FeedOrderTests: XCTestCase {
  func testRowsStandInTheOrderOfTheBytesOfTheirIDs() throws {
    var random = SplitMix64(seed: 5)
    let prefixes = ["", "item-", "item-0000000000000000", "x", "緑茶", "\0", "\0\0\0\0\0\0\0\0\0"]
    for size in [0, 1, 2, 40, 49, 300, 5_000] {
      for count in 1...prefixes.count {
        let ids = (0..<size).map { _ in
          prefixes[Int(random.next() % UInt64(count))] + String(random.next() >> (random.next() % 64), radix: 36)
        }
        let table = try table(of: ids)
        let index = try XCTUnwrap(FeedIndex(table))
        let read = table.file.data.lend { bytes in index.places.map { $0.id(in: bytes).repairedText } }
        XCTAssertTrue(read.elementsEqual(Set(ids).sorted { IDOrder(of: $0, relativeTo: $1) == .before }))
        XCTAssertEqual(index.faults.total, ids.count - read.count)
      }
    }
  }

  func testOfRowsWithTheSameIDTheFirstStays() throws {
    let ids = (0..<4_000).map { "item-\($0 * 31 % 7)" }
    let index = try XCTUnwrap(FeedIndex(table(of: ids)))
    let firsts = (0..<7).map { number in
      "name,id\n".utf8.count + (ids.firstIndex(of: "item-\(number)") ?? 0) * "x,item-0\n".utf8.count
    }
    XCTAssertEqual(index.places.map(\.start), firsts)
    XCTAssertEqual(index.faults.total, 3_993)
    XCTAssertEqual(index.faults.first.first?.mistake, .repeated("item-0"))
  }

  func testRowsThatAreRepeatedOverAndOverAreNotKept() throws {
    for ids in [Array(repeating: "a", count: 300_000), (0..<300_000).map { "item-\($0 % 3)" }] {
      let index = try XCTUnwrap(FeedIndex(table(of: ids)))
      XCTAssertLessThanOrEqual(index.places.capacity, 1 << 17)
      XCTAssertEqual(index.faults.total, 300_000 - Set(ids).count)
    }
  }

  func testOnlyTheBitsThatDifferAreSortedBy() throws {
    XCTAssertNil(VaryingBits(0))
    let cases: [(varying: UInt64, number: UInt64, count: Int, gathered: UInt32)] = [
      (1, 1, 1, 1), (0x0F0F, 0xABCD, 8, 0xBD), (0x8000_0000_0000_0001, .max, 2, 3),
      (.max, 0x1234_5678_9ABC_DEF0, 32, 0x1234_5678),
      (0xFFFF_FFFF_0000_0000, 0xCAFE_BABE_0000_0000, 32, 0xCAFE_BABE),
    ]
    for (varying, number, count, gathered) in cases {
      let bits = try XCTUnwrap(VaryingBits(varying))
      XCTAssertEqual(bits.count, count)
      XCTAssertEqual(bits.gathered(number), gathered, String(varying, radix: 16))
    }
  }

  private func table(of ids: [String]) throws -> FeedTable {
    let text = (["name,id"] + ids.map { "x,\($0)" }).joined(separator: "\n")
    return try FeedTable(FeedFile(path: "shop.csv", Data(text.utf8)), delimiter: nil, columns: .usual)
  }
}
