final class ShopTranscripts: TranscriptTestCase {
  func testEachIsWhatHappens() async throws { try await playAll(of: "Shop") }
}
