final class NameGameTranscripts: TranscriptTestCase {
  func testPractice() async throws { try await play("NameGame/practice-en-80") }
  func testPracticeInNarrowColumns() async throws { try await play("NameGame/practice-en-40") }
  func testPracticeInSpanish() async throws { try await play("NameGame/practice-es-80") }
  func testPracticeInSpanishInNarrowColumns() async throws { try await play("NameGame/practice-es-40") }
  func testPracticeInJapanese() async throws { try await play("NameGame/practice-ja-80") }
  func testPracticeInJapaneseInNarrowColumns() async throws { try await play("NameGame/practice-ja-40") }
  func testATimedGameEndsAtItsLimit() async throws { try await play("NameGame/timed") }
  func testHintsStrikeWrongOnesOut() async throws { try await play("NameGame/hint") }
  func testNamesAreChosenForAFace() async throws { try await play("NameGame/reverse") }
  func testNobodyIsHurriedInAccessibleMode() async throws { try await play("NameGame/accessible") }
  func testOwnPeopleAreReadAndBadRowsReported() async throws { try await play("NameGame/own-people") }
  func testFacesAreDrawnThreeInARow() async throws { try await play("NameGame/pictures") }
  func testPeopleOfAServerAreKept() async throws { try await play("NameGame/server") }
  func testWithoutADataFolderNothingIsPretended() async throws { try await play("NameGame/no-data-folder") }
}
