// swift-format-ignore-file

extension SettingsPhrases {
  /// What stands above the browsers that are known.
  public var browsersTitle: String { say("Browsers", "Navegadores", "ブラウザ") }
  /// Above the names of browsers.
  var browserLabel: String { say("Browser", "Navegador", "ブラウザ") }
  /// Above when a browser came in.
  var cameLabel: String { say("Came", "Entró", "最初の利用") }
  /// Above when a browser was used.
  var usedLabel: String { say("Used", "Último uso", "最後の利用") }
  /// Above how a browser came in.
  var cameByLabel: String { say("By", "Con", "入り方") }
  var byKey: String { say("the printed address", "la dirección mostrada", "表示されたアドレス") }
  var byPassPhrase: String { say("the pass phrase", "la frase de acceso", "パスフレーズ") }
  var unknownBrowser: String { say("a browser", "un navegador", "種類不明のブラウザ") }
  /// No browser is known.
  public var noBrowsers: String { say(
    "No browser is known. Whoever opens the printed address is.",
    "No se conoce ningún navegador. Se conoce al que abre la dirección mostrada.",
    "まだどのブラウザも登録されていません。表示されたアドレスを開くと登録されます。") }
  var browsersAction: String { say("which browsers the web page knows", "qué navegadores conoce la página web", "ウェブページに登録されたブラウザ") }
  var signOutAction: String { say("sign a browser out", "cierra la sesión de un navegador", "ブラウザをサインアウト") }
  var signAllOutAction: String { say("sign all browsers out", "cierra la sesión de todos los navegadores", "すべてのブラウザをサインアウト") }
  func signedOut(_ count: Int) -> String { say(
    count == 0 ? "There was no browser to sign out." : count == 1 ? "1 browser is signed out." : "\(formats.number(count)) browsers are signed out.",
    count == 0
      ? "No había ninguna sesión que cerrar."
      : count == 1
        ? "Se ha cerrado la sesión de 1 navegador." : "Se ha cerrado la sesión de \(formats.number(count)) navegadores.",
    count == 0 ? "サインアウトするブラウザはありませんでした。" : "\(formats.number(count)) 個のブラウザをサインアウトしました。") }
}
