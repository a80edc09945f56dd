final class ObservatoryTranscripts: TranscriptTestCase {
  func testEachIsWhatHappens() async throws { try await playAll(of: "Observatory") }
}
