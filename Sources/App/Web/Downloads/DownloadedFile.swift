import ArcadeConsole
import ArcadePresentation
import Foundation

/// The name and the media type of a file that a browser saves.
struct DownloadedFile {
  /// The media types by file extension.
  private static let kinds = [
    "csv": "text/csv; charset=utf-8", "json": "application/json", "txt": "text/plain; charset=utf-8",
    "sqlite": "application/vnd.sqlite3",
  ]
  /// The longest name before the extension, in characters.
  private static let length = 80

  private let name, kind: String

  /// Names a file with a known extension, and replaces characters that are not valid in file names everywhere.
  init(_ name: String) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let (stem, ending) = (parts.dropLast().joined(separator: "."), parts.last ?? "")
    let clean = String(stem.unicodeScalars.map { Self.isPlain($0) ? Character($0) : "_" }).prefix(Self.length)
    // A name that begins with a dot is hidden, and one that begins with a dash is an option.
    self.name = (clean.first.map { ".-".contains($0) } ?? true ? "_\(clean)" : String(clean)) + ".\(ending)"
    kind = Self.kinds[ending] ?? "application/octet-stream"
  }

  /// Returns a response that the browser saves instead of showing it.
  func response(_ body: WebResponse.Body) -> WebResponse {
    WebResponse(200, type: kind, body: body, headers: [.init(name: "Content-Disposition", value: disposition)])
  }

  /// The name twice (RFC 6266): in ASCII, and encoded as in RFC 5987.
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
