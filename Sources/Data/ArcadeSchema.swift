/// The tables of all systems, as the steps that lead to them.
public enum ArcadeSchema {
  /// Every step since the first version; a new one goes to the end.
  public static let migrations: [Migration] = [
    FeedSchema.first,
    ShopSchema.first,
  ]
}
