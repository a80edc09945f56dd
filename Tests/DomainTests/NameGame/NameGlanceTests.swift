import ArcadeDomain
import ArcadeTesting
import XCTest

final class NameGlanceTests: XCTestCase {
  func testAGlancePassesByOnlyTextsThatGiveNoNameAway() {
    let cases: [(name: String, text: String, might: Bool)] = [
      ("Jo Garner", "in a green shirt", false), ("Jo Garner", "THE GARNERS", true), ("Jo Garner", "a banjo", true),
      ("P100000 Q", "in a green shirt", false), ("P100000 Q", "p100000", true), ("P100000 Q", "P10000", false),
      ("@[`{", "@[`{ pqrs", false), ("", "anything", false), ("Jo", "", false), ("Jo", "in\tgreen", true),
      ("José Núñez", "en un café", false), ("José Núñez", "… un cafe", false), ("José", "JOSE", true),
      ("Jose", "josé", true), ("Jose\u{301}", "in green", true), ("Jo", "in a cafe\u{301}", true),
      ("Müller", "herr mueller", true), ("Müller", "die mumie", true), ("Müller", "die mama", false),
      ("山田 太郎", "赤い帽子", false), ("山田 太郎", "山田さん", true), ("明", "明るい", true), ("김 민수", "민수", true),
      ("Ann I", "in a shirt", false), ("Ann I", "this is I", true), ("Ann I", "IAN", true), ("Ann I", "IxN", false),
      ("Bo Li", "boxes", false), ("Bo Li", "boli", true), ("Bo Li", "bo7", true), ("Straße", "in green", true),
    ]
    for (name, text, might) in cases {
      XCTAssertEqual(NameGlance(name).mightStand(in: text), might, "\(name): \(text)")
    }
  }

  func testWhatGivesANameAwayIsNeverPassedBy() {
    var random = SplitMix64(seed: 14)
    let letters = Array("aAbB1@[`{ -")
    func text(upTo count: UInt64) -> String {
      String((0..<random.next() % count).map { _ in letters[Int(random.next() % UInt64(letters.count))] })
    }
    var given = 0
    for _ in 0..<5_000 {
      let (first, last, text) = (text(upTo: 6), text(upTo: 6), text(upTo: 16))
      let halves = [first, last].map { $0.lowercased().split { !$0.isInWords }.map { Array($0.unicodeScalars) } }
      guard NameParts(first: halves[0], last: halves[1]).stand(in: text.lowercased()) else { continue }
      given += 1
      XCTAssertTrue(NameGlance("\(first) \(last)").mightStand(in: text), "\(first) \(last): \(text)")
    }
    XCTAssertGreaterThan(given, 100)
  }
}
