public import ArcadeDomain
import Synchronization

/// Portraits that take time on a hand-driven clock.
public final class SlowPortraits: PortraitRepository {
  private let time: HandDrivenTime
  private let duration: Duration
  private let missing: Set<Person.ID>
  private let log = Mutex<[[Person.ID]]>([])

  /// Creates portraits with a duration for each call, and people without pictures.
  public init(time: HandDrivenTime, taking duration: Duration, missing: Set<Person.ID> = []) {
    self.time = time
    self.duration = duration
    self.missing = missing
  }

  /// The requested people of each call.
  public var calls: [[Person.ID]] { log.withLock(\.self) }

  /// Returns a path for each person with a picture, after the duration.
  public func files(of people: [Person]) async -> [Person.ID: String] {
    log.withLock { $0.append(people.map(\.id)) }
    time.advance(by: duration)
    let there = people.map(\.id).filter { !missing.contains($0) }
    return Dictionary(uniqueKeysWithValues: there.map { ($0, "/pictures/\($0.key).png") })
  }
}
