/// The web page's server in Japanese.
struct JapaneseWeb: WebPhrases {
  func words(for message: GateMessage) -> (title: String, sentence: String) {
    switch message {
    case .malformed: ("リクエストを読み取れません", "アドレスまたは送信方法に誤りがあります。トップページから開き直してください。")
    case .wrongHost:
      (
        "この名前では開けません",
        "Arcade はこのアドレスの名前には応答しません。arcade web が表示したアドレスを使うか、--host でこの名前を指定して起動してください。"
      )
    case .handedOn:
      (
        "別のサーバーを経由しています",
        "これでは誰からの要求か分かりません。そのように使う場合は、経由するサーバーの名前を --host に付けて arcade web を起動してください。"
      )
    case .needsKey: ("このブラウザではまだ開けません", "arcade web が最後に表示したアドレスを開いてください。キーが含まれています。")
    case .usedKey: ("このキーはもう使えません", "キーは一度しか使えません。arcade web が最後に表示した、新しいキーを含むアドレスを開いてください。")
    case .pressKey: ("このブラウザで Arcade を開きますか？", "開くとこのブラウザが登録され、30日間使わないと解除されます。")
    case .ended:
      (
        "もう一度入り直してください",
        "サインアウトしたか、30日間使わなかったか、パスフレーズが変わったか、前のバージョンで登録されたブラウザです。ほかのデータはそのままです。"
      )
    case .signOut: ("サインアウト", "このブラウザの登録を解除します。保存したデータはそのままです。")
    case .signedOut: ("サインアウトしました", "使うには、もう一度入り直してください。")
    case .notKept:
      ("記録できません", "データフォルダーの web.browsers に書き込めないため、何も変更していません。空き容量を確かめて、もう一度試してください。")
    case .foreignForm: ("別の場所から送信されました", "Arcade のページから送られたものではないため、何も行いませんでした。Arcade のページから操作してください。")
    case .staleForm: ("古いページから送信されました", "何も行いませんでした。前に戻ってページを再読み込みし、もう一度操作してください。")
    case .notFound: ("ページが見つかりません", "アドレスを確かめるか、トップページから開き直してください。")
    case .wrongMethod: ("この操作はできません", "Arcade が応答するのは GET、HEAD、POST だけです。")
    case .bodyTooLarge: ("一度に送る量が多すぎます", "フォームで送れるのは 1 MB までなので、何も行いませんでした。量を減らしてください。")
    case .headTooLarge: ("アドレスが長すぎます", "Arcade が読み取れるアドレスとヘッダーは 16 kB までです。短くしてください。")
    case .askPassPhrase: ("Arcade", "入るにはパスフレーズを入力してください。")
    case .wrongPassPhrase: ("パスフレーズが違います", "もう一度入力してください。")
    case .tooManyTries: ("試行が多すぎます", "パスフレーズの間違いが続きました。5回間違えるたびに、待ち時間が2倍になります。")
    case .unsendable: ("応答を送れません", "Arcade の不具合です。操作は済んでいるかもしれません。やり直す前に確かめてください。")
    case .stopping: ("Arcade を終了しています", "何も行いませんでした。arcade web をもう一度起動し、ページを再読み込みしてください。")
    }
  }
  func again(inSeconds seconds: Int) -> String {
    seconds < 60 ? "\(seconds)秒後にもう一度試してください。" : "\((seconds + 59) / 60)分後にもう一度試してください。"
  }
  var passPhrase: String { "パスフレーズ" }
  var enter: String { "入る" }

  var typedIsKept: String {
    "何も実行していません。入力した内容はこのページに残っています。別のウィンドウでそのアドレスを開いてから、ここで続けてください。"
  }
  var goOn: String { "入力した内容で続ける" }

  var toStart: String { "トップページ" }

  var summary: String { "すべてをブラウザで使えるページとして提供" }
  func summary(of option: WebOption) -> String {
    switch option {
    case .port: "ポート（省略時は 8017 か次の空き、0 なら任意の空き）"
    case .listen: "待ち受けるアドレス（省略時はこのコンピューターからだけ）"
    case .host: "ブラウザから接続するときの別の名前（複数可）"
    case .open: "ブラウザを開く"
    case .certificate: "この証明書（PEM）で HTTPS を使う"
    case .key: "証明書の秘密鍵（PEM）"
    case .passPhraseFile: "このファイルのパスフレーズを知る人だけに許可する"
    }
  }
  func portTaken(_ port: Int) -> String {
    "ポート \(port) は別のプログラムが使っています。--port で別の番号を指定するか、省略して次の空きを使ってください。"
  }
  func portForbidden(_ port: Int) -> String {
    "ポート \(port) で待ち受ける権限がありません。--port で 1024 以上の番号を指定してください。"
  }
  func noSuchAddress(_ address: String) -> String {
    "このコンピューターは \(address) で待ち受けられません。--listen でこのコンピューターのアドレスを指定してください。"
  }
  func shortPassPhrase(_ path: String, least: Int) -> String {
    "\(path) のパスフレーズは短すぎます。最初の行に\(least)文字以上のパスフレーズを書いてください。"
  }
  func needsPassPhrase(_ address: String) -> String {
    "\(address) にはほかの人も接続できるので、パスフレーズが必要です。ファイルに書き、--pass-phrase-file で指定してください。"
  }
  func emptyPassPhrase(_ path: String) -> String {
    "\(path) の 1 行目が空なので、パスフレーズがありません。書き込んでください。"
  }
  func badCertificate(_ certificate: String, _ key: String) -> String {
    "\(certificate) と \(key) は、PEM 形式の証明書とその秘密鍵ではありません。--certificate と --key で別のファイルを指定してください。"
  }
  var certificateAndKey: String { "--certificate と --key は組で使います。両方のファイルを指定してください。" }
  func noServer(without package: String) -> String {
    "\(package) がインストールされていないため、ページを提供できません。インストールしてから、もう一度実行してください。"
  }
  var notStarted: String { "サーバーを起動できませんでした。スレッドまたはファイルが不足しています。ほかのプログラムを閉じてから、もう一度実行してください。" }
  func headerRefused(_ name: String) -> String { "ヘッダー \(name) を送れないため、応答を送りませんでした。" }
  var readableOnTheWay: String {
    "--certificate がないので、すべて暗号化されずに送られます。通信を傍受した人は、パスフレーズも含めて内容を読めます。"
  }
}
