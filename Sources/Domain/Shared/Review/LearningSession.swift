/// What somebody learns in one go: due cards first, then new ones, until all is done.
///
/// What is known follows from what was kept, so that a session which broke off goes on in the next one. A card in a step
/// comes back after its minutes, any other that is not done yet after four others; both earlier if nothing else is left.
///
/// A mistake is kept once a day. On its way back a card is practised: only a typed answer that ends the way, or its
/// step, is kept.
///
/// ```swift
/// var session = LearningSession(of: cards, histories, on: day, at: now, newPerDay: 10, random: SplitMix64(seed: 1))
/// while let turn = session.turn { … }
/// ```
public struct LearningSession<Card: LearningCard>: Sendable {
  /// The day of learning.
  public let day: CalendarDay
  /// What is asked now; nil where all is done.
  public private(set) var turn: LearningTurn<Card>?
  /// How many were skipped, which stay as they are.
  public private(set) var skipped = 0

  private let cards: [Card]
  private let scheduler: Scheduler
  private let usual: Duration?
  private var histories: [ReviewCardID: CardHistory]
  private var due, new: ArraySlice<Card>
  private var waiting = WaitingCards<Card>()
  /// What was missed today.
  private var missed: Set<ReviewCardID> = []
  /// How what was missed is asked next.
  private var practice: [ReviewCardID: ReviewQuestion] = [:]
  private var shown: Set<ReviewCardID> = []
  private var number = 0
  private var random: SplitMix64

  /// Begins with cards, what is known of all cards of the game, and how many new ones the day brings.
  ///
  /// What is due longest comes first, and what is new in the order of the cards; the minutes of a step of today begin
  /// now. An answer that took less than half of the `usual` time can be easy; none can if it is not measured.
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

  /// How many cards there are.
  public var count: Int { cards.count }
  /// How many of them are known: the sum of how probably each is, rounded down.
  public var known: Int { cards.compactMap { histories[$0.id] }.known(on: day, by: scheduler) }
  /// How many of them are to be asked tomorrow, with those that are left from today.
  public var dueTomorrow: Int {
    let tomorrow = CalendarDay(daysSince1970: day.daysSince1970 + 1)
    return cards.count { histories[$0.id].map { $0.due <= tomorrow } ?? false }
  }
  /// How many are still to be done, with the one that is asked.
  public var left: Int {
    let isWaiting = turn.map { waiting.contains($0.card.id) } ?? true
    return due.count + new.count + waiting.count + (isWaiting ? 0 : 1)
  }

  /// What is right for other cards, and not for this one.
  public func answers(besides card: Card) -> [String] {
    cards.filter { card.canStand(beside: $0) }.flatMap { $0.accepted }
  }
}

extension LearningSession {
  /// Takes the answer to a turn and goes on, after a mistake to what is right; nil where it is not the one that is asked.
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
      // Practice that was right is in no step.
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

  /// Goes on from what was only shown; false where something else is asked.
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

  /// Leaves what is asked as it is, so that it stays due; false where something else is asked.
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

  /// A slip was hard; only what was due can be easy.
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
