import ArcadePresentation

/// A screen that stands open: its route, its module, and what that showed last.
final class OpenScreen<Destination: Route> {
  let route: Destination
  let module: any Module<Destination>
  private(set) var shown: Screen<Page>?
  // A module holds its view weakly, so whoever holds the module holds the view too.
  private var view: AnyObject?

  init(_ module: any Module<Destination>, at route: Destination) {
    self.route = route
    self.module = module
    view = view(of: module)
  }

  /// What the screens of a module are about is known here alone, where `any Module` is opened.
  private func view<Shown: Module<Destination>>(of module: Shown) -> AnyObject {
    let view = PageView<Shown.Content> { [weak self] in self?.shown = $0 }
    module.view = view
    return view
  }
}

/// Takes the screens of any module as pages.
private final class PageView<Content: ScreenContent>: ScreenView {
  private let show: (Screen<Page>) -> Void

  init(_ show: @escaping (Screen<Page>) -> Void) { self.show = show }

  func render(_ screen: Screen<Content>) { show(screen.asPage) }
}
