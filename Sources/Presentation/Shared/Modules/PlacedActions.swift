/// Actions with their places on a page.
struct PlacedActions<Intent> {
  /// The available actions.
  var actions: [Action<Intent>] = []
  /// The place of each action.
  var layout = Layout()

  /// Returns the actions with their intents wrapped for another module.
  func map<Other>(_ wrap: @escaping @Sendable (Intent) -> Other) -> PlacedActions<Other> {
    PlacedActions<Other>(actions: actions.map { $0.map(wrap) }, layout: layout)
  }
}
