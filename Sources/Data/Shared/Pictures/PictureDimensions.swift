import Foundation

/// The pixel size of a picture, from its first bytes.
struct PictureDimensions: Hashable, Sendable {
  /// The most pixels in a row or column: a small file can declare a huge size and exhaust the viewer's memory.
  static let most = 4_000

  let width, height: Int

  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  var isTooLarge: Bool { max(width, height) > Self.most }

  /// Reads the header of a picture; nil if it cannot be read, and for drawings, which have no pixels.
  init?(of data: Data, _ kind: PictureKind) {
    let header = PictureHeader(data)
    let found: PictureDimensions? =
      switch kind {
      case .png: header.png
      case .gif: header.gif
      case .jpeg: header.jpeg
      case .webp: header.webp
      case .svg: nil
      }
    guard let found else { return nil }
    self = found
  }
}

/// The first bytes of a picture, with the size in a different place for each format.
private struct PictureHeader {
  private let bytes: Data

  init(_ data: Data) { bytes = data }

  var png: PictureDimensions? { dimensions(number(at: 16, 4), number(at: 20, 4)) }

  var gif: PictureDimensions? { dimensions(reversed(at: 6, 2), reversed(at: 8, 2)) }

  /// Skips segments up to the one that begins the frame.
  var jpeg: PictureDimensions? {
    var position = 2
    while let mark = number(at: position, 1), let marker = number(at: position + 1, 1), mark == 0xFF {
      switch marker {
      case 0xFF: position += 1
      case 0x01, 0xD0...0xD8: position += 2
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
        return dimensions(number(at: position + 7, 2), number(at: position + 5, 2))
      default:
        guard let length = number(at: position + 2, 2), length >= 2 else { return nil }
        position += 2 + length
      }
    }
    return nil
  }

  var webp: PictureDimensions? {
    switch bytes.dropFirst(12).prefix(4) {
    case Data("VP8X".utf8): dimensions(reversed(at: 24, 3).map { $0 + 1 }, reversed(at: 27, 3).map { $0 + 1 })
    case Data("VP8L".utf8): reversed(at: 21, 4).flatMap { dimensions($0 & 0x3FFF + 1, $0 >> 14 & 0x3FFF + 1) }
    case Data("VP8 ".utf8): dimensions(reversed(at: 26, 2).map { $0 & 0x3FFF }, reversed(at: 28, 2).map { $0 & 0x3FFF })
    default: nil
    }
  }

  private func dimensions(_ width: Int?, _ height: Int?) -> PictureDimensions? {
    if let width, let height { PictureDimensions(width: width, height: height) } else { nil }
  }

  /// Reads a big-endian number.
  private func number(at place: Int, _ count: Int) -> Int? {
    let digits = bytes.dropFirst(place).prefix(count)
    return digits.count == count ? digits.reduce(0) { $0 << 8 | Int($1) } : nil
  }

  /// Reads a little-endian number.
  private func reversed(at place: Int, _ count: Int) -> Int? {
    let digits = bytes.dropFirst(place).prefix(count)
    return digits.count == count ? digits.reversed().reduce(0) { $0 << 8 | Int($1) } : nil
  }
}
