public import ArcadeDomain
import Synchronization

/// Paths of pictures that an embedder or a test holds in memory and can change.
public final class InMemoryPortraits: PortraitRepository {
  private let paths: Mutex<[Person.ID: String]>

  /// Begins with the paths of some people.
  public init(_ paths: [Person.ID: String] = [:]) { self.paths = Mutex(paths) }

  /// Puts other paths in place of the old ones.
  public func replace(with paths: [Person.ID: String]) { self.paths.withLock { $0 = paths } }

  public func files(of people: [Person]) async -> [Person.ID: String] {
    let wanted = Set(people.map(\.id))
    return paths.withLock { $0.filter { wanted.contains($0.key) } }
  }
}
