/// Resolves the addresses of a list's pictures.
struct PictureAddresses {
  private let place: FeedPlace
  /// The full path of the list's folder, with a slash; nil if there is none.
  private let folder: String?

  init(from place: FeedPlace) {
    self.place = place
    folder = if case .file = place { place.address(of: "x").map { String($0.dropLast()) } } else { nil }
  }

  /// Returns the address or the full path of a picture; nil if it cannot be one.
  func address(of picture: String) -> String? {
    guard let folder, Self.isPlainPath(picture) else { return place.address(of: picture) }
    return folder + picture
  }

  /// Whether it is a plain path: letters and digits, joined by single signs of a few kinds.
  private static func isPlainPath(_ path: String) -> Bool {
    var isAfterSign = true
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: isAfterSign = false
      case UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "):
        if isAfterSign { return false }
        isAfterSign = true
      default: return false
      }
    }
    return !isAfterSign
  }
}
