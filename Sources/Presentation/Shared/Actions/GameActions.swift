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
}

extension GameActions {
  /// A page with some of it in sight; what the page alone can do and is `rare` begins what is folded away.
  func layout(
    _ inSight: Action<Intent>?...,
    press: Action<Intent>? = nil,
    @Blocks rare: () -> [Block] = { [] }
  ) -> Layout {
    var layout = Layout(press: press) {
      Block.pages(pages.reversed())
      Block.bar(inSight)
      Block.more {
        rare()
        Block.forms(forms)
        Block.list(buttons + pages.filter { $0.offer.closed != nil }, besides: inSight)
      }
    }
    layout.places = places.compactMap(Layout.Place.init)
    return layout
  }

  /// What leads out of a round.
  @Blocks var waysOut: [Block] {
    Block.list(buttons + places)
    Block.forms(forms)
  }
}
