import ArcadeData
import ArcadeDomain
import ArcadePresentation

extension Composition {
  /// What says which changes are not stored, unless that is named already, and why.
  var losses: @Sendable (_ isNamed: Bool) -> [String] {
    { [database, waiting, phrases, consolePhrases] isNamed in
      let gone = waiting.isAnyLost ? [phrases.gameIsGone] : []
      if let reason = waiting.reason {
        return gone + [consolePhrases.notStored(answers: waiting.answers), phrases.sentence(for: reason)]
      }
      guard let failure = database.failure else { return gone }
      return gone + (isNamed ? [] : [consolePhrases.notStored(database.unstored ?? .any)]) + [
        phrases.sentence(for: failure)
      ]
    }
  }
}
