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

  /// Gives a presenter a view and a router that keep everything, and shows its screen.
  func shown<Presenter: Module>(
    _ presenter: Presenter,
    saying news: [Notice] = []
  ) async -> (Presenter, RecordingView<Presenter.Content>, RecordingRouter<Presenter.Destination>) {
    let (presenter, view, router) = watched(presenter)
    await presenter.show(news)
    return (presenter, view, router)
  }
}
