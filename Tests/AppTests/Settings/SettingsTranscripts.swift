final class SettingsTranscripts: TranscriptTestCase {
  func testSettingsAreSetOnTheirScreen() async throws { try await play("Settings/screen") }
  func testSettingsAreSetByOneCommand() async throws { try await play("Settings/one-shot") }
  func testWhoHasWhatIsToldAndGiven() async throws { try await play("Settings/who") }
  func testErasingAsksFirst() async throws { try await play("Settings/erase") }
  func testAKeyIsNeverShown() async throws { try await play("Settings/keys") }
  func testABackupBringsEverythingBack() async throws { try await play("Settings/backup-and-restore") }
  func testABackupHasTheSettingsButNoKeys() async throws { try await play("Settings/backup-of-settings") }
}
