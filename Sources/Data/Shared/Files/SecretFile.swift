public import ArcadeDomain
import Foundation

/// A secret of random bytes in the data folder, readable only by its owner.
public struct SecretFile: Sendable {
  /// The uses of a secret; the raw value is its file name.
  public enum Purpose: String, CaseIterable, Sendable {
    /// Signs what the web page stores in browsers.
    case signing = "web.secret"
    /// Lets programs request documents from the web page.
    case token = "web.token"
    /// Lets a feed reader fetch price alerts, and nothing else.
    case feed = "web.feed"
  }

  private static let count = 32

  private let path: String

  /// Creates a reference to a secret of a data folder.
  public init(folder: String, for purpose: Purpose = .signing) { path = "\(folder)/\(purpose.rawValue)" }

  /// Returns the secret. Creates it, and the folder, if there is none that only its owner could read.
  public func bytes() throws(RepositoryError) -> [UInt8] {
    if let kept { return kept }
    let made = try made()
    switch FileKind(at: path) {
    case .absent:
      do {
        try WholeFile.create(at: path) { unfinished throws(RepositoryError) in
          try WholeFile.replace(unfinished, with: Data(made))
        }
      } catch  where error.code == .exists {
        // Another process was faster, and both have to use the same secret.
        if let kept { return kept }
        throw error
      }
    default: try WholeFile.replace(path, with: Data(made))
    }
    return made
  }

  /// Replaces the secret and returns the new one; holders of the old one have to get it.
  public func renew() throws(RepositoryError) -> [UInt8] {
    let made = try made()
    try WholeFile.replace(path, with: Data(made))
    return made
  }

  /// Deletes the secret, which ends all access granted by it.
  func erase() throws(RepositoryError) { try PrivateFolder.removeFile(at: path) }

  /// Creates a new secret, and the folder for it.
  private func made() throws(RepositoryError) -> [UInt8] {
    try PrivateFolder.create(at: PrivateFolder.parent(of: path))
    return (0..<Self.count).map { _ in UInt8.random(in: .min ... .max) }
  }

  private var kept: [UInt8]? {
    guard WholeFile.isPrivate(path), let data = try? FileBytes.whole(path, atMost: Self.count), data.count == Self.count
    else { return nil }
    return Array(data)
  }
}
