final class PriceGameTranscripts: TranscriptTestCase {
  func testEachIsWhatHappens() async throws { try await playAll(of: "PriceGame") }
}
