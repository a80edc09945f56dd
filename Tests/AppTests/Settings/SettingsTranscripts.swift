final class SettingsTranscripts: TranscriptTestCase {
  func testEachIsWhatHappens() async throws { try await playAll(of: "Settings") }
}
