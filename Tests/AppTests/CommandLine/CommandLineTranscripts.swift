final class CommandLineTranscripts: TranscriptTestCase {
  func testEveryScreenIsReachedFromTheMenu() async throws { try await play("CommandLine/menu") }
  func testHelpExplainsEveryCommand() async throws { try await play("CommandLine/help") }
  func testHelpSpeaksSpanish() async throws { try await play("CommandLine/help-es") }
  func testHelpSpeaksJapanese() async throws { try await play("CommandLine/help-ja") }
  func testMistakesOnTheCommandLineSayWhatToType() async throws { try await play("CommandLine/usage-errors") }
  func testColourIsUsedWhereItIsAskedFor() async throws { try await play("CommandLine/colour") }
  func testTheLanguageIsTheOneAskedFor() async throws { try await play("CommandLine/language") }
}
