/// A learning session: due cards first, then new ones, until all are finished.
///
/// The state follows from the recorded answers, so an interrupted session continues in the next one. A card in a step
/// comes back after its minutes, and any other unfinished card after four others. Both come earlier if nothing else is
/// left.
///
/// A mistake is recorded once a day. After that the card is practised: only a typed answer that finishes the card or
/// its step is recorded.
///
/// ```swift
/// var session = LearningSession(of: cards, histories, on: day, at: now, newPerDay: 10, random: SplitMix64(seed: 1))
/// while let turn = session.turn { … }
/// ```
public struct LearningSession<Card: LearningCard>: Sendable {
  /// The learning day.
  public let day: CalendarDay
  /// The current question; nil when all cards are finished.
  public private(set) var turn: LearningTurn<Card>?
  /// The number of skipped cards, which stay due.
  public private(set) var skipped = 0

  private let cards: [Card]
  private let scheduler: Scheduler
  private let usual: Duration?
  private var histories: [ReviewCardID: CardHistory]
  private var due, new: ArraySlice<Card>
  private var waiting = WaitingCards<Card>()
  private var missed: Set<ReviewCardID> = []
  /// The next kind of question for missed cards.
  private var practice: [ReviewCardID: ReviewQuestion] = [:]
  private var shown: Set<ReviewCardID> = []
  private var number = 0
  private var random: SplitMix64

  /// Creates a session with cards, the histories of all cards of the game, and the number of new cards a day.
  ///
  /// The longest due cards come first, and new ones in the order given; the minutes of today's steps start now. An
  /// answer that took less than half of the `usual` time can be easy; without it, none is.
  public init(
    of cards: [Card],
    _ histories: [ReviewCardID: CardHistory],
    on day: CalendarDay,
    at moment: Moment,
    newPerDay: Int,
    usual: Duration? = nil,
    by scheduler: Scheduler = .usual,
    random: SplitMix64
  ) {
    var known: Set<ReviewCardID> = []
    self.cards = cards.filter { known.insert($0.id).inserted }
    (self.histories, self.day, self.usual) = (histories, day, usual)
    (self.scheduler, self.random) = (scheduler, random)
    let begun = histories.values.count { $0.firstDay == day }
    new = self.cards.filter { histories[$0.id] == nil }.prefix(max(0, newPerDay - begun))
    due = []
    var places: [(day: CalendarDay, place: Int)] = []
    for (place, card) in self.cards.enumerated() {
      guard let history = histories[card.id], history.due <= day else { continue }
      if history.lastDay == day, history.rating == .again { missed.insert(card.id) }
      if history.lastDay == day, let step = scheduler.step(after: history.card, history.rating) {
        waiting.add(card, for: step, from: moment, after: 0)
      } else {
        places.append((history.due, place))
      }
    }
    due = places.sorted { $0 < $1 }.map { self.cards[$0.place] }[...]
    advance(at: moment)
  }

  /// The number of cards in the session.
  public var count: Int { cards.count }
  /// The number of known cards: the sum of their probabilities, rounded down.
  public var known: Int { cards.compactMap { histories[$0.id] }.known(on: day, by: scheduler) }
  /// The number of cards due tomorrow, including those left from today.
  public var dueTomorrow: Int {
    let tomorrow = CalendarDay(daysSince1970: day.daysSince1970 + 1)
    return cards.count { histories[$0.id].map { $0.due <= tomorrow } ?? false }
  }
  /// The number of unfinished cards, including the current one.
  public var left: Int {
    let isWaiting = turn.map { waiting.contains($0.card.id) } ?? true
    return due.count + new.count + waiting.count + (isWaiting ? 0 : 1)
  }

  /// Returns the answers that are right for other cards and not for this one.
  public func answers(besides card: Card) -> [String] {
    cards.filter { card.canStand(beside: $0) }.flatMap { $0.accepted }
  }
}

extension LearningSession {
  /// Answers the current question and goes on, or shows the right answer after a mistake; nil if the turn is not
  /// current.
  public mutating func answer(
    _ response: LearningResponse,
    inTurn number: Int,
    at moment: Moment,
    within duration: Duration
  ) -> LearningReply<Card>? {
    guard let turn, turn.number == number, let (given, verdict) = judged(response, in: turn) else { return nil }
    let (id, before, question) = (turn.card.id, histories[turn.card.id], turn.question.kept)
    let rating = rating(verdict, of: turn.question, after: before, within: duration)
    let answer = ReviewAnswer(id, rating, at: moment, on: day, asked: question, within: duration)
    let history = CardHistory(after: before, answer, by: scheduler)
    let isOnItsWayBack = missed.contains(id) || before?.rating == .again
    let goesOn = history.isKnown || question == .typed && history.card.state != before?.card.state
    let isKept = verdict == .wrong ? missed.insert(id).inserted : !isOnItsWayBack || goesOn
    if isKept { histories[id] = history }
    if verdict == .wrong || isOnItsWayBack { practice[id] = verdict == .wrong ? .choice : question.next }
    if !(isKept && history.isKnown) {
      // Right practice answers are not in a step.
      let step = isKept || rating < .good ? scheduler.step(after: history.card, rating) : nil
      waiting.add(turn.card, for: step, from: moment, after: number)
    }
    if verdict == .wrong { self.turn?.question = .mistake(given: given) } else { advance(at: moment) }
    return LearningReply(
      card: turn.card,
      given: given,
      verdict: verdict,
      answer: isKept ? answer : nil,
      policy: .after(before?.answers ?? 0)
    )
  }

  /// Goes on after a card or a mistake was shown; returns false if something else is asked.
  public mutating func goOn(fromTurn number: Int, at moment: Moment) -> Bool {
    guard let turn, turn.number == number else { return false }
    switch turn.question {
    case .shown:
      shown.insert(turn.card.id)
      waiting.add(turn.card, for: nil, from: moment, after: number)
    case .mistake: break
    case .among, .typed: return false
    }
    advance(at: moment)
    return true
  }

  /// Skips the current question, whose card stays due; returns false if something else is asked.
  public mutating func skip(turn number: Int, at moment: Moment) -> Bool {
    guard let turn, turn.number == number else { return false }
    if case .mistake = turn.question { return goOn(fromTurn: number, at: moment) }
    skipped += 1
    advance(at: moment)
    return true
  }

  private func judged(_ response: LearningResponse, in turn: LearningTurn<Card>) -> (String, TypedVerdict)? {
    switch (response, turn.question) {
    case (.option(let place), .among(let options, _)):
      guard options.indices.contains(place) else { return nil }
      return (options[place].answer, options[place].id == turn.card.id ? .right : .wrong)
    case (.typed(let text, let verdict), .typed): return (text, verdict)
    default: return nil
    }
  }

  /// A slip counts as hard; only a due card can be easy.
  private func rating(
    _ verdict: TypedVerdict,
    of question: LearningQuestion<Card>,
    after before: CardHistory?,
    within duration: Duration
  ) -> ReviewRating {
    switch (verdict, question) {
    case (.wrong, _): return .again
    case (.almost, _): return .hard
    case (_, .typed):
      let isFast = usual.map { duration * 2 < $0 } ?? false
      return isFast && before?.isKnown == true ? .easy : .good
    default: return .good
    }
  }

  private mutating func advance(at moment: Moment) {
    number += 1
    let ready = waiting.ready(by: number, at: moment)
    let next = ready ?? due.popFirst() ?? new.popFirst() ?? waiting.first(by: number)
    turn = next.map { LearningTurn(number: number, card: $0, question: question(about: $0)) }
  }

  private mutating func question(about card: Card) -> LearningQuestion<Card> {
    let history = histories[card.id]
    guard history != nil || shown.contains(card.id) else { return .shown }
    let question = practice[card.id] ?? history?.nextQuestion ?? .choice
    guard question != .typed else { return .typed }
    let isAlike = question == .alike
    let options = cards.options(besides: card, isAlike: isAlike, using: &random)
    return options.count > 1 ? .among(options, isAlike: isAlike) : .typed
  }
}
