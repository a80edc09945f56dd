/// What can be done on a screen, each thing where it is on a page.
struct PlacedActions<Intent> {
  /// What can be done.
  var actions: [Action<Intent>] = []
  /// Where it is.
  var layout = Layout()

  /// The same as a part of another module.
  func map<Other>(_ wrap: @escaping @Sendable (Intent) -> Other) -> PlacedActions<Other> {
    PlacedActions<Other>(actions: actions.map { $0.map(wrap) }, layout: layout)
  }
}
