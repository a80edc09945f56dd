public import ArcadeDomain

/// An answer to the question about the drawer.
public enum DrawerIntent: Hashable, Sendable {
  /// An intent of every screen of the shop.
  case shop(ShopIntent)
  /// Goes ahead if the drawer should still contain that amount.
  case agree(expected: Money)
  /// Does nothing.
  case leave
}
