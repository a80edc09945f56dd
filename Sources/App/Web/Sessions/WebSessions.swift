import Synchronization

/// The sessions of the browsers that were here lately.
final class WebSessions: Sendable {
  /// The most of them; of more, the one that asked for nothing the longest goes.
  static let limit = 64

  /// The latest one last.
  private let sessions = Mutex<[WebSession]>([])

  /// The session of a visitor, made anew where there is none.
  func session(of visitor: String, make: () -> WebSession) -> WebSession {
    sessions.withLock { sessions in
      let known = sessions.firstIndex { $0.visit.visitor == visitor }.map { sessions.remove(at: $0) }
      let session = known ?? make()
      sessions.append(session)
      if sessions.count > Self.limit { sessions.removeFirst() }
      return session
    }
  }

  /// Puts another session in the place of a visitor's.
  func replace(with session: WebSession) {
    sessions.withLock { sessions in
      sessions.removeAll { $0.visit.visitor == session.visit.visitor }
      sessions.append(session)
    }
  }
}
