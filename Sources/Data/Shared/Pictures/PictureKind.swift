import ArcadeDomain
public import Foundation

/// A picture format, detected by content, never by name.
public enum PictureKind: String, CaseIterable, Hashable, Sendable {
  /// Portable Network Graphics: exact, with transparency.
  case png
  /// The format of cameras.
  case jpeg
  /// The format that many shops use today.
  case webp
  /// The oldest one, with at most 256 colours.
  case gif
  /// A drawing in XML, which scales to any size.
  case svg

  /// Detects the format of data; nil for anything else, such as an HTML page.
  public init?(of data: Data) {
    let start = [UInt8](data.prefix(12))
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if start.starts(with: Array("GIF87a".utf8)) || start.starts(with: Array("GIF89a".utf8)) {
      self = .gif
    } else if start.starts(with: Array("RIFF".utf8)), start.dropFirst(8).elementsEqual(Array("WEBP".utf8)) {
      self = .webp
    } else if SVGRoot.isFound(in: data) {
      self = .svg
    } else {
      return nil
    }
  }
}

extension PictureKind {
  /// Detects the format of a file; nil if it is not a picture. Pipes and devices are not read.
  public init?(ofFileAt path: String) {
    guard let file = try? OpenFile(path), file.kind == .file else { return nil }
    var bytes = [UInt8](repeating: 0, count: min(file.size, 65_536))
    guard let count = try? file.read(at: 0, into: &bytes, bytes.indices) else { return nil }
    self.init(of: Data(bytes.prefix(count)))
  }
}

/// A picture whose format is known.
public struct LoadedPicture: Hashable, Sendable {
  /// The picture's bytes.
  public let data: Data
  /// The picture's format.
  public let kind: PictureKind
  /// A file with these bytes, for other programs; nil if none could be written.
  public let path: String?

  /// Creates a picture from its parts.
  public init(data: Data, kind: PictureKind, path: String?) { (self.data, self.kind, self.path) = (data, kind, path) }
}

/// A cached picture, with its source's marks and when they were checked.
struct KeptPicture: Hashable, Sendable {
  let picture: LoadedPicture
  var validator: HTTPValidator?
  var checkedAt: Moment
}

/// The root of an XML document, found without reading the rest.
private enum SVGRoot {
  static func isFound(in data: Data) -> Bool {
    var rest = Substring(String(decoding: data.prefix(65_536), as: UTF8.self))
    if rest.first == "\u{FEFF}" { rest.removeFirst() }
    while true {
      rest = rest.drop(while: \.isWhitespace)
      if rest.hasPrefix("<!--") {
        guard rest.skip(past: "-->") else { return false }
      } else if rest.hasPrefix("<?") {
        guard rest.skip(past: "?>") else { return false }
      } else if rest.hasPrefix("<!DOCTYPE") {
        let subset = rest.firstIndex(of: "[") ?? rest.endIndex
        let end = rest.firstIndex(of: ">") ?? rest.endIndex
        guard rest.skip(past: subset < end ? "]" : ">"), subset > end || rest.skip(past: ">") else { return false }
      } else {
        let name = rest.dropFirst().prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
        return rest.first == "<" && (name == "svg" || name.hasSuffix(":svg"))
      }
    }
  }
}

extension Substring {
  /// Drops everything up to and including a mark; false if it is missing.
  fileprivate mutating func skip(past mark: String) -> Bool {
    guard let range = range(of: mark) else { return false }
    self = self[range.upperBound...]
    return true
  }
}
