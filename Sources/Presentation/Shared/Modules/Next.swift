/// The next screen after an intent.
public enum Next<Destination: Route>: Hashable, Sendable {
  /// The same screen again, with news.
  case stay([Notice] = [])
  /// Another screen, with news.
  case go(Destination, [Notice] = [])
  /// Another screen that replaces this one, so that going back skips it.
  case replace(Destination, [Notice] = [])
  /// The previous screen or, if it is unknown, another one.
  case back(orTo: Destination, [Notice] = [])
  /// Two steps in order, such as the receipt of an earlier payment before the requested screen.
  indirect case first(Next, then: Next)
}
