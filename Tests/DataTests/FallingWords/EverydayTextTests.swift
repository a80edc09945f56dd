import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

final class EverydayTextTests: XCTestCase {
  func testAnEverydayTextIsTheSameInEveryUnicodeForm() {
    var count = 0
    for scalar in (UInt32(0)...0xFFFF).compactMap(Unicode.Scalar.init) where String(scalar).isEveryday {
      let text = String(scalar)
      count += 1
      XCTAssertEqual(Array(text.precomposedStringWithCanonicalMapping.unicodeScalars), [scalar])
      XCTAssertEqual(Array(text.precomposedStringWithCompatibilityMapping.unicodeScalars), [scalar])
      XCTAssertFalse(scalar.properties.isDefaultIgnorableCodePoint, text)
      XCTAssertFalse(scalar.properties.isWhitespace && scalar != " ", text)
      XCTAssertNotEqual(scalar.properties.generalCategory, .control, text)
    }
    XCTAssertGreaterThan(count, 20_000)
  }

  func testLooseSpacesAreThoseThatCleaningTakesAway() {
    for text in [" ", " a", "a ", "a  b", "  "] { XCTAssertTrue(text.hasLooseSpaces, text.debugDescription) }
    for text in ["", "a", "a b", "é ñ c"] { XCTAssertFalse(text.hasLooseSpaces, text.debugDescription) }
  }

  func testAShortWayLeadsToTheSameTextsAndKeys() {
    var random = SplitMix64(seed: 12)
    let signs = ["a", "É", "to", "(to)", " ", "(", ")", "か", "学", "ー", "/", "¿", "ß", "'", "İ", "ż", "Й", "한"]
    for _ in 0..<5_000 {
      let text = (0..<random.integer(below: 7)).map { _ in signs[random.integer(below: signs.count)] }.joined()
      // A sign that cleaning takes away leads the long way round.
      XCTAssertEqual(DeckText("\u{200B}" + text).forms, DeckText(text).forms, text)
      XCTAssertEqual(DeckText.line("\u{200B}" + text), DeckText.line(text), text)
      for form in DeckText(text).forms {
        XCTAssertEqual(WordForm.key(of: form + "\u{200B}"), WordForm.key(of: form), form)
      }
      let clean = DeckText(text).forms.joined(separator: " / ")
      XCTAssertEqual(WordSide(kept: clean), WordSide(DeckText(clean)), clean)
    }
  }
}
