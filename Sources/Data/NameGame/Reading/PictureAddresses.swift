/// Finds where the pictures of one list are.
struct PictureAddresses {
  private let place: FeedPlace
  /// The whole path of the folder of the list, with a slash; nil where there is none.
  private let folder: String?

  init(from place: FeedPlace) {
    self.place = place
    folder = if case .file = place { place.address(of: "x").map { String($0.dropLast()) } } else { nil }
  }

  /// Returns the address or the whole path of a picture; nil where it cannot be one.
  func address(of picture: String) -> String? {
    guard let folder, Self.isPlainPath(picture) else { return place.address(of: picture) }
    return folder + picture
  }

  /// Whether it is a path that means what it says: of letters and numbers, joined by single signs of a few kinds.
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
