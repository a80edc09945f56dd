public import ArcadeDomain
import Synchronization

/// Paths of pictures in memory, for embedders and tests, which can be replaced.
public final class InMemoryPortraits: PortraitRepository {
  private let paths: Mutex<[Person.ID: String]>

  /// Creates a repository with the paths of some people.
  public init(_ paths: [Person.ID: String] = [:]) { self.paths = Mutex(paths) }

  /// Replaces the paths.
  public func replace(with paths: [Person.ID: String]) { self.paths.withLock { $0 = paths } }

  public func files(of people: [Person]) async -> [Person.ID: String] {
    let wanted = Set(people.map(\.id))
    return paths.withLock { $0.filter { wanted.contains($0.key) } }
  }
}
