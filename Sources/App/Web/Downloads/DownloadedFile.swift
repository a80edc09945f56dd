import Foundation

/// The name and the kind of a file that a browser keeps.
struct DownloadedFile {
  /// What browsers call a kind of file.
  enum Kind: String {
    case csv = "text/csv; charset=utf-8"
    case json = "application/json"
    case text = "text/plain; charset=utf-8"
    case database = "application/vnd.sqlite3"
  }

  /// The most characters of a name before its ending.
  private static let length = 80

  private let name: String
  private let kind: Kind

  /// Names a file; what the name of a file cannot hold everywhere is replaced.
  init(_ name: String, _ kind: Kind) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let (stem, ending) = (parts.dropLast().joined(separator: "."), parts.last ?? "")
    let clean = String(stem.unicodeScalars.map { Self.isPlain($0) ? Character($0) : "_" }).prefix(Self.length)
    // A name with a dot before it is hidden, and one with a dash an option.
    self.name = (clean.first.map { ".-".contains($0) } ?? true ? "_\(clean)" : String(clean)) + ".\(ending)"
    self.kind = kind
  }

  /// Its bytes, to be kept and not shown.
  func response(_ bytes: [UInt8]) -> WebResponse {
    WebResponse(200, type: kind.rawValue, bytes, headers: [.init(name: "Content-Disposition", value: disposition)])
  }

  /// The name twice (RFC 6266): in ASCII, and as RFC 5987 writes what is not.
  var disposition: String {
    let ascii = String(name.map { $0.isASCII ? $0 : "_" })
    guard ascii != name else { return "attachment; filename=\"\(name)\"" }
    let plain = CharacterSet(charactersIn: "-._~").union(CharacterSet(charactersIn: "0"..."9"))
      .union(CharacterSet(charactersIn: "a"..."z")).union(CharacterSet(charactersIn: "A"..."Z"))
    let encoded = name.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    return "attachment; filename=\"\(ascii)\"; filename*=UTF-8''\(encoded)"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
    default: !#"/\:*?"<>|%"#.unicodeScalars.contains(scalar)
    }
  }
}
