final class ObservatoryTranscripts: TranscriptTestCase {
  func testAWatch() async throws { try await play("Observatory/watch-en-80") }
  func testAWatchInNarrowColumns() async throws { try await play("Observatory/watch-en-40") }
  func testAWatchInSpanish() async throws { try await play("Observatory/watch-es-80") }
  func testAWatchInSpanishInNarrowColumns() async throws { try await play("Observatory/watch-es-40") }
  func testAWatchInJapanese() async throws { try await play("Observatory/watch-ja-80") }
  func testAWatchInJapaneseInNarrowColumns() async throws { try await play("Observatory/watch-ja-40") }
  func testNothingIsDrawnForAScreenReader() async throws { try await play("Observatory/accessible") }
  func testASearchIsSetUp() async throws { try await play("Observatory/setting") }
  func testCategoriesAreBrowsed() async throws { try await play("Observatory/categories") }
  func testNothingFoundIsNoError() async throws { try await play("Observatory/market") }
  func testTheVerbsForScripts() async throws { try await play("Observatory/one-shot") }
  func testAFeedInAFileIsWatched() async throws { try await play("Observatory/file") }
  func testTwoFeedsAreCompared() async throws { try await play("Observatory/diff") }
  func testAShopIsAskedPageByPage() async throws { try await play("Observatory/rakuten") }
  func testASourceFailsBetweenTwoRounds() async throws { try await play("Observatory/every") }
  func testPicturesAreDrawnOrSaidToBeElsewhere() async throws { try await play("Observatory/picture") }
  func testNothingCanBeKept() async throws { try await play("Observatory/no-data-folder") }
}
