/// The tables of all systems.
public enum ArcadeSchema {
  /// The migrations: one script, which creates version 15, because fourteen more steps were taken before the first
  /// release.
  ///
  /// A database counts the steps that it has taken. Once a version is released, steps are only appended.
  public static let migrations: [Migration] =
    [
      Migration(
        [
          SharedSchema.script, ShopSchema.script, PriceGameSchema.script, NameGameSchema.script,
          FallingWordsSchema.script, ObservatorySchema.script, ReviewSchema.script,
        ].joined(separator: "\n\n")
      )
    ] + Array(repeating: .unreleased, count: 14) + [Migration(ShopSchema.steps)]

  /// The tables of all systems that have owners.
  static let owned = [
    ShopSchema.owned, PriceGameSchema.owned, NameGameSchema.owned, FallingWordsSchema.owned, ReviewSchema.owned,
  ]
}

/// The integrity checks of all systems, in addition to those that follow from the schema.
public enum ArcadeIntegrityChecks {
  /// All of them, in the order in which they run.
  public static let all: [IntegrityCheck] =
    NumberHighWaterMarks.names.flatMap(IntegrityCheck.counted) + ShopSchema.integrityChecks
    + ShopSchema.tillIntegrityChecks
    + PriceGameSchema.integrityChecks + FallingWordsSchema.integrityChecks + ObservatorySchema.integrityChecks
    + ArcadeSchema.owned.flatMap(\.summaries).map(\.check)
    + [ReviewSchema.check]
}
