public import ArcadeDomain
import Synchronization

/// Browsers that are known as long as this value lives.
public final class InMemoryBrowsers: BrowserRepository {
  private let kept: Mutex<[KnownBrowser]>

  /// Begins with some that are known.
  public init(_ browsers: [KnownBrowser] = []) { kept = Mutex(browsers) }

  public func browsers() async throws(RepositoryError) -> [KnownBrowser] { kept.withLock { $0 } }

  public func change(_ body: @Sendable (inout [KnownBrowser]) -> Void) async throws(RepositoryError) {
    kept.withLock { body(&$0) }
  }
}
