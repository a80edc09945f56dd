import Foundation

/// A symbolic link, which stays where it is while what it leads to is replaced.
enum FileLink {
  /// Returns where a path leads in the end, also where nothing stands there yet; the path itself where it is no link.
  static func end(of path: String) -> String {
    var path = path
    // As many as Linux follows.
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { break }
      path = next.hasPrefix("/") ? next : "\(PrivateFolder.parent(of: path))/\(next)"
    }
    return path
  }
}
