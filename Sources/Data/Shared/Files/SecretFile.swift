public import ArcadeDomain
import Foundation

/// Random bytes in the data folder that nobody else may read.
public struct SecretFile: Sendable {
  /// What a secret is for, by the name of its file.
  public enum Purpose: String, CaseIterable, Sendable {
    /// With it the web page signs what browsers keep.
    case signing = "web.secret"
    /// With it programs show that they may ask the web page for documents.
    case token = "web.token"
    /// With it a program that reads feeds gets what targets told, and nothing else.
    case feed = "web.feed"
  }

  private static let count = 32

  private let path: String

  /// Names a secret of a data folder.
  public init(folder: String, for purpose: Purpose = .signing) { path = "\(folder)/\(purpose.rawValue)" }

  /// Returns the secret; makes it, and the folder, where there is none that only its owner could have read.
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
        // Another Arcade was faster, and both have to use the same one.
        if let kept { return kept }
        throw error
      }
    default: try WholeFile.replace(path, with: Data(made))
    }
    return made
  }

  /// Makes another one and returns it; who knew the old one has to learn it.
  public func renew() throws(RepositoryError) -> [UInt8] {
    let made = try made()
    try WholeFile.replace(path, with: Data(made))
    return made
  }

  /// Deletes it, so that whoever came in by it has to show anew that they may.
  func erase() throws(RepositoryError) { try PrivateFolder.removeFile(at: path) }

  /// Makes one up, and the folder that it goes into.
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
