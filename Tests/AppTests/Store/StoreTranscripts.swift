final class StoreTranscripts: TranscriptTestCase {
  func testEachIsWhatHappens() async throws { try await playAll(of: "Store") }
}
