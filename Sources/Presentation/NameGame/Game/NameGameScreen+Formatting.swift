import ArcadeDomain

extension NameGameScreen {
  init(
    _ game: NameGame,
    at reading: Duration,
    pictures: [Person.ID: String],
    notices: [Notice],
    isUpdate: Bool,
    phrases: any NamePhrases
  ) {
    self.init(
      title: phrases.roundTitle(game.round.number, score: game.right),
      content: .round(Round(game.round, isReverse: game.mode.isReverse, pictures: pictures, phrases: phrases)),
      time: game.remaining(at: reading).map { phrases.secondsLeft($0.secondsRoundedUp) }
        ?? (game.mode.rules == .untimed
          ? phrases.secondsPassed(Int(game.elapsed(at: reading).components.seconds)) : nil),
      notices: notices,
      isUpdate: isUpdate
    )
  }
}

extension NameGameScreen.Round {
  init(_ round: NameRound, isReverse: Bool, pictures: [Person.ID: String], phrases: any NamePhrases) {
    let face = { (person: Person) in
      NameGameScreen.Face(card: phrases.card(of: person), picture: pictures[person.id])
    }
    self.init(
      number: round.number,
      question: isReverse ? phrases.whoIsThis : phrases.who(is: round.asked.name),
      face: isReverse ? face(round.asked) : nil,
      options: round.options.enumerated().map { index, person in
        NameGameScreen.Option(
          number: String(index + 1),
          content: isReverse ? .name(person.name) : .face(face(person)),
          isStruckOut: !round.isOpen(index)
        )
      }
    )
  }
}
