import ArcadePresentation
import XCTest

@testable import ArcadeApp

final class CaptionTests: XCTestCase {
  func testEveryNameBelongsToAnAction() async throws {
    let states =
      try await ScreenState.shop(in: .english) + ScreenState.prices(in: .english) + ScreenState.names(in: .english)
      + ScreenState.words(in: .english) + ScreenState.observatory(in: .english) + ScreenState.settings(in: .english)
    let known = Set(states.flatMap(\.offers).map(\.word))
    for key in PagePhrases.captions.keys {
      let system = key.split(separator: " ").first.flatMap { Language.english.pagePhrases.name(of: String($0)) }
      let word = system == nil || known.contains(key) ? key : String(key.drop { $0 != " " }.dropFirst())
      XCTAssertTrue(known.contains(word), key)
    }
  }
}
