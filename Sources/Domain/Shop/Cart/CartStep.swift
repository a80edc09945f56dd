/// A change to the cart that can be undone as one step.
public enum CartStep: String, Hashable, CaseIterable, Sendable {
  /// A product was added.
  case scan
  /// An unlisted product was added.
  case unlisted
  /// A line or some pieces were removed.
  case remove
  /// A manual price was set or removed.
  case price
  /// The cart was emptied.
  case clear
  /// A code was added, or all codes were removed.
  case code
  /// The customer group was set.
  case customer
  /// The shipping was chosen.
  case shipping

  /// The number of steps that can be undone.
  public static let kept = 50
}
