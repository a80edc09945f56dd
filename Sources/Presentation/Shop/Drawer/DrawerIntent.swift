public import ArcadeDomain

/// What a person can want of the question about the drawer.
public enum DrawerIntent: Hashable, Sendable {
  /// What every screen of the shop offers.
  case shop(ShopIntent)
  /// It done, while so much should be in the drawer.
  case agree(expected: Money)
  /// Nothing done.
  case leave
}
