/// The command line in Japanese.
struct JapaneseUsage: UsagePhrases {
  var introduction: String { "Arcade：コンソールで使うショップとゲーム。コマンドなしではメニューを表示します。" }
  var usageLabel: String { "使い方" }
  var commandsLabel: String { "コマンド" }
  var optionsLabel: String { "オプション" }
  var globalOptionsLabel: String { "すべてのコマンドのオプション" }

  func summary(of command: GeneralCommand) -> String {
    switch command {
    case .menu: "メニュー"
    case .settings: "設定とデータの場所を表示"
    case .set: "設定に値を入れる"
    case .unset: "設定の値を削除"
    case .token: "プログラムが arcade web に問い合わせるためのトークンを表示"
    case .browsers: "ウェブページに登録されたブラウザを表示"
    case .signOut: "番号のブラウザかすべてをサインアウト"
    case .who: "保存先にデータがある利用者を表示"
    case .adopt: "名前のないデータを引き継ぐ（確認あり）"
    case .erase: "すべてのデータを削除（確認あり）"
    case .backup: "すべてを新しいファイルにバックアップ"
    case .restore: "すべてをバックアップから復元（確認あり）"
    case .completion: "シェルでこれらのコマンドを補完するスクリプトを出力"
    case .help: "コマンドの使い方を表示"
    }
  }

  var dataDir: String { "データの保存先" }
  var store: String { "すべてサーバーに保存する（postgresql://USER@HOST/NAME）" }
  var asPerson: String { "カートやゲームの持ち主の名前" }
  var lang: String { "言語" }
  var seed: String { "同じ数なら同じ乱数になる" }
  var now: String { "現在時刻の代わりに使う時刻" }
  var offline: String { "一切接続しない" }
  var color: String { "色を使うかどうか" }
  var accessible: String { "画面読み上げ用：色と罫線なし、値の前に見出し" }
  var seconds: String { "時間制限のあるゲーム、または一問の秒数" }
  var failIfStale: String { "取得元の代わりに保存済みの内容を使う場合は 69 で終了" }
  var name: String { "付ける名前" }
  var before: String { "この番号より古い行を一覧に表示する" }
  func older(_ option: String) -> String { "これより古いもの: \(option)" }
  var columns: String { "ファイルでの列の名前" }
  var decimal: String { "表の小数点（表からわからないとき）" }
  var currency: String { "価格の通貨（省略時は既定の通貨）" }
  var renew: String { "新しいトークンを作成（古いものは使えなくなります）" }
  var pictures: String { "chafa で画像を表示するかどうか" }
  var json: String { "JSON を一つ出力する" }
  var noInput: String { "一切質問しない。答えがなければ失敗する" }
  var yes: String { "すべての質問に yes と答える" }
  var quiet: String { "求められたものだけを出力する" }
  var verbose: String { "エラーを詳しく出力する" }
  var help: String { "このヘルプを表示" }
  var version: String { "バージョンを表示" }

  func unknownCommand(_ word: String, nearest: String?) -> String {
    "「\(word)」というコマンドはありません。" + didYouMean(nearest)
  }
  func unknownOption(_ option: String, nearest: String?) -> String {
    "「\(option)」というオプションはここでは使えません。" + didYouMean(nearest)
  }
  func missingOption(_ option: String) -> String { "オプションがありません：\(option)" }
  func missingValue(_ option: String) -> String { "\(option) には値が必要です。" }
  func needlessValue(_ option: String) -> String { "\(option) は値を取りません。" }
  func badValue(_ value: String, for option: String, expected: String) -> String {
    "\(option) を「\(value)」にはできません。書き方：\(expected)"
  }
  func incomplete(_ option: String, without other: String) -> String {
    "\(option) だけでは割合がわかりません。\(other) も指定してください。"
  }
  func conflicting(_ one: String, _ other: String) -> String {
    "\(one) と \(other) は同じことを二通りに表すので、一方が無視されます。どちらか一つにしてください。"
  }
  func exceeding(_ option: String, limit: String) -> String {
    "\(option) は \(limit) の内数なので、それより大きくできません。"
  }
  func missingOperand(_ operand: String, of command: String) -> String { "\(command) には \(operand) が必要です。" }
  func sayIt(with option: String) -> String { "コマンドラインでは \(option) を付けます。" }
  func needlessOperand(_ operand: String) -> String { "「\(operand)」は余分です。" }
  func badOperand(_ operand: String, nearest: String?, expected: String) -> String {
    "「\(operand)」にはできません。\(didYouMean(nearest))次から選んでください：\(expected)"
  }
  var sessionAsJSON: String { "--json は arcade shop products のように、出力して終わるコマンドに付けます。" }
  func seeHelp(_ command: String) -> String { "参照：\(command)" }

  private func didYouMean(_ word: String?) -> String { word.map { "「\($0)」のことですか？" } ?? "" }
}
