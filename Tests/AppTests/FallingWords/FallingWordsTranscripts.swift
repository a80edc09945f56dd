final class FallingWordsTranscripts: TranscriptTestCase {
  func testEachIsWhatHappens() async throws { try await playAll(of: "FallingWords") }
}
