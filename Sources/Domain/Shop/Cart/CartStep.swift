/// What a shopper did in the cart, as one step that can be taken back.
public enum CartStep: String, Hashable, CaseIterable, Sendable {
  /// Some of a product came into it.
  case scan
  /// Something that is not on the price list came into it.
  case unlisted
  /// Something was taken out.
  case remove
  /// A price was set by hand, or was that of the list again.
  case price
  /// It was emptied.
  case clear
  /// A code was given, or all were taken back.
  case code
  /// The group of the customer was said.
  case customer
  /// The shipping was chosen.
  case shipping

  /// How many steps can be taken back.
  public static let kept = 50
}
