import ArcadeConsole
import ArcadeData
import ArcadePresentation
import Synchronization

/// The recent pictures of a session's pages, by names that do not reveal their addresses.
final class SessionPictures: Sendable {
  /// A picture, and the word of the system whose page named it.
  struct Named: Hashable {
    let picture: Picture
    let system: String
  }

  private struct State {
    var names: [Named: String] = [:]
    var pictures: [String: Named] = [:]
    /// The names, the oldest first.
    var order: [String] = []
  }

  /// The highest number of remembered pictures.
  private static let limit = 512
  private let state = Mutex(State())

  /// The picture of a name; nil if no recent page used it.
  subscript(_ name: String) -> Named? { state.withLock { $0.pictures[name] } }

  /// Returns the name of a system's picture, always the same one in a session; names differ between sessions.
  func name(of picture: Picture, in system: String) -> String {
    let picture = Named(picture: picture, system: system)
    return state.withLock { state in
      if let name = state.names[picture] { return name }
      let name =
        String(UInt64.random(in: .min ... .max), radix: 36) + String(UInt64.random(in: .min ... .max), radix: 36)
      state.names[picture] = name
      state.pictures[name] = picture
      state.order.append(name)
      if state.order.count > Self.limit {
        let oldest = state.order.removeFirst()
        state.names[state.pictures.removeValue(forKey: oldest) ?? picture] = nil
      }
      return name
    }
  }
}
