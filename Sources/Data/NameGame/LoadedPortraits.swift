public import ArcadeDomain
import Synchronization

/// Portraits from files and servers, and those that Arcade draws, each in a file.
///
/// The portraits of several people load in parallel, within one time limit. A picture that was late is not waited for
/// again for a minute.
public final class LoadedPortraits: PortraitRepository {
  private static let rest = Duration.seconds(60)

  private let loader: PictureLoader
  private let time: any TimeSource
  private let timeLimit: Duration
  private let pause: @Sendable (Duration) async throws -> Void
  private let late = Mutex<[PictureSource: Duration]>([:])

  /// Creates a repository with a loader; tests pass their own pause, so that nothing waits.
  public init(
    loader: PictureLoader,
    time: any TimeSource,
    timeLimit: Duration = .seconds(10),
    pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    (self.loader, self.time, self.timeLimit, self.pause) = (loader, time, timeLimit, pause)
  }

  /// Returns the paths of the pictures that arrived in time.
  public func files(of people: [Person]) async -> [Person.ID: String] {
    let wanted = people.compactMap { person in person.picture.map { (id: person.id, picture: $0) } }
      .filter { !isLate($0.picture) }
    let arrived = await arrivals(of: Set(wanted.map(\.picture)))
    return Dictionary(wanted.compactMap { id, picture in arrived[picture].map { (id, $0) } }) { first, _ in first }
  }

  /// Loads all pictures in parallel until they have arrived, the time is over, or the task is cancelled.
  private func arrivals(of pictures: Set<PictureSource>) async -> [PictureSource: String] {
    guard !pictures.isEmpty else { return [:] }
    // Loaded, failed or stopped; nil if the time is over.
    typealias Arrival = (picture: PictureSource, path: String?, wasStopped: Bool)
    return await withTaskGroup(of: Arrival?.self) { group in
      for picture in pictures {
        group.addTask {
          let path = await self.path(of: picture)
          return (picture, path, path == nil && Task.isCancelled)
        }
      }
      group.addTask {
        try? await self.pause(self.timeLimit)
        return nil
      }
      var missing = pictures
      var paths: [PictureSource: String] = [:]
      for await arrival in group {
        // Pictures that arrived by the end of the time are still included.
        if let arrival, !arrival.wasStopped {
          missing.remove(arrival.picture)
          paths[arrival.picture] = arrival.path
        }
        if arrival == nil || missing.isEmpty { group.cancelAll() }
      }
      if !Task.isCancelled { remember(missing) }
      return paths
    }
  }

  private func path(of picture: PictureSource) async -> String? {
    switch picture {
    case .drawn(let traits): return await loader.picture(svg: PortraitDrawing(of: traits).svg).path
    case .address(let text):
      guard let address = try? FeedAddress(text) else { return nil }
      return try? await loader.picture(at: address).path
    }
  }

  private func remember(_ pictures: Set<PictureSource>) {
    let now = time.elapsed()
    late.withLock { late in
      late = late.filter { now - $0.value < Self.rest }
      for picture in pictures { late[picture] = now }
    }
  }

  private func isLate(_ picture: PictureSource) -> Bool {
    guard let moment = late.withLock({ $0[picture] }) else { return false }
    return time.elapsed() - moment < Self.rest
  }
}
