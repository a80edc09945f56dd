import ArcadePresentation
import XCTest

final class ScreenTests: XCTestCase {
  private let round = FallingContent.round(.init(word: Fact("Word", "dog"), translation: Fact("Translation", "perro")))

  func testARoundCanBeDrawnAsAPageWithAllElseThatTheScreenSays() {
    func screen<Content>(_ content: Content) -> Screen<Content> {
      Screen(
        title: "Round 1",
        content: .ready(content),
        banners: [Notice("Old.")],
        news: [Notice("Right!")],
        question: "Sure?",
        offers: [Offer("r", "right")],
        roundID: "1/1",
        countdown: Countdown(begin: .zero, end: .seconds(4))
      )
    }
    let page = Page(.facts([Fact("Word", "dog"), Fact("Translation", "perro")]))
    XCTAssertEqual(screen(round).asPage, screen(page))
  }

  func testAScreenWithoutContentStaysWithoutAsAPage() {
    let failure = Failure("Gone.", canRetry: true)
    let contents: [(Loadable<FallingContent>, Loadable<Page>)] = [
      (.loading("Wait."), .loading("Wait.")), (.empty("None."), .empty("None.")), (.failed(failure), .failed(failure)),
    ]
    for (content, page) in contents { XCTAssertEqual(Screen(title: "", content: content).asPage.content, page) }
  }

  func testItSaysHowLongIsLeftAtAnyReading() {
    let countdown = Countdown(begin: .seconds(6), end: .seconds(10))
    let left: [(reading: Duration, left: Duration)] = [
      (.seconds(6), .seconds(4)), (.seconds(9), .seconds(1)), (.seconds(10), .zero), (.seconds(60), .zero),
      (.zero, .seconds(10)),
    ]
    for (reading, left) in left { XCTAssertEqual(countdown.left(at: reading), left) }
  }

  func testItWakesAtTheEndAtTheLatest() {
    func wake(_ wake: Duration?, _ end: Duration?) -> Duration? { Countdown(begin: .zero, end: end, wake: wake).wake }
    XCTAssertEqual(wake(nil, .seconds(10)), .seconds(10))
    XCTAssertEqual(wake(.seconds(3), .seconds(10)), .seconds(3))
    XCTAssertEqual(wake(.seconds(12), .seconds(10)), .seconds(10))
    XCTAssertEqual(wake(.seconds(12), nil), .seconds(12))
    XCTAssertNil(wake(nil, nil))
  }

  func testWithoutAnEndNothingIsLeft() {
    XCTAssertNil(Countdown(begin: .zero, wake: .seconds(2)).left(at: .seconds(1)))
  }
}
