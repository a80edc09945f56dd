extension NameGame {
  /// Starts the clock once the first round is shown; only the first call counts.
  public mutating func begin(at reading: Duration) {
    guard phase == .ready else { return }
    clock = NameGameClock(at: reading, limit: mode.limit)
    phase = .playing
  }

  /// Answers a round with an option, from 0; a right answer draws the next round. Events that are due happen first, so
  /// an answer at the limit is too late.
  public mutating func answer(_ option: Int, inRound number: Int, at reading: Duration) -> NameReply {
    wake(at: reading)
    guard phase == .playing, number == round.number else { return .late }
    guard round.isOpen(option) else { return .noSuchOption }
    let answer = NameAnswer(mode: mode, asked: round.asked, chosen: round.options[option], isFirst: round.answers == 0)
    if answer.isFirst { firstAnswers.append(answer.isRight) }
    round.answers += 1
    history.note(answer)
    if answer.isRight {
      right += 1
      drawRound()
      clock?.beginRound()
    } else {
      wrong += 1
      if mode.endsAtFirstMiss { phase = .over(.wrongAnswer) }
    }
    return .judged(answer)
  }

  /// Performs the events that are due and returns them in order.
  @discardableResult
  public mutating func wake(at reading: Duration) -> [NameGameEvent] {
    guard phase == .playing, var clock else { return [] }
    let warning = clock.advance(to: reading)
    self.clock = clock
    if clock.isOver {
      phase = .over(.timeUp)
      return [.over]
    }
    if let warning { return [.warning(secondsLeft: warning)] }
    var events: [NameGameEvent] = []
    while hasClock, clock.isHintDue(after: round.struckOut.count), let option = round.strikeOut() {
      events.append(.struckOut(option: option))
    }
    return events
  }

  /// Strikes out a wrong option and returns its index; nil if hints are timed or there is none.
  public mutating func hint(at reading: Duration) -> Int? {
    wake(at: reading)
    guard phase == .playing, !hasClock else { return nil }
    return round.strikeOut()
  }

  /// Finishes an untimed game; returns false if the game is not untimed or not running.
  @discardableResult
  public mutating func finish(at reading: Duration) -> Bool {
    wake(at: reading)
    guard phase == .playing, mode.rules == .untimed else { return false }
    phase = .over(.finished)
    return true
  }

  /// Abandons the game unless it is over.
  public mutating func leave(at reading: Duration) {
    wake(at: reading)
    if case .over = phase { return }
    phase = .over(.brokenOff)
  }
}

/// An event of the game's clock.
public enum NameGameEvent: Hashable, Sendable {
  /// The time left has dropped to this many seconds.
  case warning(secondsLeft: Int)
  /// A wrong option was struck out.
  case struckOut(option: Int)
  /// The game is over.
  case over
}
