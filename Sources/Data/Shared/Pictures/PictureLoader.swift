public import ArcadeDomain
import Foundation
import Synchronization

/// Gets pictures from files and servers, and keeps those of servers.
///
/// A server is asked at most once a day whether a kept picture still holds, and
/// a kept picture serves whatever goes wrong. A picture that cannot be had is
/// not asked for again within a minute. Several who ask at once wait for one request.
public final class PictureLoader: Sendable {
  /// The most bytes that a picture may have.
  public static let sizeLimit = 5_000_000

  private struct State {
    var loads: [String: Load] = [:]
    var tickets = 0
    var failures: [String: (error: RepositoryError, at: Moment)] = [:]
  }

  private struct Load {
    let task: Task<Result<Picture, RepositoryError>, Never>
    var waiting: Set<Int> = []
  }

  private let cache: PictureCache
  private let client: HTTPClient
  private let time: any TimeSource
  private let isOffline: Bool
  private let state = Mutex(State())

  /// Loads pictures into a cache; `isOffline` never opens a connection.
  public init(cache: PictureCache, client: HTTPClient, time: any TimeSource, isOffline: Bool = false) {
    self.cache = cache
    self.client = client
    self.time = time
    self.isOffline = isOffline
  }

  /// Returns the picture at a path or an address; throws `.corrupt` for what is none.
  public func picture(at address: FeedAddress) async throws(RepositoryError) -> Picture {
    switch address {
    case .file(let path): try await file(at: path)
    case .web(let url): try await shared(url)
    }
  }

  /// Returns a drawing of Arcade's own as a picture with a file, which is written once.
  public func picture(svg: String) async -> Picture {
    let address = "arcade:\(Fingerprint.of(svg.utf8))"
    if let kept = await cache.kept(for: address), kept.picture.data == Data(svg.utf8) { return kept.picture }
    return await cache.keep(Data(svg.utf8), .svg, nil, for: address).picture
  }

  private func file(at path: String) async throws(RepositoryError) -> Picture {
    if FileKind(at: path) == .other { throw RepositoryError(.corrupt, subject: path, detail: "not a file") }
    let data = try await FileFeedSource(path: path, maximumBytes: Self.sizeLimit).load()
    guard let kind = PictureKind(of: data) else { throw RepositoryError(.corrupt, subject: path, detail: "no picture") }
    return Picture(data: data, kind: kind, path: URL(fileURLWithPath: path).standardizedFileURL.path)
  }

  /// Joins those who ask for the same picture at once; the last one who gives up ends the request.
  private func shared(_ url: URL) async throws(RepositoryError) -> Picture {
    let address = url.withoutUser.absoluteString
    let (task, ticket) = state.withLock { state in
      let task = state.loads[address]?.task ?? Task { await self.result(of: url, address) }
      state.tickets += 1
      state.loads[address, default: Load(task: task)].waiting.insert(state.tickets)
      return (task, state.tickets)
    }
    let result = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      leave(address, ticket)
    }
    leave(address, ticket)
    return try result.get()
  }

  private func leave(_ address: String, _ ticket: Int) {
    state.withLock { state in
      guard state.loads[address]?.waiting.remove(ticket) != nil, state.loads[address]?.waiting.isEmpty == true
      else { return }
      state.loads[address]?.task.cancel()
      state.loads[address] = nil
    }
  }

  private func result(of url: URL, _ address: String) async -> Result<Picture, RepositoryError> {
    do throws(RepositoryError) {
      return .success(try await load(url, address))
    } catch {
      return .failure(error)
    }
  }

  private func load(_ url: URL, _ address: String) async throws(RepositoryError) -> Picture {
    let kept = await cache.kept(for: address)
    if let kept, isOffline || isRecent(kept.checkedAt, within: .seconds(86_400)) { return kept.picture }
    let subject = url.nameOfServer
    if isOffline { throw RepositoryError(.unavailable, subject: subject, detail: "offline", canRetry: false) }
    if let (error, moment) = state.withLock({ $0.failures[address] }), isRecent(moment, within: .seconds(60)) {
      guard let kept else { throw error }
      return kept.picture
    }
    do {
      return try await fetch(url, address, kept)
    } catch {
      guard error.code != .cancelled else { throw error }
      let now = time.now()
      state.withLock { $0.failures[address] = (error, now) }
      guard let kept else { throw error }
      return kept.picture
    }
  }

  private func fetch(_ url: URL, _ address: String, _ kept: KeptPicture?) async throws(RepositoryError) -> Picture {
    guard let response = try await client.get(url, unless: kept?.validator, sizeLimit: Self.sizeLimit) else {
      guard let kept else { throw RepositoryError(.corrupt, subject: url.nameOfServer) }
      await cache.renew(kept, for: address)
      return kept.picture
    }
    guard let kind = PictureKind(of: response.body) else {
      throw RepositoryError(.corrupt, subject: url.nameOfServer, detail: "no picture")
    }
    return await cache.keep(response.body, kind, HTTPValidator(of: response.headers), for: address).picture
  }

  private func isRecent(_ moment: Moment, within duration: Duration) -> Bool {
    (.zero..<duration).contains(time.now().since(moment))
  }
}
