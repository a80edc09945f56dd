import ArcadeData
import ArcadeDomain
import ArcadePresentation

extension Composition {
  /// Says in sentences what is stored by now; what is not may have been named already.
  @Sendable func stored(isNamed: Bool) -> StoredState {
    StoredState(
      lost: losses(isNamed: isNamed),
      open: openPayments.totals.map { shopPhrases.paymentIsOpen(formats.money($0)) },
      obstacle: database.obstacle.map { phrases.sentence(for: $0) }
    )
  }

  /// Which changes are not stored, unless that is named already, and why.
  private func losses(isNamed: Bool) -> [String] {
    let gone = database.isReplaced ? [phrases.sentence(for: RepositoryError(.replaced, subject: database.path))] : []
    let unheard = openPayments.unheardTotals.map { shopPhrases.paymentNotHeard(formats.money($0)) }
    let unfinished = database.isStoring ? [consolePhrases.notFinished] : []
    let losses = gone + unheard + unfinished + (waiting.isAnyLost ? [phrases.gameIsGone] : [])
    if let reason = waiting.reason {
      return losses + [consolePhrases.notStored(answers: waiting.answers), phrases.sentence(for: reason)]
    }
    guard let failure = database.failure else { return losses }
    let isSaid = isNamed || !unheard.isEmpty
    return losses + (isSaid ? [] : [consolePhrases.notStored(database.unstored ?? .any)]) + [
      phrases.sentence(for: failure)
    ]
  }
}
