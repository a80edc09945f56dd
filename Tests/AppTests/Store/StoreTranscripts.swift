final class StoreTranscripts: TranscriptTestCase {
  func testEverythingIsCopiedAndChecked() async throws { try await play("Store/copy-and-check") }
}
