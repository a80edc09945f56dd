import ArcadeConsole

/// A file that every page names: the style sheet, the script, and what a home screen needs.
///
/// What it is made of are files by subject, built in as they are. Everything works without the script; with it, pages change
/// in place, scans and presses wait for their turn, keys choose, and timed screens follow by themselves.
struct PageAsset: Sendable {
  /// Where it is, which says what it holds, so that a browser may keep it for good.
  let address: String
  /// What it is.
  let type: String
  /// What is sent.
  let bytes: [UInt8]

  /// The same as a text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  private init(_ name: String, _ type: String, _ bytes: [UInt8]) {
    self.bytes = bytes
    self.type = type
    // FNV-1a: what is told apart are versions, not enemies.
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

  /// What a tablet shows on its home screen, up to its edge, which each of them rounds in its own way.
  static let icon = PageAsset("icon.png", "image/png", PackageResources.icon_png)

  /// What says that it can be kept there, and stands in a window of its own when it is started.
  static let manifest = PageAsset("arcade.webmanifest", "application/manifest+json", Array(installation.utf8))

  /// All of them.
  static let all = [style, script, icon, manifest]

  /// The file at the path of an address, whatever version it asks for.
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

  /// Where the falling word is: by tens and ones, as a page may not carry a style of its own.
  private static var fallSteps: String { (0...9).map { ".t\($0){--t:\($0)0}.u\($0){--u:\($0)}" }.joined() }

  /// In one scope; the last file begins.
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
  /// The lines without the spaces before them, and without comments of their own.
  fileprivate func withoutIndentation(between: String) -> String {
    split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("//") }.joined(separator: between)
  }
}
