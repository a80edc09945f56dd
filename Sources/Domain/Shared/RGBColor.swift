/// A colour of the screen in red, green and blue.
public struct RGBColor: Hashable, Sendable {
  /// The colour as `#rrggbb`.
  public let text: String

  /// Parses `#RRGGBB`, or one of a dozen names such as `red` in any supported language, ignoring case; otherwise nil.
  public init?(_ text: String) {
    let word = text.lowercased()
    if let (_, named) = Self.named.first(where: { $0.names.contains(word) }) {
      self.text = named
    } else if word.first == "#", word.utf8.count == 7, word.utf8.dropFirst().allSatisfy(Self.isHexadecimal) {
      self.text = word
    } else {
      return nil
    }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }

  private static let named: [(names: [String], text: String)] = [
    (["red", "rojo", "赤"], "#c62828"), (["orange", "naranja", "オレンジ"], "#ef6c00"),
    (["yellow", "amarillo", "黄"], "#fbc02d"), (["green", "verde", "緑"], "#2e7d32"),
    (["turquoise", "turquesa", "水色"], "#00acc1"), (["blue", "azul", "青"], "#1565c0"),
    (["purple", "morado", "紫"], "#6a1b9a"), (["pink", "rosa", "ピンク"], "#ec407a"),
    (["brown", "marrón", "茶"], "#6d4c41"), (["grey", "gray", "gris", "灰"], "#757575"),
    (["black", "negro", "黒"], "#212121"), (["white", "blanco", "白"], "#fafafa"),
  ]
}
