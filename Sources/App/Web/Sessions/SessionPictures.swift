import ArcadeConsole
import ArcadeData
import ArcadePresentation
import Synchronization

/// The pictures that the pages of a session named lately, by names that say nothing of where they are.
final class SessionPictures: Sendable {
  /// A picture, and the word of the system whose page named it.
  struct Named: Hashable {
    let picture: Picture
    let system: String
  }

  private struct State {
    var names: [Named: String] = [:]
    var pictures: [String: Named] = [:]
    /// The oldest first.
    var order: [String] = []
  }

  /// The most that are remembered.
  private static let limit = 512
  private let state = Mutex(State())

  /// The picture of a name; nil for one that no page gave out lately.
  subscript(_ name: String) -> Named? { state.withLock { $0.pictures[name] } }

  /// Names a picture of a system, the same one always alike; the names of two sessions have nothing in common.
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
