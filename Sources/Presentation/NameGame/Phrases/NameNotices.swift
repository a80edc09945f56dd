public import ArcadeDomain

extension NamePhrases {
  /// Returns the sentence for any error of the name game's use cases.
  public func failure(for error: any Error) -> Failure {
    switch error {
    case let error as RepositoryError: return loadFailure(for: error)
    case NameGameError.allAlike: return Failure(allAlike, canRetry: false)
    case let error as TooFewPeople:
      let sentence = tooFewPeople(usable: error.usable, needed: error.needed)
      guard !error.excluded.isEmpty else { return Failure(sentence, canRetry: false) }
      return Failure(joining(sentence, leftOut(error.excluded)), canRetry: false)
    default: return sharedFailure(for: error)
    }
  }

  /// Returns the age of the list of people, and who was left out.
  func notices(about loaded: Loaded<PeopleList>) -> [Notice] {
    var notices = notices(about: loaded.freshness, asOf: peopleAsOf)
    if !loaded.value.excluded.isEmpty { notices.append(Notice(leftOut(loaded.value.excluded), .warning)) }
    let (problems, excluded) = (loaded.value.pictureProblems, loaded.value.excluded)
    let missing =
      excluded.compactMap { one in one.file.map { (one.name ?? "", $0) } }
      + problems.filter { $0.kind == .missing }.map { ($0.people.first ?? "", $0.files.first ?? "") }
    if !missing.isEmpty { notices.append(Notice(areNotThere(named(missing)), .warning)) }
    let others = problems.filter { $0.kind != .missing }.prefix(Self.mostNamed)
    return notices + others.map { Notice(line(for: $0), .warning) }
  }

  /// The largest number of names in a notice; the check of a file lists all.
  private static let mostNamed = 3

  /// Returns people with their picture files; some may be only counted.
  private func named(_ pictures: [(person: String, file: String)]) -> String {
    let named = pictures.prefix(Self.mostNamed).map { $0.file.isEmpty ? $0.person : adding($0.file, to: $0.person) }
    let further = pictures.count - named.count
    return formats.list(named + (further > 0 ? [others(formats.number(further))] : []))
  }

  /// Returns whether an answer was right; a wrong one names the chosen person.
  func notice(for answer: NameAnswer, endsGame: Bool) -> Notice {
    guard !answer.isRight else { return Notice(right(answer.asked.name), .good) }
    if answer.mode.isReverse {
      return Notice(wrongName(answer.chosen.name, was: endsGame ? answer.asked.name : nil), .bad)
    }
    return Notice(wrongFace(answer.chosen.name, was: nil), .bad)
  }

  /// Returns which option was struck out and, if faces are chosen, who it is not.
  func struckOut(_ option: Int, in game: NameGame) -> Notice {
    Notice(struckOut(String(option + 1), name: game.mode.isReverse ? nil : game.round.asked.name))
  }

  /// Returns the effect of the clock; nil for the end, which has its own notice.
  func notice(for event: NameGameEvent, in game: NameGame) -> Notice? {
    switch event {
    case .warning(let seconds): Notice(secondsLeft(seconds), .warning)
    case .struckOut(let option): struckOut(option, in: game)
    case .over: nil
    }
  }

  /// Returns the remaining time, or the elapsed time if there is no limit; nil if no time is counted.
  func time(of game: NameGame, at reading: Duration) -> String? {
    if let remaining = game.remaining(at: reading) { return secondsLeft(remaining.secondsRoundedUp) }
    return game.mode.rules == .untimed ? secondsPassed(Int(game.elapsed(at: reading).components.seconds)) : nil
  }

  /// Returns why a game ended: by the last answer or, if that is nil or right, by the clock or the player.
  func ending(of game: NameGame, by answer: NameAnswer?) -> Notice {
    guard let answer, !answer.isRight else {
      return game.phase == .over(.timeUp) ? Notice(timeUp, .warning) : Notice(finished)
    }
    guard !answer.mode.isReverse else { return notice(for: answer, endsGame: true) }
    let right = (answer.asked.name, String(game.round.answer + 1))
    return Notice(wrongFace(answer.chosen.name, was: right), .bad)
  }

  /// Returns whose pictures failed to load, so that they are not asked for.
  func notices(aboutUnseen people: [Person]) -> [Notice] {
    let pictures = people.map { person in
      if case .address(let file)? = person.picture { (person.name, file) } else { (person.name, "") }
    }
    return pictures.isEmpty ? [] : [Notice(unseen(named(pictures)), .warning)]
  }

  /// Returns the number of people who were left out, by reason.
  public func leftOut(_ excluded: TruncatedList<ExcludedPerson>) -> String {
    let counts = Dictionary(grouping: excluded, by: \.reason).mapValues(\.count)
    let reasons = ExcludedPerson.Reason.allCases.compactMap { reason in
      counts[reason].map { self.count($0, of: reason) }
    }
    return leftOut(excluded.total, because: formats.list(reasons))
  }

  /// Returns who was left out, with the place and the reason.
  public func line(for excluded: ExcludedPerson) -> String {
    let name = excluded.name.map { " \($0)" } ?? ""
    let reason = excluded.file.map { isNotThere($0) } ?? word(for: excluded.reason)
    return "\(words(for: excluded.place)):\(name) – \(reason)"
  }

  /// Returns who was left out of a list, and the problems of pictures, one in each line.
  public func problems(of list: PeopleList) -> [String] {
    lines(for: list.excluded, line) + lines(for: list.pictureProblems, line)
  }

  /// Returns the problem of a picture.
  private func line(for problem: PictureProblem) -> String {
    let file = problem.files.first ?? ""
    switch problem.kind {
    case .missing:
      let place = problem.place.map { words(for: $0) + ": " } ?? ""
      return "\(place)\(formats.list(problem.people)) – \(isNotThere(file))"
    case .notPicture: return isNoPicture(file, of: formats.list(problem.people))
    case .shared: return sharedPicture(file, formats.list(problem.people))
    case .several: return severalPictures(formats.list(problem.files), of: formats.list(problem.people), shown: file)
    }
  }

  /// Returns the share of right answers, such as `75%`, or a dash without answers.
  func share(_ accuracy: Accuracy) -> String {
    accuracy.answered == 0 ? "–" : formats.percent(Percent(whole: accuracy.percent))
  }

  /// Returns who was chosen instead of a person, most frequent first.
  func confusions(in record: PersonRecord, among people: [Person]) -> String {
    record.confusedWith.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.compactMap { id, times in
      people.first { $0.id == id }.map { times > 1 ? "\($0.name) ×\(times)" : $0.name }
    }.joined(separator: language.comma)
  }
}
