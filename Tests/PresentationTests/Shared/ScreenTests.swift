import ArcadePresentation
import XCTest

final class ScreenTests: XCTestCase {
  private let round = FallingContent.round(.init(word: Fact("Word", "dog"), translation: Fact("Translation", "perro")))

  func testARoundCanBeDrawnAsAPageWithAllElseThatTheScreenSays() {
    let countdown = Countdown(begin: .zero, end: .seconds(4))
    let screen = Screen(
      title: "Round 1",
      content: .ready(round),
      banners: [Notice("Old.")],
      news: [Notice("Right!")],
      question: "Sure?",
      offers: [Offer("r", "right")],
      roundID: "1/1",
      countdown: countdown
    )

    let page = Screen(
      title: "Round 1",
      content: .ready(Page(.facts([Fact("Word", "dog"), Fact("Translation", "perro")]))),
      banners: [Notice("Old.")],
      news: [Notice("Right!")],
      question: "Sure?",
      offers: [Offer("r", "right")],
      roundID: "1/1",
      countdown: countdown
    )
    XCTAssertEqual(screen.asPage, page)
  }

  func testAScreenWithoutContentStaysWithoutAsAPage() {
    let failure = Failure("Gone.", canRetry: true)
    let contents: [(Loadable<FallingContent>, Loadable<Page>)] = [
      (.loading("Wait."), .loading("Wait.")), (.empty("None."), .empty("None.")), (.failed(failure), .failed(failure)),
    ]
    for (content, page) in contents { XCTAssertEqual(Screen(title: "", content: content).asPage.content, page) }
  }
}
