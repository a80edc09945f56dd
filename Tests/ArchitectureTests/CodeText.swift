/// Swift text reduced to its code, with all line breaks.
///
/// It visits each byte only once, because it reads all sources and is not optimised in tests.
struct CodeText {
  private let bytes: [UInt8]
  private var next = 0
  private var code: [UInt8] = []

  /// Returns a text without its comments and the contents of its string literals.
  static func stripped(_ text: String) -> String {
    String(decoding: bytes(of: text), as: UTF8.self)
  }

  /// Returns the stripped lines of a text.
  static func lines(of text: String) -> [CodeLine] {
    var (lines, line): ([CodeLine], [UInt8]) = ([], [])
    for byte in bytes(of: text) {
      if byte == newline {
        lines.append(CodeLine(line))
        line.removeAll(keepingCapacity: true)
      } else {
        line.append(byte)
      }
    }
    return lines + [CodeLine(line)]
  }

  private static func bytes(of text: String) -> [UInt8] {
    var pass = CodeText(bytes: Array(text.utf8))
    pass.run()
    return pass.code
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func run() {
    while next < bytes.count {
      let byte = bytes[next]
      if byte == Self.slash, isNext("//") {
        skip(to: "\n", consuming: false)
      } else if byte == Self.slash, isNext("/*") {
        skip(to: "*/")
      } else if byte == Self.quote || byte == Self.hash, let quote = openingQuote() {
        next += quote.count
        code.append(Self.quote)
        let hashes = quote.prefix { $0 == "#" }
        skip(to: quote.filter { $0 != "#" } + hashes, hasEscapes: hashes.isEmpty)
        code.append(Self.quote)
      } else {
        code.append(byte)
        next += 1
      }
    }
  }

  /// Returns the opening delimiter of a string literal here, such as `"""` or `#"`.
  private func openingQuote() -> String? {
    ["\"\"\"", "\"", "##\"\"\"", "##\"", "#\"\"\"", "#\""].first { isNext($0) }
  }

  private func isNext(_ text: String) -> Bool {
    bytes.count - next >= text.utf8.count && bytes[next...].starts(with: text.utf8)
  }

  private mutating func skip(to end: String, hasEscapes: Bool = false, consuming: Bool = true) {
    guard let first = end.utf8.first else { return }
    while next < bytes.count, bytes[next] != first || !isNext(end) {
      let byte = bytes[next]
      if byte == Self.newline { code.append(byte) }
      next += hasEscapes && byte == Self.backslash ? 2 : 1
    }
    if consuming { next += end.utf8.count }
  }

  private static let newline = UInt8(ascii: "\n")
  private static let slash = UInt8(ascii: "/")
  private static let backslash = UInt8(ascii: "\\")
  private static let quote = UInt8(ascii: "\"")
  private static let hash = UInt8(ascii: "#")
}
