/// The tables of all systems.
public enum ArcadeSchema {
  /// The steps that lead to them: one script, whose tables are version 15, as fourteen more were taken before the first release.
  ///
  /// A database counts the steps that it has taken. So once a version was released, the list only grows, at its end.
  public static let migrations: [Migration] =
    [
      Migration(
        [
          SharedSchema.script, ShopSchema.script, PriceGameSchema.script, NameGameSchema.script,
          FallingWordsSchema.script, ObservatorySchema.script, ReviewSchema.script,
        ].joined(separator: "\n\n")
      )
    ] + Array(repeating: .unreleased, count: 14) + [Migration(ShopSchema.steps)]

  /// What all systems keep for each owner.
  static let owned = [
    ShopSchema.owned, PriceGameSchema.owned, NameGameSchema.owned, FallingWordsSchema.owned, ReviewSchema.owned,
  ]
}

/// The laws of the data of all systems, beside those that the schema says of itself.
public enum ArcadeIntegrityChecks {
  /// All of them, in the order in which they are held.
  public static let all: [IntegrityCheck] =
    NumberHighWaterMarks.names.flatMap(IntegrityCheck.counted) + ShopSchema.integrityChecks
    + ShopSchema.tillIntegrityChecks
    + PriceGameSchema.integrityChecks + FallingWordsSchema.integrityChecks + ObservatorySchema.integrityChecks
    + ArcadeSchema.owned.flatMap(\.summaries).map(\.check)
    + [ReviewSchema.check]
}
