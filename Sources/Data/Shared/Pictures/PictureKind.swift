import ArcadeDomain
public import Foundation

/// A format of pictures, told by content and never by a name.
public enum PictureKind: String, CaseIterable, Hashable, Sendable {
  /// Portable Network Graphics: exact, with transparency.
  case png
  /// What cameras make.
  case jpeg
  /// What many shops send today.
  case webp
  /// The oldest of them, with at most 256 colours.
  case gif
  /// A drawing as text of XML, in any size.
  case svg

  /// Looks at the first bytes; nil for anything else, such as a page of HTML.
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
  /// Looks at the beginning of a file; nil for what is no picture, and for a pipe or a device, from which nothing is read.
  public init?(ofFileAt path: String) {
    guard let file = try? OpenFile(path), file.kind == .file else { return nil }
    var bytes = [UInt8](repeating: 0, count: min(file.size, 65_536))
    guard let count = try? file.read(at: 0, into: &bytes, bytes.indices) else { return nil }
    self.init(of: Data(bytes.prefix(count)))
  }
}

/// A picture whose content was looked at.
public struct LoadedPicture: Hashable, Sendable {
  /// All its bytes.
  public let data: Data
  /// What they are.
  public let kind: PictureKind
  /// A file that holds them, for other programs; nil where none could be written.
  public let path: String?

  /// Joins bytes with what they are and where they lie.
  public init(data: Data, kind: PictureKind, path: String?) { (self.data, self.kind, self.path) = (data, kind, path) }
}

/// A picture that is kept, with what its source said of it and when.
struct KeptPicture: Hashable, Sendable {
  let picture: LoadedPicture
  var validator: HTTPValidator?
  var checkedAt: Moment
}

/// The root of a document of XML, found without reading what is below.
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
  /// Drops everything up to a mark and the mark; false where it is not there.
  fileprivate mutating func skip(past mark: String) -> Bool {
    guard let range = range(of: mark) else { return false }
    self = self[range.upperBound...]
    return true
  }
}
