/// On what a page is shown.
struct BrowserLook: Hashable, Sendable {
  var width = 1_400
  var height = 900
  var isDark = false
  /// Whether it is a phone, with a finger in place of a mouse and of keys.
  var isTouch = false
  var hasScript = true
  /// What the browser asks for, such as `es`.
  var language = "en"

  static let desk = BrowserLook()
  static let tablet = BrowserLook(width: 820, height: 1_180, isTouch: true)
  static let phone = BrowserLook(width: 390, height: 844, isTouch: true)

  /// The same where pages must do without their script.
  var withoutScript: BrowserLook {
    var look = self
    look.hasScript = false
    return look
  }

  /// What tells its pictures from those of others.
  var name: String { "\(width)\(isDark ? "-dark" : "")-\(language)" }
}
