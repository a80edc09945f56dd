extension NameGame {
  /// Returns whose pictures the game can need, at most so many: everybody, else those of the first rounds.
  ///
  /// The rounds are those of a player who never errs; in reverse only who is asked for has a picture.
  public func peopleAhead(atMost most: Int) -> [Person] {
    guard deck.people.count > most else { return deck.people }
    var (people, ids, ahead) = ([Person](), Set<Person.ID>(), self)
    for _ in 0..<most where people.count < most {
      let shown = mode.isReverse ? [ahead.round.asked] : ahead.round.options
      people += shown.filter { ids.insert($0.id).inserted }
      ahead.drawRound()
    }
    return Array(people.prefix(most))
  }

  /// Puts the next round in the place of this one.
  mutating func drawRound() {
    round = deck.round(round.number + 1, after: round.asked.id, history, hasHints: mode.rules == .hint, &random)
  }
}
