/// The command line in Japanese.
struct JapaneseUsage: UsagePhrases {
  var introduction: String { "Arcade：コンソールで使うショップとゲーム。コマンドなしではメニューを表示します。" }
  var usageLabel: String { "使い方" }
  var commandsLabel: String { "コマンド" }
  var optionsLabel: String { "オプション" }
  var globalOptionsLabel: String { "すべてのコマンドのオプション" }

  func summary(of command: CommandName) -> String {
    switch command {
    case .menu: "メニュー"
    case .shop: "商品を読み取り、割引を見て、支払う"
    case .shopProducts: "商品の一覧"
    case .shopDiscounts: "割引の一覧"
    case .shopPrice: "カートの金額を計算する。- は標準入力からコードを読む"
    case .shopOrders: "買ったものの一覧"
    case .shopOrder: "レシートを表示"
    case .settings: "設定とデータの場所を表示"
    case .settingsSet: "設定に値を入れる"
    case .settingsUnset: "設定の値を消す"
    case .settingsErase: "すべてのデータを消す（確認あり）"
    case .backup: "すべてを新しいファイルに写す"
    case .restore: "すべてをその写しに置き換える（確認あり）"
    case .help: "コマンドの使い方を表示"
    }
  }

  func summary(of option: CommandOption) -> String {
    switch option {
    case .dataDir: "データの保存先"
    case .lang: "言語"
    case .seed: "同じ数なら同じ乱数になる"
    case .now: "この時刻として動かす"
    case .offline: "決して接続しない"
    case .color: "色を使うかどうか"
    case .accessible: "画面読み上げ用：色と罫線なし、値の前に見出し"
    case .json: "JSON を一つ出力する"
    case .noInput: "決して質問しない。答えがなければ失敗する"
    case .yes: "すべての質問に yes と答える"
    case .quiet: "頼まれたものだけを出力する"
    case .verbose: "エラーを詳しく出力する"
    case .help: "このヘルプを表示"
    case .version: "版を表示"
    case .on: "割引を適用する日"
    case .catalog: "使う価格表"
    case .discounts: "使う割引"
    }
  }

  func unknownCommand(_ word: String, nearest: String?) -> String {
    "「\(word)」というコマンドはありません。" + didYouMean(nearest)
  }
  func unknownOption(_ option: String, nearest: String?) -> String {
    "「\(option)」というオプションはここでは使えません。" + didYouMean(nearest)
  }
  func missingValue(_ option: String) -> String { "\(option) には値が必要です。" }
  func needlessValue(_ option: String) -> String { "\(option) は値を取りません。" }
  func badValue(_ value: String, for option: String, expected: String) -> String {
    "\(option) を「\(value)」にはできません。書き方：\(expected)"
  }
  func missingOperand(_ operand: String, of command: String) -> String { "\(command) には \(operand) が必要です。" }
  func needlessOperand(_ operand: String) -> String { "「\(operand)」は余分です。" }
  func seeHelp(_ command: String) -> String { "参照：\(command)" }

  private func didYouMean(_ word: String?) -> String { word.map { "「\($0)」のことですか？" } ?? "" }
}
