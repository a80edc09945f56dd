import ArcadePresentation
import ArcadeTesting
import XCTest

extension XCTestCase {
  /// Gives a presenter a view and a router that keep everything, and checks that it dies with its test.
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

  /// Checks that what is typed or sent is refused with a sentence.
  func assertRefuses(
    _ word: String,
    _ texts: [String: String] = [:],
    by module: some Module,
    _ sentence: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    do throws(InputError) {
      try await module.perform(word, texts)
      XCTFail("\(word) was done", file: file, line: line)
    } catch {
      XCTAssertEqual(error, .refused(sentence), file: file, line: line)
    }
  }

  /// The same, with its first screen shown.
  func opened<Presenter: Module>(
    _ presenter: Presenter,
    saying news: [Notice] = []
  ) async -> (Presenter, RecordingView<Presenter.Content>, RecordingRouter<Presenter.Destination>) {
    let watched = watched(presenter)
    await presenter.show(news)
    return watched
  }

  /// The first screen of a presenter.
  func shown<Presenter: Module>(_ presenter: Presenter) async throws -> Screen<Presenter.Content> {
    let (_, view, _) = await opened(presenter)
    return try XCTUnwrap(view.last)
  }
}

/// Expects a value that had to be waited for.
func expectEqual<Value: Equatable>(
  _ value: Value,
  _ expected: Value,
  _ message: String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  XCTAssertEqual(value, expected, message, file: file, line: line)
}
