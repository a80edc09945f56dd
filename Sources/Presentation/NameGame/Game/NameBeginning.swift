import ArcadeDomain

extension NameScreens {
  /// So many pictures are loaded before the time runs; a larger game asks for no others.
  private static let mostPictures = 60

  /// Begins a game, where faces are shown of those alone whose pictures came, and says whose did not.
  func begin(_ mode: NameGameMode, after last: Person.ID?) async throws -> (NamePlay, unseen: [Person]) {
    // What could not be had the last time is asked for again.
    if (try? await roster.peopleList()) == nil { await loadAnew() }
    let random = random()
    let card = { @Sendable [phrases] in phrases.card(of: $0) }
    if roster.hasPortraits {
      // Of a photograph words tell less than it does; those of a drawing say all that is on it.
      let telling: (Person) -> String? = { if case .drawn? = $0.picture { card($0) } else { nil } }
      func game(among isChosen: (Person) -> Bool) async throws -> NameGame {
        try await roster.beginNameGame(mode, among: isChosen, card: telling, after: last, random: random)
      }
      do {
        let ahead = try await game { $0.picture != nil }.peopleAhead(atMost: Self.mostPictures)
        let pictures = await roster.faces(of: ahead)
        let play = NamePlay(id: GameID(of: random), pictures: pictures, game: try await game { pictures[$0.id] != nil })
        return (play, ahead.filter { pictures[$0.id] == nil })
      } catch is TooFewPeople {
        // Too few have a face: everybody stands there in words.
      }
    }
    let game = try await roster.beginNameGame(mode, card: card, after: last, random: random)
    return (NamePlay(id: GameID(of: random), pictures: [:], game: game), [])
  }
}
