public import ArcadeDomain
import Foundation

/// Random bytes in the data folder that nobody else may read: with them the web page signs what browsers keep.
public struct KeptSecret: Sendable {
  private static let count = 32

  private let path: String

  /// Names the secret of a data folder.
  public init(folder: String) { path = folder + "/web.secret" }

  /// Returns the secret; makes it, and the folder, where there is none that only its owner could have read.
  public func bytes() throws(RepositoryError) -> [UInt8] {
    if let kept { return kept }
    try PrivateFolder.create(at: PrivateFolder.parent(of: path))
    let made = (0..<Self.count).map { _ in UInt8.random(in: .min ... .max) }
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

  /// Deletes it, so that every browser has to show anew that it may come in.
  func erase() throws(RepositoryError) {
    guard FileKind(at: path) != .absent else { return }
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw RepositoryError(.notWritable, subject: path, detail: error.localizedDescription)
    }
  }

  private var kept: [UInt8]? {
    guard WholeFile.isPrivate(path), let data = try? FileBytes.whole(path, atMost: Self.count), data.count == Self.count
    else { return nil }
    return Array(data)
  }
}
