import ArcadeData
import ArcadeDomain
import ArcadePresentation
import Foundation
import Synchronization

/// Sends the pictures that pages name.
struct SitePictures {
  let systems: [ArcadeSystem]
  let composition: Composition

  /// The file of a picture, the largest one that can be had.
  func response(to picture: Picture?) async -> WebResponse {
    for address in picture?.addresses.reversed() ?? [] {
      guard let path = await file(at: address, isAtHand: picture?.isAtHand == true),
        let data = try? Data(contentsOf: URL(fileURLWithPath: path)), let kind = PictureKind(of: data)
      else { continue }
      return WebResponse(200, type: kind.mediaType, Array(data), headers: Self.headers)
    }
    return WebResponse(404, type: "text/plain", [])
  }

  /// Of the web only what a repository checked, and of this machine only what Arcade keeps.
  private func file(at address: String, isAtHand: Bool) async -> String? {
    if isAtHand { return address }
    for system in systems {
      if let path = try? await system.pictures?(composition).file(ofPictureAt: address) { return path }
    }
    return nil
  }

  /// A drawing may hold a script, which must find nothing to do even where somebody opens it alone.
  private static let headers: [WebRequest.Header] = [
    .init(name: "Content-Security-Policy", value: "default-src 'none'; style-src 'unsafe-inline'; sandbox"),
    .init(name: "Cache-Control", value: "private, max-age=3600"),
  ]
}

extension PictureKind {
  /// What a browser calls it.
  fileprivate var mediaType: String {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .webp: "image/webp"
    case .gif: "image/gif"
    case .svg: "image/svg+xml"
    }
  }
}

/// The pictures that the pages of a session named lately, by names that say nothing of where they are.
final class SessionPictures: Sendable {
  private struct State {
    var names: [Picture: String] = [:]
    var pictures: [String: Picture] = [:]
    /// The oldest first.
    var order: [String] = []
  }

  /// The most that are remembered.
  private static let limit = 512
  private let state = Mutex(State())

  /// The picture of a name; nil for one that no page gave out lately.
  subscript(_ name: String) -> Picture? { state.withLock { $0.pictures[name] } }

  /// Names a picture, the same one always alike; the names of two sessions have nothing in common.
  func name(of picture: Picture) -> String {
    state.withLock { state in
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
