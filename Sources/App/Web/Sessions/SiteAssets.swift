/// What all pages share: the style sheet and the script, which are in the program.
struct SiteAssets {
  /// Where the style sheet is.
  static let style = "/style.css"

  /// The asset at a path; nil where none is.
  func response(at path: String) -> WebResponse? {
    switch path {
    case Self.style: asset("text/css; charset=utf-8", StyleSheet.bytes)
    case "/script.js": asset("text/javascript; charset=utf-8", PageScript.bytes)
    default: nil
    }
  }

  /// The pages name the version with it, so that a browser may keep it for good.
  private func asset(_ type: String, _ bytes: [UInt8]) -> WebResponse {
    WebResponse(200, type: type, bytes, headers: [.init(name: "Cache-Control", value: "private, max-age=31536000")])
  }
}
