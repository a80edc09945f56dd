final class CommandLineTranscripts: TranscriptTestCase {
  func testEachIsWhatHappens() async throws { try await playAll(of: "CommandLine") }
}
