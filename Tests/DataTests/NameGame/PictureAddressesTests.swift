import ArcadeDomain
import XCTest

@testable import ArcadeData

final class PictureAddressesTests: XCTestCase {
  /// Most paths are put behind the folder, and must never name another file than they do when they are worked out.
  func testEveryPathIsThatOfThePlace() {
    var random = SplitMix64(seed: 16)
    let pieces = [
      "a", "B7", "pics", ".", "..", "/", "//", "-", "_", " ", "~", "%20", "é", "写真", "?", "#", ":", "\\", ".png", "a.",
    ]
    for list in ["/team/people.csv", "people.csv", "/te am/é/../people.csv", "./x/people.csv", "~/people.csv"] {
      let place = PeoplePlace.file(list)
      let addresses = PictureAddresses(from: place)
      for _ in 0..<2_000 {
        let path = (0..<1 + random.next() % 6).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }.joined()
        XCTAssertEqual(addresses.address(of: path), place.address(of: path), "\(list): \(path)")
      }
    }
  }
}
