final class NameGameTranscripts: TranscriptTestCase {
  func testEachIsWhatHappens() async throws { try await playAll(of: "NameGame") }
}
