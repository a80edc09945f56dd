final class PriceGameTranscripts: TranscriptTestCase {
  func testFourPricesAreMadeByOneCommand() async throws { try await play("PriceGame/options") }
  func testCategoriesAndProductsAreListed() async throws { try await play("PriceGame/categories") }
  func testAWholeGame() async throws { try await play("PriceGame/game-en-80") }
  func testAWholeGameInNarrowColumns() async throws { try await play("PriceGame/game-en-40") }
  func testAWholeGameInSpanish() async throws { try await play("PriceGame/game-es-80") }
  func testAWholeGameInSpanishInNarrowColumns() async throws { try await play("PriceGame/game-es-40") }
  func testAWholeGameInJapanese() async throws { try await play("PriceGame/game-ja-80") }
  func testAWholeGameInJapaneseInNarrowColumns() async throws { try await play("PriceGame/game-ja-40") }
  func testAWholeGameForAScreenReader() async throws { try await play("PriceGame/game-accessible") }
  func testTheFirstScreenSaysWhatCannotBeDoneYet() async throws { try await play("PriceGame/home") }
  func testCategoriesLeadDownToProductsAndIntoAMix() async throws { try await play("PriceGame/browse") }
  func testAGameGoesOnAfterQuit() async throws { try await play("PriceGame/resume") }
  func testTheRuleIsChosen() async throws { try await play("PriceGame/rules") }
  func testKeptProductsServeWhereTheServerFails() async throws { try await play("PriceGame/server") }
  func testWhatIsOldOrLeftOutIsSaidByOneCommand() async throws { try await play("PriceGame/one-shot-server") }
  func testAServerOutOfReachIsExplained() async throws { try await play("PriceGame/unreachable") }
  func testWithoutADataFolderNothingIsPretended() async throws { try await play("PriceGame/no-data-folder") }
  func testPicturesAreDrawnOrSaidToBeElsewhere() async throws { try await play("PriceGame/picture") }
  func testHostileNamesAreHarmless() async throws { try await play("PriceGame/hostile-names") }
}
