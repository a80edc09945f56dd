import ArcadeDomain

extension NameScreens {
  /// The largest number of pictures that are loaded before the game starts.
  private static let mostPictures = 60

  /// Starts a game and returns the people whose pictures failed to load. If faces are shown, those people are left out.
  func begin(_ mode: NameGameMode, after last: Person.ID?) async throws -> (NamePlay, unseen: [Person]) {
    // What failed to load the last time is loaded again.
    if (try? await roster.peopleList()) == nil { await loadAnew() }
    let random = random()
    let card = { @Sendable [phrases] in phrases.card(of: $0) }
    if roster.hasPortraits {
      // The description of a photograph is less precise than the photograph; that of a drawing is complete.
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
        // There are too few faces, so all people are described in words.
      }
    }
    let game = try await roster.beginNameGame(mode, card: card, after: last, random: random)
    return (NamePlay(id: GameID(of: random), pictures: [:], game: game), [])
  }
}
