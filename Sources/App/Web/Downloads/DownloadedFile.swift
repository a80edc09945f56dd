import ArcadeConsole
import ArcadePresentation
import Foundation

/// The name and the kind of a file that a browser keeps.
struct DownloadedFile {
  /// What browsers call files with an ending.
  private static let kinds = [
    "csv": "text/csv; charset=utf-8", "json": "application/json", "txt": "text/plain; charset=utf-8",
    "sqlite": "application/vnd.sqlite3",
  ]
  /// The most characters of a name before its ending.
  private static let length = 80

  private let name, kind: String

  /// Names a file, whose ending is known; what the name of a file cannot hold everywhere is replaced.
  init(_ name: String) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let (stem, ending) = (parts.dropLast().joined(separator: "."), parts.last ?? "")
    let clean = String(stem.unicodeScalars.map { Self.isPlain($0) ? Character($0) : "_" }).prefix(Self.length)
    // A name with a dot before it is hidden, and one with a dash an option.
    self.name = (clean.first.map { ".-".contains($0) } ?? true ? "_\(clean)" : String(clean)) + ".\(ending)"
    kind = Self.kinds[ending] ?? "application/octet-stream"
  }

  /// Its bytes, to be kept and not shown.
  func response(_ body: WebResponse.Body) -> WebResponse {
    WebResponse(200, type: kind, body: body, headers: [.init(name: "Content-Disposition", value: disposition)])
  }

  /// The name twice (RFC 6266): in ASCII, and as RFC 5987 writes what is not.
  var disposition: String {
    let ascii = String(name.map { $0.isASCII ? $0 : "_" })
    guard ascii != name else { return "attachment; filename=\"\(name)\"" }
    return "attachment; filename=\"\(ascii)\"; filename*=UTF-8''\(Address(name).text.dropFirst())"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
    default: !#"/\:*?"<>|%"#.unicodeScalars.contains(scalar)
    }
  }
}
