import ArcadeDomain

/// Learning progress as a cell of a table: the answers in order, such as `3@2026-12-01/typed/2300`, then a bar and
/// those of the other direction.
struct WrittenProgress {
  /// The cell's text.
  let text: String
  private let directions: [WordDirection]
  private let last: CalendarDay

  /// Reads a cell, without answers later than a day. `isSwapped` if the translations come before the words.
  init(_ text: String, isSwapped: Bool, until last: CalendarDay) {
    (self.text, self.last) = (text, last)
    directions = isSwapped ? [.backward, .forward] : [.forward, .backward]
  }

  init(of pair: TranslatedWord, in languages: DeckLanguages, _ answers: [ReviewCardID: [ReviewAnswer]]) {
    let sides = [WordDirection.forward, .backward].map { direction in
      (answers[pair.reviewCard(languages, direction)] ?? []).map(\.written).joined(separator: " ")
    }
    self.init(sides[1].isEmpty ? sides[0] : sides.joined(separator: "|"), isSwapped: false, until: .latest)
  }

  /// Returns the answers by the cards of a pair; throws if a text is not an answer.
  func memories(
    of pair: TranslatedWord,
    in languages: DeckLanguages,
    at place: UnresolvedPlace
  ) throws(DeckProblem) -> [ReviewCardID: [ReviewAnswer]] {
    var memories: [ReviewCardID: [ReviewAnswer]] = [:]
    let sides = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    for (side, direction) in zip(sides, directions) {
      let card = pair.reviewCard(languages, direction)
      for answer in side.split(whereSeparator: \.isWhitespace) {
        guard let read = ReviewAnswer(written: answer, about: card), read.day <= last else {
          throw DeckProblem(at: place.place, .notAnAnswer(String(answer.prefix(40))))
        }
        memories[card, default: []].append(read)
      }
    }
    return memories
  }
}

extension ReviewAnswer {
  /// Its text in a table: the day without the time, because only the day counts.
  fileprivate var written: String {
    "\(rating.rawValue)@\(day.isoText)/\(question.rawValue)/\(duration.wholeMilliseconds)"
  }

  /// Reads an answer, at noon of its day; by default typed and without a duration.
  fileprivate init?(written text: Substring, about card: ReviewCardID) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let marks = parts[0].split(separator: "@", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 3, marks.count == 2,
      let rating = Int(marks[0]).flatMap(ReviewRating.init(rawValue:)),
      let noon = Moment(iso: marks[1] + "T12:00:00Z"), let day = CalendarDay(iso: marks[1]),
      let question = parts.count > 1 ? ReviewQuestion(rawValue: parts[1]) : .typed,
      let milliseconds = parts.count > 2 ? Int(parts[2]) : 0, 0...86_400_000 ~= milliseconds
    else { return nil }
    self.init(card, rating, at: noon, on: day, asked: question, within: .milliseconds(milliseconds))
  }
}
