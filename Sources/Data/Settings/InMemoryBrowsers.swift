public import ArcadeDomain
import Synchronization

/// Known browsers in memory.
public final class InMemoryBrowsers: BrowserRepository {
  private let kept: Mutex<[KnownBrowser]>

  /// Creates a repository with some browsers.
  public init(_ browsers: [KnownBrowser] = []) { kept = Mutex(browsers) }

  public func browsers() async throws(RepositoryError) -> [KnownBrowser] { kept.withLock { $0 } }

  public func change(_ body: @Sendable (inout [KnownBrowser]) -> Void) async throws(RepositoryError) {
    kept.withLock { body(&$0) }
  }
}
