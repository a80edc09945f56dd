import ArcadeDomain
import XCTest

final class LocalizedTextTests: XCTestCase {
  func testEveryLanguageHasATextOrOneThatStandsInForIt() {
    let both = LocalizedText(byLanguage: ["en": "two", "es": "dos"])
    XCTAssertEqual(both?.text(in: "es"), "dos")
    XCTAssertEqual(both?.text(in: "ja"), "two")
    XCTAssertEqual(LocalizedText(byLanguage: ["fr": "deux", "es": "dos"])?.text(in: "ja"), "dos")
    XCTAssertEqual(LocalizedText("any").text(in: "ja"), "any")
    XCTAssertNil(LocalizedText(byLanguage: [:]))
  }
}
