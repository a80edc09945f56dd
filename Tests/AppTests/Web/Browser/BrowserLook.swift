/// The device that shows a page.
struct BrowserLook: Hashable, Sendable {
  var width = 1_400
  var height = 900
  var isDark = false
  /// Whether it is a phone, with touch instead of a mouse and keys.
  var isTouch = false
  var hasScript = true
  /// The preferred language of the browser, such as `es`.
  var language = "en"

  static let desk = BrowserLook()
  static let tablet = BrowserLook(width: 820, height: 1_180, isTouch: true)
  static let phone = BrowserLook(width: 390, height: 844, isTouch: true)

  /// The same device without scripts.
  var withoutScript: BrowserLook {
    var look = self
    look.hasScript = false
    return look
  }

  /// The name of its pictures.
  var name: String { "\(width)\(isDark ? "-dark" : "")-\(language)" }
}
