import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation
import Foundation

/// Serves the pictures on pages.
struct SitePictures {
  let systems: [any ArcadeSystem]
  let composition: Composition

  /// Returns the file of a picture, in the largest available size.
  func response(to named: SessionPictures.Named?) async -> WebResponse {
    for address in named?.picture.addresses.reversed() ?? [] {
      guard let named, let path = await file(of: named.picture, at: address, in: named.system),
        let data = try? Data(contentsOf: URL(fileURLWithPath: path)), let kind = PictureKind(of: data)
      else { continue }
      return WebResponse(200, type: kind.mediaType, Array(data), headers: Self.headers)
    }
    return WebResponse(404, type: "text/plain", [])
  }

  /// Returns a file only for checked pictures of the web, or for pictures that Arcade stores on this machine.
  private func file(of picture: Picture, at address: String, in word: String) async -> String? {
    // The file may have changed since it was named.
    if picture.isAtHand { return try? await composition.makePictures().picture(at: .file(address)).path }
    let system = systems.first { $0.word == word }
    return (try? await system?.pictures(in: composition, for: .page)?.file(ofPictureAt: address)) ?? nil
  }

  /// A drawing may hold a script, which must not run even if the drawing is opened alone.
  private static let headers: [WebRequest.Header] = [
    .init(name: "Content-Security-Policy", value: "default-src 'none'; style-src 'unsafe-inline'; sandbox"),
    .init(name: "Cache-Control", value: "private, max-age=3600"),
  ]
}

extension PictureKind {
  /// The media type for a browser.
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
