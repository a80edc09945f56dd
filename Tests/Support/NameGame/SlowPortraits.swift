public import ArcadeDomain
import Synchronization

/// Portraits that take time on a hand-driven clock.
public final class SlowPortraits: PortraitRepository {
  private let time: HandDrivenTime
  private let duration: Duration
  private let missing: Set<Person.ID>
  private let log = Mutex<[[Person.ID]]>([])

  /// Takes so long for each call, and has no picture of those who are missing.
  public init(time: HandDrivenTime, taking duration: Duration, missing: Set<Person.ID> = []) {
    self.time = time
    self.duration = duration
    self.missing = missing
  }

  /// Who was asked for in each call.
  public var calls: [[Person.ID]] { log.withLock(\.self) }

  /// Returns a path of each person who is not missing, after the time has passed.
  public func files(of people: [Person]) async -> [Person.ID: String] {
    log.withLock { $0.append(people.map(\.id)) }
    time.advance(by: duration)
    let there = people.map(\.id).filter { !missing.contains($0) }
    return Dictionary(uniqueKeysWithValues: there.map { ($0, "/pictures/\($0.key).png") })
  }
}
