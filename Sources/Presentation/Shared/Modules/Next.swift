/// What comes after something was done, as a value.
public enum Next<Destination: Route>: Hashable, Sendable {
  /// The same screen again, with what happened.
  case stay([Notice] = [])
  /// Another screen, with what happened.
  case go(Destination, [Notice] = [])
  /// Another screen in the place of this one, so that going back leads past it.
  case replace(Destination, [Notice] = [])
  /// The screen before or, if nobody knows which that was, another one.
  case back(orTo: Destination, [Notice] = [])
  /// Two things one after the other: what came to light meanwhile, such as the receipt of an earlier payment, and what was
  /// wanted.
  indirect case first(Next, then: Next)
}
