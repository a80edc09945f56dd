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
}
