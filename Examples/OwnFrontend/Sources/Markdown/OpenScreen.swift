import ArcadePresentation

/// A screen in the history: its route, its module and its last rendering.
final class OpenScreen<Destination: Route> {
  let route: Destination
  let module: any Module<Destination>
  private(set) var shown: Screen<Page>?
  // A module holds its view weakly, so the owner of the module holds the view too.
  private var view: AnyObject?

  init(_ module: any Module<Destination>, at route: Destination) {
    self.route = route
    self.module = module
    view = view(of: module)
  }

  /// Connects a view; only here, where `any Module` is opened, is the type of the content known.
  private func view<Shown: Module<Destination>>(of module: Shown) -> AnyObject {
    let view = PageView<Shown.Content> { [weak self] in self?.shown = $0 }
    module.view = view
    return view
  }
}

/// A view that shows the screens of any module as pages.
private final class PageView<Content: ScreenContent>: ScreenView {
  private let show: (Screen<Page>) -> Void

  init(_ show: @escaping (Screen<Page>) -> Void) { self.show = show }

  func render(_ screen: Screen<Content>) { show(screen.asPage) }
}
