/// The laws of the data of all systems, beside those that the schema says of itself.
public enum ArcadeIntegrityChecks {
  /// All of them, in the order in which they are held.
  public static let all: [IntegrityCheck] =
    NumberMarks.names.flatMap(IntegrityCheck.counted) + ShopLaws.all + TillLaws.all
    + PriceGameLaws.all + FallingWordsLaws.all + ObservatoryLaws.all
    + ArcadeSchema.owned.flatMap(\.summaries).map(\.law)
}
