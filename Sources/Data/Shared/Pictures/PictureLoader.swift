public import ArcadeDomain
import Foundation
import Synchronization

/// Loads pictures from files and servers, and caches those of servers.
///
/// A server is asked at most once a day whether a cached picture is current; if anything fails, the cached one is used.
/// A picture that cannot be loaded is not requested again for a minute. Simultaneous requests for one picture are
/// joined.
public final class PictureLoader: PictureRepository {
  /// The size limit of a picture, in bytes.
  public static let sizeLimit = 5_000_000

  private struct State {
    var loads: [String: Load] = [:]
    var tickets = 0
    var failures: [String: (error: RepositoryError, at: Duration)] = [:]
  }

  private typealias Outcome = Result<LoadedPicture, RepositoryError>
  private typealias Waiter = CheckedContinuation<Outcome, Never>

  /// A running request and its waiters.
  private struct Load {
    typealias Waiting = [Int: Waiter]
    let ticket: Int
    let task: Task<Void, Never>
    var waiting = Waiting()
  }

  /// The pause before a failed picture is requested again.
  private static let rest = Duration.seconds(60)

  private let cache: PictureCache
  private let client: HTTPClient
  private let time: any TimeSource
  private let isOffline: Bool
  private let state = Mutex(State())

  /// Creates a loader with a cache; `isOffline` never opens a connection.
  public init(cache: PictureCache, client: HTTPClient, time: any TimeSource, isOffline: Bool = false) {
    (self.cache, self.client, self.time, self.isOffline) = (cache, client, time, isOffline)
  }

  /// Returns the picture at a path or an address; throws `.corrupt` if it is not a picture.
  public func picture(at address: FeedAddress) async throws(RepositoryError) -> LoadedPicture {
    switch address {
    case .file(let path): try await file(at: path)
    case .web(let url): try await shared(url)
    }
  }

  /// Loads the picture at a web address and returns the path of its cached file.
  public func file(ofPictureAt address: String) async throws(RepositoryError) -> String? {
    guard case .web(let url) = try FeedAddress(address) else { throw RepositoryError(.badAddress, subject: address) }
    return try await shared(url).path
  }

  /// Returns one of Arcade's own drawings as a picture with a file.
  public func picture(svg: String) async -> LoadedPicture {
    picture(Data(svg.utf8), .svg, at: "arcade:\(Fingerprint.of(svg.utf8))")
  }

  /// Returns bytes from elsewhere as a picture with a file, which is written once.
  func picture(_ data: Data, _ kind: PictureKind, at address: String) -> LoadedPicture {
    if let kept = cache.kept(for: address), kept.picture.data == data { return kept.picture }
    return keep(data, kind, for: address)
  }

  private func keep(_ data: Data, _ kind: PictureKind, _ validator: HTTPValidator? = nil, for address: String)
    -> LoadedPicture
  {
    let picture = LoadedPicture(data: data, kind: kind, path: nil)
    return cache.keep(KeptPicture(picture: picture, validator: validator, checkedAt: time.now()), for: address)
  }

  private func file(at path: String) async throws(RepositoryError) -> LoadedPicture {
    if FileKind(at: path) == .other { throw RepositoryError(.corrupt, subject: path, detail: "not a file") }
    let data = try await FileFeedSource(path: path, maximumBytes: Self.sizeLimit).load()
    let kind = try Self.kind(of: data, subject: path)
    return LoadedPicture(data: data, kind: kind, path: URL(fileURLWithPath: path).standardizedFileURL.path)
  }

  /// Detects the format; throws if the data is not a picture, or has too many pixels.
  private static func kind(of data: Data, subject: String) throws(RepositoryError) -> PictureKind {
    guard let kind = PictureKind(of: data) else {
      throw RepositoryError(.corrupt, subject: subject, detail: "no picture")
    }
    if PictureDimensions(of: data, kind)?.isTooLarge == true {
      throw RepositoryError(.tooLarge, subject: subject, detail: "too many pixels")
    }
    return kind
  }

  /// Joins simultaneous requests for one picture; the request ends when the last waiter gives up.
  private func shared(_ url: URL) async throws(RepositoryError) -> LoadedPicture {
    let address = url.withoutUser.absoluteString
    let ticket = state.withLock { state in
      state.tickets += 1
      return state.tickets
    }
    let cancelled = Outcome.failure(RepositoryError(.cancelled, subject: url.nameOfServer))
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if !join(url, address, ticket, continuation) { continuation.resume(returning: cancelled) }
      }
    } onCancel: {
      leave(address, ticket)?.resume(returning: cancelled)
    }
    return try result.get()
  }

  /// Waits for a request, starting it if there is none; false for a waiter that has already given up.
  private func join(_ url: URL, _ address: String, _ ticket: Int, _ continuation: Waiter) -> Bool {
    state.withLock { state in
      guard !Task.isCancelled else { return false }
      if state.loads[address] == nil {
        let task = Task { self.finish(address, ticket, with: await self.result(of: url, address)) }
        state.loads[address] = Load(ticket: ticket, task: task)
      }
      state.loads[address]?.waiting[ticket] = continuation
      return true
    }
  }

  /// Passes the result of a request to all its waiters.
  private func finish(_ address: String, _ ticket: Int, with result: Outcome) {
    let waiting = state.withLock { state in
      guard let load = state.loads[address], load.ticket == ticket else { return Load.Waiting() }
      state.loads[address] = nil
      return load.waiting
    }
    for continuation in waiting.values { continuation.resume(returning: result) }
  }

  /// Removes a waiter, and ends the request if it was the last one.
  private func leave(_ address: String, _ ticket: Int) -> Waiter? {
    state.withLock { state in
      guard let continuation = state.loads[address]?.waiting.removeValue(forKey: ticket) else { return nil }
      if state.loads[address]?.waiting.isEmpty == true {
        state.loads[address]?.task.cancel()
        state.loads[address] = nil
      }
      return continuation
    }
  }

  private func result(of url: URL, _ address: String) async -> Outcome {
    do throws(RepositoryError) {
      return .success(try await load(url, address))
    } catch {
      return .failure(error)
    }
  }

  private func load(_ url: URL, _ address: String) async throws(RepositoryError) -> LoadedPicture {
    let kept = cache.kept(for: address)
    let day: Range<Duration> = .zero..<(.seconds(86_400))
    if let kept, isOffline || day.contains(time.now().since(kept.checkedAt)) { return kept.picture }
    let subject = url.nameOfServer
    if isOffline { throw RepositoryError(.unavailable, subject: subject, detail: "offline", canRetry: false) }
    if let error = recentFailure(of: address) {
      guard let kept else { throw error }
      return kept.picture
    }
    do {
      return try await fetch(url, address, kept)
    } catch {
      guard error.code != .cancelled else { throw error }
      let now = time.elapsed()
      state.withLock { $0.failures[address] = (error, now) }
      guard let kept else { throw error }
      return kept.picture
    }
  }

  private func fetch(_ url: URL, _ address: String, _ kept: KeptPicture?) async throws(RepositoryError) -> LoadedPicture
  {
    guard let response = try await client.get(url, unless: kept?.validator, sizeLimit: Self.sizeLimit) else {
      guard var kept else { throw RepositoryError(.corrupt, subject: url.nameOfServer) }
      kept.checkedAt = time.now()
      try? cache.note(kept, for: address)
      return kept.picture
    }
    let kind = try Self.kind(of: response.body, subject: url.nameOfServer)
    return keep(response.body, kind, HTTPValidator(of: response.headers), for: address)
  }

  /// Returns the recent failure of a picture; forgets all older failures.
  private func recentFailure(of address: String) -> RepositoryError? {
    let now = time.elapsed()
    return state.withLock { state in
      state.failures = state.failures.filter { now - $0.value.at < Self.rest }
      return state.failures[address]?.error
    }
  }
}
