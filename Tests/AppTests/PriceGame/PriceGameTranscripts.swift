final class PriceGameTranscripts: TranscriptTestCase {
  func testFourPricesAreMadeByOneCommand() async throws { try await play("PriceGame/options") }
  func testCategoriesAndProductsAreListed() async throws { try await play("PriceGame/categories") }
}
