import ArcadeConsole

/// A file that every page refers to: the style sheet, the script, and the files for a home screen.
///
/// Each is made of files by subject, which are built in. Everything works without the script. With it, pages change
/// in place, scans and presses queue, keys choose, and timed screens update by themselves.
struct PageAsset: Sendable {
  /// The address, which contains a hash of the contents, so that a browser may cache the file for good.
  let address: String
  /// The media type.
  let type: String
  /// The bytes to send.
  let bytes: [UInt8]

  /// The bytes as a string.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  private init(_ name: String, _ type: String, _ bytes: [UInt8]) {
    self.bytes = bytes
    self.type = type
    // FNV-1a: the hash distinguishes versions, and need not resist attackers.
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    address = "/\(name)?\(String(hash, radix: 36))"
  }

  /// The one style sheet of all pages.
  static let style = PageAsset(
    "style.css",
    "text/css; charset=utf-8",
    Array((rules.withoutIndentation(between: "").replacing(";}", with: "}") + fallSteps).utf8)
  )

  /// The one script of all pages.
  static let script = PageAsset("script.js", "text/javascript; charset=utf-8", Array(statements.utf8))

  /// The icon on a tablet's home screen; each tablet rounds its corners in its own way.
  static let icon = PageAsset("icon.png", "image/png", PackageResources.icon_png)

  /// The manifest, by which the page can be installed and opens in a window of its own.
  static let manifest = PageAsset("arcade.webmanifest", "application/manifest+json", Array(installation.utf8))

  /// All of them.
  static let all = [style, script, icon, manifest]

  /// Returns the file at a path, in any version.
  static func at(_ path: String) -> PageAsset? { all.first { $0.address.prefix { $0 != "?" } == path } }

  private static var rules: String {
    joined(
      PackageResources.base_css,
      PackageResources.controls_css,
      PackageResources.tables_css,
      PackageResources.rounds_css,
      PackageResources.print_css
    )
  }

  /// The positions of the falling word, by tens and ones, because a page may not contain inline styles.
  private static var fallSteps: String { (0...9).map { ".t\($0){--t:\($0)0}.u\($0){--u:\($0)}" }.joined() }

  /// The statements in one scope; those of the last file come first.
  private static var statements: String {
    let files = joined(
      PackageResources.page_js,
      PackageResources.clock_js,
      PackageResources.scanner_js,
      PackageResources.find_js,
      PackageResources.send_js,
      PackageResources.keys_js,
      PackageResources.begin_js
    )
    return ShortScript(files).text
  }

  private static var installation: String {
    let picture: JSONText = ["src": icon.address, "sizes": "512x512", "type": icon.type, "purpose": "any maskable"]
    let members: JSONText = [
      "name": Program.title, "id": "/", "start_url": "/", "display": "standalone", "theme_color": "#0b5c63",
      "background_color": "#faf8f5", "icons": [picture],
    ]
    return members.text
  }

  private static func joined(_ files: [UInt8]...) -> String {
    files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }
}

extension String {
  /// Returns the lines without indentation and without comments on lines of their own.
  fileprivate func withoutIndentation(between: String) -> String {
    split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("//") }.joined(separator: between)
  }
}
