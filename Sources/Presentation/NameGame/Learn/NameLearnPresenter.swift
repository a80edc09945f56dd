import ArcadeDomain

/// The learning screen for the names of all people, or of a team.
struct NameLearnPresenter: LearnPresenter {
  let system: NameScreens
  let team: String?
  /// The number of new names a day; nil for the default.
  let new: Int?

  var route: NameRoute { .learn(team: team, new: new) }
  var title: String { phrases.learningTitle }
  var game: ReviewGame { .names }
  var learning: Learning? { roster.learning }
  var time: any TimeSource { roster.time }
  var unsaved: RepositoryError? { roster.unsaved }

  private var roster: NameQuiz { system.roster }
  private var phrases: NamePhrases { system.phrases }

  func generator() -> SplitMix64 { system.random() }

  func load(isRetry: Bool) async -> LessonContents<NameCard, NameIntent> {
    var contents = LessonContents<NameCard, NameIntent>(title: phrases.learningTitle)
    if isRetry { await system.loadAnew() }
    let people = await system.peopleAtHand()
    var asking = system.actions(among: people, inRound: true)
    (asking.learn, asking.learnNew, asking.learnTeam, asking.retry) = (nil, nil, nil, nil)
    contents.asking = PlacedActions(actions: asking.all, layout: Layout { Block.more { asking.waysOut } })
    var can = system.actions(among: people)
    (can.practice, can.people) = (can.practice.main, can.people.main)
    contents.retrying = PlacedActions(actions: can.all, layout: can.layout(can.retry?.first, can.practice, can.people))
    can.retry = nil
    contents.leaving = PlacedActions(actions: can.all, layout: can.layout(can.practice.first, can.people))
    contents.newPerDay = new
    do {
      let loaded = try await roster.peopleList()
      contents.banners = phrases.notices(about: loaded.freshness, asOf: phrases.peopleAsOf)
      if let team { contents.title = phrases.learningTitle(of: team) }
      let pictured = loaded.value.people.filter { $0.picture != nil }
      let faces = await roster.faces(of: pictured)
      // If no face can be loaded, all people are described in words.
      let (inWords, alike) = faces.isEmpty ? try told(loaded.value.people) : ([], 0)
      contents.banners += phrases.notices(aboutUnseen: faces.isEmpty ? [] : pictured.filter { faces[$0.id] == nil })
      if alike > 0 { contents.banners.append(Notice(phrases.sharedCards(alike), .warning)) }
      let everybody = NameCard.cards(of: inWords + pictured.filter { faces[$0.id] != nil }) { SearchKey.of($0) }
      contents.cards = .success(everybody.filter { team == nil || $0.person.team == team })
    } catch {
      contents.cards = .failure(error)
    }
    return contents
  }

  /// Returns the people with a unique description, and the number of those whose descriptions are alike.
  private func told(_ people: [Person]) throws(NameGameError) -> (people: [Person], alike: Int) {
    let cards = people.map { phrases.card(of: $0).lowercased() }
    let bearers = Dictionary(zip(cards, people.map { [$0.reviewCard] as Set })) { $0.union($1) }
    let known = zip(people, cards).filter { $1 != phrases.nothingKnown.lowercased() }
    let own = known.filter { bearers[$1]?.count == 1 }.map(\.0)
    guard !own.isEmpty || people.isEmpty else { throw .allAlike }
    return (own, known.count - own.count)
  }

  /// Asks for the name of a face, or for the face of a name.
  func ask(_ turn: LearningTurn<NameCard>) async -> (blocks: [Block], choices: [Choice]) {
    let person = turn.card.person
    switch turn.question {
    case .among(let options, _):
      let pictures = await roster.faces(of: options.map(\.person))
      let choices = options.enumerated().map { place, option in
        NameGameContent.Option(String(place + 1), face(of: option.person, pictures)).choice
      }
      return ([.text(phrases.who(is: person.name), .strong)], choices)
    case .shown, .mistake, .typed:
      let pictures = await roster.faces(of: [person])
      let ask = turn.question == .typed ? [Block.text(phrases.whoIsThis, .strong)] : []
      return (ask + [face(of: person, pictures).block], [])
    }
  }

  private func face(of person: Person, _ pictures: [Person.ID: String]) -> NameGameContent.Face {
    NameGameContent.Face(phrases.card(of: person), picture: pictures[person.id])
  }
}
