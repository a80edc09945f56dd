/// What can be done on every screen of a game, of which each has some in sight and the rest folded away.
protocol GameActions<Intent> {
  /// What can be wanted on every screen.
  associatedtype Intent
  /// All of it, in the order of help.
  var all: [Action<Intent>] { get }
  /// The screens that every page leads to.
  var places: [Action<Intent>] { get }
  /// What is filled in.
  var forms: [Action<Intent>?] { get }
  /// What is pressed, and is no place.
  var buttons: [Action<Intent>?] { get }
  /// The pages after and before this one.
  var pages: [Action<Intent>] { get }
  /// Returns where it is on a page that cannot be had, for which some place was meant.
  func failing(_ meant: Layout?) -> Layout?
}

extension GameActions {
  /// A page with some of it in sight; what the page alone can do and is `rare` begins what is folded away.
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

  /// A page that leads to the places.
  func page(press: Action<Intent>? = nil, @Blocks controls: () -> [Block]) -> Layout {
    var layout = Layout(press: press, controls: controls)
    layout.places = places.compactMap(Layout.Place.init)
    return layout
  }

  /// What is rarely wanted, behind what only one screen has.
  func rest(after own: Offer...) -> [Block] {
    let others = buttons + pages.filter { $0.offer.closed != nil }
    return [.forms(forms), .list(own + others.compactMap { $0?.offer })]
  }

  /// What leads out of a round.
  @Blocks var waysOut: [Block] {
    Block.list(buttons + places)
    Block.forms(forms)
  }
}
