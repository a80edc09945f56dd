public import ArcadeDomain

extension NamePhrases {
  /// The sentence for any error that the name game's use cases can throw.
  public func nameFailure(for error: any Error) -> Failure {
    guard let error = error as? TooFewPeople else { return failure(for: error) }
    let sentence = tooFewPeople(usable: error.usable, needed: error.needed)
    guard !error.excluded.isEmpty else { return Failure(sentence, canRetry: false) }
    return Failure(joining(sentence, leftOut(error.excluded)), canRetry: false)
  }

  /// The sentence for any error that a load of people can end in.
  func peopleFailure(for error: any Error) -> Failure {
    (error as? RepositoryError).map { loadFailure(for: $0) } ?? nameFailure(for: error)
  }

  /// How old the people are, and who was left out.
  func notices(about loaded: Loaded<PeopleList>) -> [Notice] {
    var notices = notices(about: loaded.freshness, asOf: peopleAsOf)
    if !loaded.value.excluded.isEmpty { notices.append(Notice(leftOut(loaded.value.excluded), .warning)) }
    return notices
  }

  /// Whether an answer was right and, where not, who it was.
  func notice(for answer: NameAnswer, endsGame: Bool) -> Notice {
    guard !answer.isRight else { return Notice(right(answer.asked.name), .good) }
    if answer.mode.isReverse {
      return Notice(wrongName(answer.chosen.name, was: endsGame ? answer.asked.name : nil), .bad)
    }
    return Notice(wrongFace(answer.chosen.name, was: nil), .bad)
  }

  /// Which option was struck out and, where a face is chosen, whom it is not.
  func struckOut(_ option: Int, in game: NameGame) -> Notice {
    Notice(struckOut(String(option + 1), name: game.mode.isReverse ? nil : game.round.asked.name))
  }

  /// What ended a game.
  func ending(of outcome: NameGameOutcome) -> Notice {
    guard let answer = outcome.lastAnswer, !answer.isRight else {
      return outcome.game.phase == .over(.timeUp) ? Notice(timeUp, .warning) : Notice(finished)
    }
    guard !answer.mode.isReverse else { return notice(for: answer, endsGame: true) }
    let round = outcome.game.round
    return Notice(wrongFace(answer.chosen.name, was: (answer.asked.name, String(round.answer + 1))), .bad)
  }

  /// Who was left out, counted by the reason.
  public func leftOut(_ excluded: CappedList<ExcludedPerson>) -> String {
    let counts = Dictionary(grouping: excluded, by: \.reason).mapValues(\.count)
    let reasons = ExcludedPerson.Reason.allCases.compactMap { reason in
      counts[reason].map { self.count($0, of: reason) }
    }
    return leftOut(excluded.total, because: formats.list(reasons))
  }

  /// Who was left out, where it stands and why.
  public func line(for excluded: ExcludedPerson) -> String {
    let name = excluded.name.map { " \($0)" } ?? ""
    return "\(words(for: excluded.place)):\(name) – \(word(for: excluded.reason))"
  }

  /// The share of right answers: `75%`, or a dash before the first answer.
  func share(_ accuracy: Accuracy) -> String {
    accuracy.answered == 0 ? "–" : formats.percent(Percent(whole: accuracy.percent))
  }

  /// Who was chosen instead of somebody, the most often first.
  func confusions(in record: PersonRecord, among people: [Person]) -> String {
    record.confusedWith.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.compactMap { id, times in
      people.first { $0.id == id }.map { times > 1 ? "\($0.name) ×\(times)" : $0.name }
    }.joined(separator: language.comma)
  }
}
