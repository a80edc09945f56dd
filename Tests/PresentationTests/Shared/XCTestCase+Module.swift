import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

extension XCTestCase {
  /// Gives a module a recording view and router, and checks that it is deallocated after the test.
  func watched<Presenter: Module>(
    _ presenter: Presenter
  ) -> (Presenter, RecordingView<Presenter.Content>, RecordingRouter<Presenter.Destination>) {
    let view = RecordingView<Presenter.Content>()
    let router = RecordingRouter<Presenter.Destination>()
    presenter.view = view
    presenter.router = router
    addTeardownBlock { [weak presenter, weak view] in
      XCTAssertNil(presenter, "the presenter outlived its test")
      XCTAssertNil(view, "the view outlived its test")
    }
    return (presenter, view, router)
  }

  /// Checks that an action is rejected with a sentence.
  func assertRefuses(
    _ word: String,
    _ texts: [String: String] = [:],
    by module: some Module,
    _ sentence: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    await assertRefuses(word, texts, by: module, as: .refused(sentence), file: file, line: line)
  }

  /// Checks that an action is rejected with an error.
  func assertRefuses(
    _ word: String,
    _ texts: [String: String] = [:],
    by module: some Module,
    as mistake: InputError,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    do throws(InputError) {
      try await module.perform(word, texts)
      XCTFail("\(word) \(texts) was done", file: file, line: line)
    } catch {
      XCTAssertEqual(error, mistake, "\(word) \(texts)", file: file, line: line)
    }
  }

  /// Checks that each route has its address and can be parsed from it, and that some addresses are invalid.
  func assertAddresses<Destination: Route>(
    _ addresses: [(Destination, String)],
    nowhere: [String],
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    for (route, address) in addresses {
      XCTAssertEqual(route.address, address, file: file, line: line)
      XCTAssertEqual(Destination(address: address), route, address, file: file, line: line)
    }
    for address in nowhere { XCTAssertNil(Destination(address: address), address, file: file, line: line) }
  }

  /// Does the same as `watched`, and shows the first screen.
  func opened<Presenter: Module>(
    _ presenter: Presenter,
    saying news: [Notice] = []
  ) async -> (Presenter, RecordingView<Presenter.Content>, RecordingRouter<Presenter.Destination>) {
    let watched = watched(presenter)
    await presenter.show(news)
    return watched
  }

  /// Returns the first screen of a module.
  func shown<Presenter: Module>(_ presenter: Presenter) async throws -> Screen<Presenter.Content> {
    let (_, view, _) = await opened(presenter)
    return try XCTUnwrap(view.last)
  }

  /// Shows a page of any presenter.
  func openedPage<Destination>(
    _ module: any Module<Destination>
  ) async throws -> (any Module<Destination>, RecordingView<Page>) {
    func open<Presenter: Module<Destination>>(
      _ presenter: Presenter
    ) async throws -> (any Module<Destination>, RecordingView<Page>) {
      let (presenter, view, _) = await opened(presenter)
      return (presenter, try XCTUnwrap(view as? RecordingView<Page>))
    }
    return try await open(module)
  }

  /// Shows a page of any presenter and returns its screen.
  func shownPage(_ module: any Module) async throws -> Screen<Page> {
    func open<Presenter: Module>(_ presenter: Presenter) async throws -> Screen<Page> {
      try await shown(presenter).asPage
    }
    return try await open(module)
  }
}

/// Checks that no translation of a sentence is empty, and that no two are equal.
func assertTranslations(_ name: String, _ texts: [String?], file: StaticString = #filePath, line: UInt = #line) {
  for text in texts {
    guard let text else { return XCTFail("\(name) has no sentence in one language", file: file, line: line) }
    XCTAssertFalse(text.allSatisfy(\.isWhitespace), name, file: file, line: line)
    for hole in ["“”", "«»", "「」", "()", "（）", "  ", "Optional", "nil"] {
      XCTAssertFalse(text.contains(hole), "\(name): \(text)", file: file, line: line)
    }
  }
  XCTAssertEqual(Set(texts).count, Language.allCases.count, "\(name): \(texts)", file: file, line: line)
}

extension Failure {
  /// The failure if another process writes to the database.
  static let storeBusy = Failure(
    "/data/arcade.sqlite is in use by another running Arcade. Try again in a moment.",
    canRetry: true
  )
  /// The failure without a connection.
  static let noConnection = Failure(
    "shop.example could not be reached: there is no connection to it. Check the network or the address.",
    canRetry: true
  )
  /// The failure if a source is too slow.
  static let timedOut = Failure(
    "shop.example did not answer in time. It may be busy; try again in a moment.",
    canRetry: true
  )
  /// The failure of a database that was edited by hand.
  static let badRow = Failure(
    "/data/arcade.sqlite was read, but it is not what it should be. Nothing was changed.",
    canRetry: false
  )
  /// The failure if the disk is full.
  static let diskFull = Failure(
    "/data/arcade.sqlite could not be written: the disk is full. Free some space, then try again.",
    canRetry: false
  )
  /// The failure if a game no longer exists.
  static let noGame = Failure("This game is not in progress any more. Begin a new one.", canRetry: false)
}

/// Checks a value from an asynchronous call.
func expectEqual<Value: Equatable>(
  _ value: Value,
  _ expected: Value,
  _ message: String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  XCTAssertEqual(value, expected, message, file: file, line: line)
}
