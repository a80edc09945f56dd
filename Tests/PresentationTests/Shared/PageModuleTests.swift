import ArcadeDomain
import ArcadeTesting
import XCTest

@testable import ArcadePresentation

/// The module of a page: what it shows, and where it goes.
final class PageModuleTests: XCTestCase {
  private let busy = RepositoryError(.busy, subject: "/data/arcade.sqlite", canRetry: true)
  private let wrong = RepositoryError(.corrupt, subject: "/data/arcade.sqlite", canRetry: false)

  func testWhatIsWaitedForIsShownAndThenThePageWithAllNews() async throws {
    let page = SpotPresenter { contents, progress in
      progress("Wait.")
      (contents.title, contents.content, contents.news) = ("Loaded", .ready(Page(.text("It."))), [Notice("Paid.")])
    }
    let (_, view, _) = await opened(PageModule(page), saying: [Notice("Hello.")])
    XCTAssertEqual(view.screens.map(\.title), ["Spot", "Loaded"])
    XCTAssertEqual(view.screens.map(\.content), [.loading("Wait."), .ready(Page(.text("It.")))])
    XCTAssertEqual(view.said, ["Hello.", "Paid."])
  }

  func testWhatCannotBeLoadedIsSaidAndWhatCanBeDoneAllTheSameStays() async throws {
    let error = busy
    let (_, view, _) = await opened(PageModule(SpotPresenter { _, _ throws in throw error }))
    XCTAssertEqual(view.screens.map(\.failure), [.storeBusy])
    XCTAssertEqual(view.last?.offers.map(\.word), ["leave", "retry"], "another try is offered")
    let (module, fine, _) = await opened(PageModule(SpotPresenter()))
    XCTAssertEqual(fine.last?.offers.map(\.word), ["leave"], "nothing has failed")
    await assertRefuses("retry", by: module, as: .notOffered("retry"))
  }

  func testEachPageLeadsToThePlacesOfItsSystemAndAQuestionToNothing() async throws {
    let (_, view, _) = await opened(PageModule(SpotPresenter()))
    XCTAssertEqual(view.last?.layout.places.map(\.address), ["/there"])
    var row = Table(columns: [Table.Column("Code")], rows: [Table.Row("A", ["A"])])
    row.rowActions.menu = [SpotPresenter.leave.offer]
    let table = row
    let (_, question, _) = await opened(
      PageModule(
        SpotPresenter { contents, _ in (contents.question, contents.content) = ("Sure?", .ready(Page(.table(table)))) }
      )
    )
    XCTAssertEqual(question.last?.layout, Layout())
    XCTAssertEqual(question.last?.tables.map(\.rowActions.menu), [[]])
  }

  func testWhatIsNextIsFollowed() async throws {
    let news = [Notice("Done.", .good)]
    let (module, view, _) = await opened(PageModule(SpotPresenter()))
    let way = Way()
    module.router = way
    await module.perform(.next(.stay(news)))
    XCTAssertEqual(view.screens.map(\.news), [[], news])
    await module.perform(.next(.go(.there, news)))
    await module.perform(.next(.replace(.there)))
    await module.perform(.next(.back(orTo: .there, news)))
    await module.perform(.next(.first(.go(.here), then: .go(.there))))
    XCTAssertEqual(
      way.steps,
      ["go /there Done.", "replace /there ", "back /there Done.", "go /here ", "go /there "]
    )
    XCTAssertEqual(view.screens.count, 2, "the screen stays as it was until the router shows another")
  }

  func testWhatCannotBeDoneNowIsTriedAgainWithAllThatWasWanted() async throws {
    let (module, view, router) = await opened(PageModule(SpotPresenter()))
    await module.perform(.fail(times: 1, busy, then: .go(.there)))
    XCTAssertEqual(view.said, [Failure.storeBusy.text])
    XCTAssertEqual(view.last?.news.map(\.tone), [.bad])
    XCTAssertEqual(view.last?.content, view.screens.first?.content, "the page stays")
    XCTAssertEqual(view.last?.mainWords, ["retry"])
    XCTAssertEqual(view.last?.layout.controls.first.map { $0.offers.map(\.word) }, ["retry"], "it stands in sight")
    XCTAssertEqual(view.last?.layout.controls.flatMap(\.offers).count { $0.word == "retry" }, 1, "and nowhere else")
    try await module.perform("retry")
    XCTAssertEqual(router.routes, [.there])
    await module.show()
    XCTAssertNil(view.last?.offer("retry"), "it is forgotten with the next page")
  }

  func testAPageWithoutAnotherTryOfItsOwnGetsOneIfItHasTheWords() async throws {
    for hasWords in [true, false] {
      let page = SpotPresenter(hasRetry: hasWords) { contents, _ in contents.actions = [SpotPresenter.leave] }
      let (module, view, _) = await opened(PageModule(page))
      await module.perform(.fail(times: 1, busy, then: .stay()))
      XCTAssertEqual(view.last?.mainWords, hasWords ? ["retry"] : [])
      XCTAssertEqual(view.said, [Failure.storeBusy.text])
    }
  }

  func testWhatCanNeverBeDoneIsSaidOnThePageAnew() async throws {
    let (module, view, _) = await opened(PageModule(SpotPresenter()))
    await module.perform(.fail(times: 1, wrong, then: .stay()))
    XCTAssertEqual(view.last?.news, [Notice(Failure.badRow.text, .bad)])
    XCTAssertEqual(view.last?.offers.map(\.word), ["leave"])
  }

  func testWhatThePresenterRemembersIsKeptAlsoIfItFails() async throws {
    let (module, view, _) = await opened(PageModule(SpotPresenter { contents, _ in contents.title = "Spot" }))
    await module.perform(.fail(times: 2, busy, then: .stay(["Third try."].map { Notice($0) })))
    try await module.perform("retry")
    XCTAssertEqual(view.said, [Failure.storeBusy.text])
    try await module.perform("retry")
    XCTAssertEqual(view.said, ["Third try."])
  }
}

private enum Spot: String, Route {
  case here, there

  var address: String { "/\(rawValue)" }

  init?(address: String) { self.init(rawValue: String(address.dropFirst())) }
}

private enum Wish: Sendable {
  case next(Next<Spot>)
  case fail(times: Int, RepositoryError, then: Next<Spot>)
}

private struct Spots: ScreenSystem {
  let phrases = Language.english.samplePhrases
  let start = Spot.here
  var places: [Layout.Place] { [Layout.Place("There", label: "What is there", address: "/there")] }

  func module(at route: Spot) -> any Module<Spot> { PageModule(SpotPresenter()) }

  func perform(_ intent: Wish, on screen: Spot, progress: (String) -> Void) async throws -> Next<Spot> { .stay() }
}

/// A presenter that loads a given page, and performs intents or fails a number of times.
private struct SpotPresenter: PagePresenter {
  static let leave = Action("leave", "leave") { Wish.next(.go(.there)) }
  static let retry = Action(Offer.retryWord, "try again") { Wish.next(.stay()) }

  let system = Spots()
  let route = Spot.here
  let title = "Spot"
  var hasRetry = false
  var loading: @Sendable (inout PageContents<Wish>, (String) -> Void) throws -> Void = { _, _ in }
  private var failures = 0

  init(
    hasRetry: Bool = false,
    loading: @escaping @Sendable (inout PageContents<Wish>, (String) -> Void) throws -> Void = { _, _ in }
  ) {
    (self.hasRetry, self.loading) = (hasRetry, loading)
  }

  var retryPhrases: (any Phrases)? { hasRetry ? system.phrases : nil }

  mutating func load(into contents: inout PageContents<Wish>, progress: (String) -> Void) async throws {
    contents.actions = [Self.leave, Self.retry]
    contents.layout = Layout {
      Block.buttons(Self.leave)
      Block.more { Block.list(Self.retry) }
    }
    try loading(&contents, progress)
  }

  mutating func perform(_ intent: Wish, progress: (String) -> Void) async throws -> Next<Spot> {
    switch intent {
    case .next(let next): return next
    case .fail(let times, let error, let next):
      failures += 1
      if failures <= times { throw error }
      return next
    }
  }
}

/// A router that records every step.
private final class Way: Router {
  private(set) var steps: [String] = []

  func follow(_ route: Spot, saying news: [Notice]) async { note("go", route, news) }

  func replace(with route: Spot, saying news: [Notice]) async { note("replace", route, news) }

  func goBack(orTo fallback: Spot, saying news: [Notice]) async { note("back", fallback, news) }

  private func note(_ step: String, _ route: Spot, _ news: [Notice]) {
    steps.append("\(step) \(route.address) \(news.map(\.text).joined())")
  }
}
