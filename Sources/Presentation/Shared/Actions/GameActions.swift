/// The actions on every screen of a game. Each screen shows some of them and folds the rest away.
protocol GameActions<Intent> {
  /// The intent on every screen.
  associatedtype Intent
  /// All actions, in the order of the help.
  var all: [Action<Intent>] { get }
  /// The screens that every page links to.
  var places: [Action<Intent>] { get }
  /// The actions with fields.
  var forms: [Action<Intent>?] { get }
  /// The actions without fields that are no places.
  var buttons: [Action<Intent>?] { get }
  /// The next and the previous page.
  var pages: [Action<Intent>] { get }
  /// Returns the layout of a page that failed to load, for the layout that was planned.
  func failing(_ meant: Layout?) -> Layout?
}

extension GameActions {
  /// Returns the layout of a page with some actions in sight. The page's own `rare` actions come first among the folded
  /// ones.
  func layout(
    _ inSight: Action<Intent>?...,
    press: Action<Intent>? = nil,
    @Blocks rare: () -> [Block] = { [] }
  ) -> Layout {
    page(press: press) {
      Block.pages(pages.reversed())
      Block.bar(inSight)
      Block.more {
        rare()
        rest()
      }
    }
  }

  /// Returns the layout of a page that links to the places.
  func page(press: Action<Intent>? = nil, @Blocks controls: () -> [Block]) -> Layout {
    var layout = Layout(press: press, controls: controls)
    layout.places = places.compactMap(Layout.Place.init)
    return layout
  }

  /// Returns the rare actions, after those of one screen.
  func rest(after own: Offer...) -> [Block] {
    let others = buttons + pages.filter { $0.offer.closed != nil }
    return [.forms(forms), .list(own + others.compactMap { $0?.offer })]
  }

  /// The links that leave a round.
  @Blocks var waysOut: [Block] {
    Block.list(buttons + places)
    Block.forms(forms)
  }
}
