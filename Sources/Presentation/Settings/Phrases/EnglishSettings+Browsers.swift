/// The browsers that the web page knows, in English.
extension EnglishSettings {
  var browsersTitle: String { "Browsers" }
  var browserLabel: String { "Browser" }
  var cameLabel: String { "Came" }
  var usedLabel: String { "Used" }
  var cameByLabel: String { "By" }
  var byKey: String { "the printed address" }
  var byPassPhrase: String { "the pass phrase" }
  var unknownBrowser: String { "a browser" }
  var noBrowsers: String { "No browser is known. Whoever opens the printed address is." }
  var browsersAction: String { "which browsers the web page knows" }
  var signOutAction: String { "sign a browser out" }
  var signAllOutAction: String { "sign all browsers out" }
  func signedOut(_ count: Int) -> String {
    count == 0
      ? "There was no browser to sign out."
      : count == 1 ? "1 browser is signed out." : "\(formats.number(count)) browsers are signed out."
  }
}
