import ArcadeData
import ArcadePresentation

/// The console in Japanese.
struct JapaneseConsole: ConsolePhrases {
  func goodbye(_ saved: String) -> String { "\(saved)またどうぞ。" }
  func interrupted(_ saved: String) -> String { "中断しました。\(saved)" }
  func joined(_ sentences: [String]) -> String { sentences.joined() }
  var everythingSaved: String { "すべて保存しました。" }
  var everythingElseSaved: String { "ほかはすべて保存しました。" }
  var notEverythingSaved: String { "保存できなかったものがあります。" }
  var notFinished: String { "最後の変更は途中で、保存されていない可能性があります。" }
  func notStored(answers: Int) -> String {
    answers == 0 ? "最後のゲームは保存されていません。" : "\(answers) 件の回答は保存されていません。"
  }
  func notStored(_ change: StoredChange) -> String {
    switch change {
    case .priceGame: "値段当ての最後の操作は保存されていません。"
    case .decks: "単語帳への最後の変更は保存されていません。"
    case .watches: "観察中の検索への最後の変更は保存されていません。"
    default: "最後の変更は保存されていません。"
    }
  }
  var inputFailed: String { "標準入力を読めません。" }
  var outputFailed: String { "標準出力に書けません。一部が欠けているかもしれません。" }
  func linesNotEdited(without package: String) -> String {
    "\(package) がないため、行の編集は使えません。"
  }
  var answerYesOrNo: String { "yes（はい）か no（いいえ）で答えてください。" }
  var yesOrElseNo: String { "（yes＝はい／no＝いいえ、Enter のみは no）" }
  var yesOrNo: String { "（yes＝はい／no＝いいえ）" }
  func neverAsks(passing option: String) -> String { "確認が必要ですが、--no-input や --json では聞けません。\(option) を付けてください。" }
  func unanswered(passing option: String) -> String {
    "回答がないまま入力が終わったため、何も変更していません。確認なしで実行するには \(option) を付けてください。"
  }
  func unknownCommand(_ word: String, nearest: String?) -> String {
    let hint = nearest.map { "「\($0)」のことですか？ " } ?? ""
    return "「\(word)」というコマンドはありません。\(hint)help でコマンドを表示します。"
  }
  func typedLike(_ usage: String) -> String { "次のように入力してください：\(usage)" }
  func inTwoLines(_ first: String, then rest: String) -> String {
    "これは二行に分けて入力してください。まず \(first)、次に \(rest) です。"
  }
  func forExample(_ line: String) -> String { "例：\(line)" }
  func hint(_ usages: [String]) -> String {
    let list = usages.joined(separator: "、")
    // Only what is in Latin letters is set apart.
    return "\(list)\(list.last?.isASCII == true ? " " : "")を入力できます。ほかのコマンドは help で表示します。"
  }
  var aNumber: String { "番号" }
  var aCode: String { "コード" }
  var aCodeOrNumber: String { "コードか番号" }
  func adding(_ remark: String, to text: String) -> String { "\(text)（\(remark)）" }
  var comma: String { Language.japanese.comma }
  var numberHeading: String { "番号" }
  var typeRetry: String { "retry でやり直し、menu で最初の画面に戻ります。" }
  func orOpened(_ label: String) -> String { "\(label)（--open でブラウザで開く）" }
  var everywhere: [Offer] {
    [
      .init("help", "この一覧を表示"),
      .init("back", "前の画面"),
      .init("menu", "最初の画面"),
      .init("quit", "保存して終了"),
    ]
  }

  var settingsEntry: String { "言語、アドレス、データの場所" }

  var languageSetting: String { "言語" }
  var picturesSetting: String { "画像を表示するか" }
  var storeSetting: String { "すべてを保存するサーバー（複数のレジやプレイヤーで使う場合）" }
  var personSetting: String { "共有の保存先で、カートやゲームの持ち主になる名前" }
  var nothingChanged: String { "何も変更していません。" }
  func backedUp(_ path: String, without settings: [String]) -> String {
    let copied = "すべてを \(path) にバックアップしました。"
    return settings.isEmpty ? copied : "\(copied)キーそのもの、またはキーを含みうる次の設定は入っていません：\(settings.joined(separator: "、"))。"
  }
  func askToRestore(_ path: String) -> String { "すべてを \(path) のバックアップで置き換えますか？" }
  func numbersLost(_ lost: LostNumbers) -> String {
    let (first, last) = (lost.numbers.lowerBound, lost.numbers.upperBound)
    let kind =
      switch lost.kind {
      case .orders: "注文"
      case .refunds: "返金"
      case .closings: "レジ締め"
      }
    let numbers = first == last ? "\(kind) \(first)" : "\(kind) \(first)～\(last)"
    return "\(numbers) はバックアップにありません。同じ番号は二度と使わず、次は \(last + 1) になります。"
  }
  func restored(_ path: String, without settings: [String]) -> String {
    let restored = "すべてを \(path) から復元しました。"
    guard !settings.isEmpty else { return restored }
    return "\(restored)次の設定はバックアップになく、ここでも未設定です：\(settings.joined(separator: "、"))。"
      + "arcade settings set で設定し直してください。"
  }
  func damagedBeforeRestore(_ path: String) -> String {
    "\(path) が壊れているため、何も置き換えていません。別の場所に移すか、arcade settings erase で消してから、"
      + "もう一度復元してください。"
  }
  var paymentOpen: String {
    "まだ終わっていない支払いがあるため、何も置き換えていません。arcade shop を開くと結果が確かめられます。"
      + "そのあとで、もう一度復元してください。"
  }

  func noPicturesHere(_ address: String?) -> String {
    "ここでは画像を表示できません。表示するには、端末とプログラム chafa が必要です。" + (address.map { "画像のアドレス：\($0)" } ?? "")
  }
  func opened(_ address: String) -> String { "ブラウザで開きました：\(address)" }
  func notOpened(_ address: String) -> String {
    "\(address) を開けませんでした。ウェブのアドレスではないか、ブラウザがありません。コピーして使ってください。"
  }

  var usage: any UsagePhrases { JapaneseUsage() }
}
