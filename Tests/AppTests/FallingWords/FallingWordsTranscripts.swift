final class FallingWordsTranscripts: TranscriptTestCase {
  func testAGame() async throws { try await play("FallingWords/game-en-80") }
  func testAGameInNarrowColumns() async throws { try await play("FallingWords/game-en-40") }
  func testAGameInSpanish() async throws { try await play("FallingWords/game-es-80") }
  func testAGameInSpanishInNarrowColumns() async throws { try await play("FallingWords/game-es-40") }
  func testAGameInJapanese() async throws { try await play("FallingWords/game-ja-80") }
  func testAGameInJapaneseInNarrowColumns() async throws { try await play("FallingWords/game-ja-40") }
  func testNobodyIsHurriedInAccessibleMode() async throws { try await play("FallingWords/accessible") }
  func testDeckDirectionAndTopicAreChosen() async throws { try await play("FallingWords/home") }
  func testWhatWasChosenGoesAlongAndGoingBackIsShort() async throws { try await play("FallingWords/going-back") }
  func testOwnDecksAreImportedAndChanged() async throws { try await play("FallingWords/own-decks") }
  func testADeckFromAnAddressIsKept() async throws { try await play("FallingWords/server") }
}
