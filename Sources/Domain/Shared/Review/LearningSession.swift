/// What somebody learns in one go: due cards first, then new ones, until all is done.
///
/// What is known follows from what was kept, so that a session which broke off goes on in the next one. A card that is
/// not done yet comes back after four others, or where none is left; that is when a step of minutes has passed.
///
/// ```swift
/// var session = LearningSession(of: cards, histories, on: day, newPerDay: 10, random: SplitMix64(seed: 1))
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
  private var due: ArraySlice<Card>
  private var new: ArraySlice<Card>
  private var waiting: ArraySlice<(card: Card, from: Int)> = []
  private var shown: Set<ReviewCardID> = []
  private var number = 0
  private var random: SplitMix64

  /// Begins with cards, what is known of all cards of the game, and how many new ones the day brings.
  ///
  /// What is due longest comes first, and what is new in the order of the cards. An answer that took less than half of
  /// the `usual` time can be easy; none where nobody measures it.
  public init(
    of cards: [Card],
    _ histories: [ReviewCardID: CardHistory],
    on day: CalendarDay,
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
    let once = self.cards
    let places = once.enumerated().compactMap { place, card in
      histories[card.id].flatMap { $0.due <= day ? (day: $0.due, place: place) : nil }
    }
    due = places.sorted { $0 < $1 }.map { once[$0.place] }[...]
    advance()
  }

  /// How many cards there are.
  public var count: Int { cards.count }
  /// How many of them come back after days.
  public var known: Int { cards.count { histories[$0.id]?.isKnown == true } }
  /// How many of them are to be asked tomorrow, with those that are left from today.
  public var dueTomorrow: Int {
    let tomorrow = CalendarDay(daysSince1970: day.daysSince1970 + 1)
    return cards.count { histories[$0.id].map { $0.due <= tomorrow } ?? false }
  }
  /// How many are still to be done, with the one that is asked.
  public var left: Int {
    let isWaiting = turn.map { turn in waiting.contains { $0.card.id == turn.card.id } } ?? true
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
    let before = histories[turn.card.id]
    let answer = ReviewAnswer(
      turn.card.id,
      rating(verdict, of: turn.question, after: before, within: duration),
      at: moment,
      on: day,
      asked: turn.question.kept,
      within: duration
    )
    let history = CardHistory(after: before, answer, by: scheduler)
    histories[turn.card.id] = history
    if !history.isKnown { wait(turn.card) }
    if verdict == .wrong { self.turn?.question = .mistake(given: given) } else { advance() }
    return LearningReply(
      card: turn.card,
      given: given,
      verdict: verdict,
      answer: answer,
      counting: .after(before?.answers ?? 0)
    )
  }

  /// Goes on from what was only shown; false where something else is asked.
  public mutating func goOn(fromTurn number: Int) -> Bool {
    guard let turn, turn.number == number else { return false }
    switch turn.question {
    case .shown:
      shown.insert(turn.card.id)
      wait(turn.card)
    case .mistake: break
    case .among, .typed: return false
    }
    advance()
    return true
  }

  /// Leaves what is asked as it is, so that it stays due; false where something else is asked.
  public mutating func skip(turn number: Int) -> Bool {
    guard let turn, turn.number == number else { return false }
    if case .mistake = turn.question { return goOn(fromTurn: number) }
    skipped += 1
    advance()
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

  /// A choice that is right after a mistake was hard, and so was a slip; only what was due can be easy.
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
    default: return before.map { $0.rating < .good } ?? false ? .hard : .good
    }
  }

  private mutating func wait(_ card: Card) { waiting.append((card, number + 5)) }

  private mutating func advance() {
    number += 1
    let isReady = waiting.first.map { $0.from <= number } ?? false
    let next = isReady ? waiting.popFirst()?.card : due.popFirst() ?? new.popFirst() ?? waiting.popFirst()?.card
    turn = next.map { LearningTurn(number: number, card: $0, question: question(about: $0)) }
  }

  private mutating func question(about card: Card) -> LearningQuestion<Card> {
    let history = histories[card.id]
    guard history != nil || shown.contains(card.id) else { return .shown }
    let question = history?.nextQuestion ?? .choice
    guard question != .typed else { return .typed }
    let isAlike = question == .alike
    let options = options(besides: card, isAlike: isAlike)
    return options.count > 1 ? .among(options, isAlike: isAlike) : .typed
  }

  /// Six at most in random order; those most like it come before the others where they are wanted.
  private mutating func options(besides card: Card, isAlike: Bool) -> [Card] {
    var others = cards
    if isAlike {
      let ranked = others.enumerated().filter { card.canStand(beside: $1) }
        .map { (likeness: card.likeness(to: $1), place: $0) }
      others = ranked.sorted { ($1.likeness, $0.place) < ($0.likeness, $1.place) }.map { others[$0.place] }
    } else if cards.count < 100 {
      others = cards.inRandomOrder(using: &random)
    } else {
      // Of many, a hundred are more than enough to find five that fit.
      others = (0..<100).map { _ in cards[random.integer(below: cards.count)] }
    }
    var options = [card]
    for other in others where options.count < 6 {
      if options.allSatisfy({ $0.canStand(beside: other) }) { options.append(other) }
    }
    return options.inRandomOrder(using: &random)
  }
}
