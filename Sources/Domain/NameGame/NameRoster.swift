/// What the name game works with: people, their portraits, what was answered, and the time.
public struct NameRoster: Sendable {
  /// Where people come from.
  public let people: any PeopleRepository
  /// Where answers and games are kept.
  public let games: any NameGameRepository
  /// Where portraits come from; nil where none are shown.
  public let portraits: (any PortraitRepository)?
  /// What time it is.
  public let time: any TimeSource
  /// Whether there are limits of time; without, nobody is hurried.
  public let hasClock: Bool

  /// Joins what the name game works with.
  public init(
    people: any PeopleRepository,
    games: any NameGameRepository,
    portraits: (any PortraitRepository)? = nil,
    time: any TimeSource,
    hasClock: Bool = true
  ) {
    self.people = people
    self.games = games
    self.portraits = portraits
    self.time = time
    self.hasClock = hasClock
  }
}
