/// Swift text of which only the code is left, with every line in its place.
struct CodeText {
  private let bytes: [UInt8]
  private var next = 0
  private var code: [UInt8] = []

  /// Returns a text without its comments and without what stands in its string literals.
  static func stripped(_ text: String) -> String {
    var pass = CodeText(bytes: Array(text.utf8))
    pass.run()
    return String(decoding: pass.code, as: UTF8.self)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func run() {
    while next < bytes.count {
      if isNext("//") {
        skip(to: "\n", consuming: false)
      } else if isNext("/*") {
        skip(to: "*/")
      } else if let quote = openingQuote() {
        next += quote.count
        code += Array("\"".utf8)
        let hashes = quote.prefix { $0 == "#" }
        skip(to: quote.filter { $0 != "#" } + hashes, hasEscapes: hashes.isEmpty)
        code += Array("\"".utf8)
      } else {
        code.append(bytes[next])
        next += 1
      }
    }
  }

  /// The marks that open a string literal here, such as `"""` or `#"`.
  private func openingQuote() -> String? {
    guard bytes[next] == UInt8(ascii: "\"") || bytes[next] == UInt8(ascii: "#") else { return nil }
    return ["\"\"\"", "\"", "##\"\"\"", "##\"", "#\"\"\"", "#\""].first { isNext($0) }
  }

  private func isNext(_ text: String) -> Bool {
    bytes.count - next >= text.utf8.count && bytes[next...].starts(with: text.utf8)
  }

  private mutating func skip(to end: String, hasEscapes: Bool = false, consuming: Bool = true) {
    while next < bytes.count, !isNext(end) {
      if bytes[next] == UInt8(ascii: "\n") { code.append(bytes[next]) }
      next += hasEscapes && bytes[next] == UInt8(ascii: "\\") ? 2 : 1
    }
    if consuming { next += end.utf8.count }
  }
}
