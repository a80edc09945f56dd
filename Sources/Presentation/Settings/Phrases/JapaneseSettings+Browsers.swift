/// The browsers that the web page knows, in Japanese.
extension JapaneseSettings {
  var browsersTitle: String { "ブラウザ" }
  var browserLabel: String { "ブラウザ" }
  var cameLabel: String { "最初の利用" }
  var usedLabel: String { "最後の利用" }
  var cameByLabel: String { "入り方" }
  var byKey: String { "表示されたアドレス" }
  var byPassPhrase: String { "パスフレーズ" }
  var unknownBrowser: String { "種類不明のブラウザ" }
  var noBrowsers: String { "まだどのブラウザも登録されていません。表示されたアドレスを開くと登録されます。" }
  var browsersAction: String { "ウェブページに登録されたブラウザ" }
  var signOutAction: String { "ブラウザをサインアウト" }
  var signAllOutAction: String { "すべてのブラウザをサインアウト" }
  func signedOut(_ count: Int) -> String {
    count == 0 ? "サインアウトするブラウザはありませんでした。" : "\(formats.number(count)) 個のブラウザをサインアウトしました。"
  }
}
