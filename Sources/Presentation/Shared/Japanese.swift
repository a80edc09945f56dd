import ArcadeDomain

/// The sentences in Japanese.
struct Japanese: Phrases {
  let language = Language.japanese
  let formats: Formats

  func sentence(for error: RepositoryError) -> String {
    let (subject, slip) = (error.subject, slip(in: error))
    return switch error.code {
    case .unavailable: "\(subject) はオフラインでは使えません。まだ何も保存されていないためです。一度接続すれば、次からはオフラインでも使えます。"
    case .unreachable: "\(subject) に接続できませんでした。ネットワークかアドレスを確認してください。"
    case .cutOff: "応答がすべて届く前に \(subject) が接続を閉じました。原因は相手側か途中の経路にあります。少し待ってから、もう一度試してください。"
    case .timedOut: "\(subject) から時間内に応答がありませんでした。混み合っているかもしれません。少し待ってからやり直してください。"
    case .silent: "\(subject) に何も書き込まれません。書き込む側のプログラムを始めてから、やり直してください。"
    case .serverError: "\(subject) がエラーを返しました\(status(error))。相手側の問題です。後でやり直してください。"
    case .badRequest: "\(subject) がリクエストを拒否しました\(status(error))\(reason(error))。アドレスと設定を確認してください。"
    case .redirected: "\(subject) から別のアドレスに転送されましたが、その先には進めません\(status(error))。アドレスが変わっていないか確認してください。"
    case .missingLibrary:
      "\(subject) がないため、ネットワークに接続できません。インストールしてからやり直してください（Debian では sudo apt-get install \(subject)）。"
    case .askedToWait: "\(subject) が、しばらく間を置くよう求めています\(status(error))。後でもう一度試してください。"
    case .notModified: "\(subject) が、尋ねていないのに「変更なし」と応答しました\(status(error))。相手側の問題です。後でやり直してください。"
    case .isFolder: "\(subject) はフォルダーです。その中のファイルを指定してください。"
    case .isDevice: "\(subject) はデバイスです。ファイルを指定してください。"
    case .corrupt where slip != nil: "\(slip ?? subject)。何も変更していません。"
    case .corrupt where error.row != nil:
      "\(subject) を読みましたが、正しくない行があります：\(error.row ?? "")。何も変更していません。バックアップを復元するか、手で直してください。"
    case .corrupt: "\(subject) を読みましたが、内容が正しくありません。何も変更していません。"
    case .rewritten: "\(subject) は読み込み中に書き換えられました。何も変更していません。書き込みが終わってからやり直してください。"
    case .notFound: "\(subject) が見つかりません\(status(error))。パスかアドレスを確認してください。"
    case .refused: "\(subject) を使う権限がありません\(status(error))。"
    case .full: "ディスクがいっぱいで \(subject) に書き込めませんでした。空き容量を増やしてからやり直してください。"
    case .fileLimit:
      "\(subject) に書き込めません。ファイルの大きさが上限（ulimit -f）に達しました。上限を上げてから、もう一度試してください。"
    case .tooLarge: "\(subject) は大きすぎて読めません。何も変更していません。"
    case .noSuchColumn:
      "\(subject) に「\(error.detail)」という列やキーがありません\(found(error) { "（あるもの：\($0)）" })。\(error.detail)=\(error.found.first ?? "sku") のように、どれかを指定してください。何も変えていません。"
    case .severalCurrencies:
      "\(subject) には複数の通貨の価格があり、足し合わせられません。通貨を一つにしてください。何も変更していません。"
    case .notOurs: "\(subject) は別のプログラムのものです。そのままにしました。別のデータフォルダーを選んでください。"
    case .notBackup:
      "\(subject) は Arcade のバックアップではありません。何も変更していません。Arcade が作ったバックアップのファイルを選んでください。"
    case .olderVersion:
      "\(subject) は最初の公開版より前の Arcade（テーブルのバージョン \(error.detail)）で作られたもので、この Arcade では読めません。そのままにしました。別の場所を選ぶか、作成した Arcade で使ってください。"
    case .newerVersion: "\(subject) は新しいバージョンの Arcade で作られたものです。そのままにしました。Arcade を更新してください。"
    case .replaced:
      "\(subject) は使用中に削除されたか上書きされました。それより前の内容はもう残っていません。残っているとすれば、その後の内容だけです。ほかはバックアップから戻してください。"
    case .busy: "\(subject) は別の Arcade が使用中です。少し待ってからやり直してください。"
    case .notWritable: "\(subject) に書き込めません。権限を確認するか、別の場所を選んでください。"
    case .exists: "\(subject) はすでにあります。そのままにしました。別の名前を選んでください。"
    case .badAddress:
      "\(subject) は読めるアドレスではありません。ファイルか、http:// または https:// で始まるアドレスを使ってください。"
    case .cancelled: "\(subject) の読み込みを中断しました。何も変更していません。"
    case .configuration where slip != nil: "\(slip ?? subject)。直してからやり直してください。"
    case .configuration: "\(subject) は設定として使えません。直してからやり直してください。"
    default: storeSentence(for: error) ?? "\(subject) で失敗しました（\(error.code.rawValue)）。"
    }
  }

  private func found(_ error: RepositoryError, _ sentence: (String) -> String) -> String {
    error.found.isEmpty ? "" : sentence(error.found.map { "「\($0)」" }.joined())
  }

  var answersWait: String { "それまで回答はメモリーに残し、操作のたびに保存し直します。" }

  var gameIsGone: String {
    "ゲームがデータからなくなりました（別の Arcade がバックアップを復元した場合など）。このゲームの回答は保存されません。"
  }

  func sentence(for mistake: FeedMistake) -> String {
    switch mistake {
    case .missing(let key): "「\(key)」がありません"
    case .unknownKey(let key, _): "「\(key)」というキーはここでは読まれません"
    case .unknownValue(let value, let allowed, _) where allowed.count > 8: "「\(value)」はここでは使えません"
    case .unknownValue(let value, let allowed, _): "「\(value)」は \(formats.list(allowed)) のどれでもありません"
    case .wrongShape: "ここの書き方が正しくありません"
    case .notAnAddress(let text): "「\(text)」は読めるアドレスではありません"
    case .amount(.notANumber(let text)): "「\(text)」は金額ではありません"
    case .amount(.tooPrecise(let text, let decimals)): "「\(text)」は小数が \(decimals) 桁を超えています"
    case .amount(.undecided(let text)): "「\(text)」は小数とも桁区切りとも読めます"
    case .amount(.tooLarge(let text)): "「\(text)」は金額として大きすぎます"
    case .outOfRange(let text, let lowest, let highest?): "「\(text)」は \(lowest) から \(highest) の間にありません"
    case .outOfRange(let text, let lowest, nil): "「\(text)」は \(lowest) より小さい値です"
    case .repeated(let text): "「\(text)」が重複しています"
    case .tooManyFields: "この行は見出しより項目が多くなっています"
    case .notUTF8: "UTF-8 ではないバイトがあります"
    case .unclosedQuote: "引用符が閉じられていません"
    case .syntax(let mistake): sentence(for: mistake)
    }
  }

  private func sentence(for mistake: SyntaxMistake) -> String {
    let text = mistake.text
    return switch mistake.code {
    case .missingComma: "\(text) の後にコンマがありません"
    case .trailingComma: "最後の値の後にコンマがあります"
    case .missingColon: "\(text) の後にコロンがありません"
    case .missingValue: "\(text) の前に値がありません"
    case .missingClose: "閉じる \(text) がありません"
    case .cutOff: "\(text) で閉じる前に文書が終わっています"
    case .notAValue: "「\(text)」は値ではありません"
    case .notAKey: "「\(text)」はキーではありません"
    case .notANumber: "「\(text)」は数値ではありません"
    case .controlCharacter: "文字 \(text) は文字列の中にそのまま書けません"
    case .badEscape: "「\(text)」というエスケープはありません"
    case .halfCharacter: "「\(text)」は 1 文字の半分だけです"
    case .behindTheEnd: "文書の終わりの後に「\(text)」があります"
    case .tooDeep: "入れ子が \(text) 段を超えています"
    case .empty: "文書が空です"
    default: "ここは読めません（\(mistake.code.rawValue)）"
    }
  }

  func suggestion(for mistake: FeedMistake) -> String? {
    switch mistake {
    case .missing(let key): "「\(key)」を加えてください"
    case .unknownKey(_, let nearest?), .unknownValue(_, _, let nearest?): "「\(nearest)」と書いてください"
    case .unknownKey: "消してください"
    case .unknownValue(_, let allowed, nil): "\(formats.list(allowed)) のどれかを書いてください"
    case .amount(.tooPrecise(_, let decimals)): decimals == 0 ? "整数で書いてください" : "小数は \(decimals) 桁までにしてください"
    case .outOfRange(_, let lowest, nil): "\(lowest) 以上にしてください"
    case .outOfRange(_, let lowest, let highest?): "\(lowest) から \(highest) までの数にしてください"
    case .repeated: "それぞれ別のものにしてください"
    case .tooManyFields: "区切り文字を含む文字列を引用符で囲んでください"
    case .notUTF8: "ファイルを UTF-8 で保存してください"
    case .unclosedQuote: "引用符を閉じてください"
    case .amount(.notANumber): "1234.50 のように数字と点一つまでで書いてください"
    case .amount(.undecided): "小数点が「.」か「,」かを指定してください"
    case .amount(.tooLarge): "もっと小さい金額にしてください"
    case .notAnAddress: "ファイルか、http:// または https:// で始まるアドレスを書いてください"
    case .wrongShape(let shape): "\(name(of: shape))にしてください"
    case .syntax(let mistake): suggestion(for: mistake)
    }
  }

  private func suggestion(for mistake: SyntaxMistake) -> String? {
    switch mistake.code {
    case .notAValue: "二重引用符で囲んだ文字列、数値、true、false、null のどれかを書いてください"
    case .notAKey: "キーを二重引用符で囲んでください"
    case .notANumber: "1234.50 のように数字と点一つまでで書いてください"
    case .controlCharacter: "\(mistake.escape) と書いてください"
    case .badEscape: "バックスラッシュは \\\\ と書いてください"
    case .halfCharacter: "残りの半分も書くか、文字そのものを書いてください"
    case .behindTheEnd, .trailingComma: "消してください"
    default: nil
    }
  }

  func entry(_ number: Int) -> String { "\(formats.number(number)) 番目" }
  func moreProblems(_ count: Int) -> String { "問題はほかに \(formats.number(count)) 件あります。" }

  func unexpected(_ error: any Error) -> String {
    "予期しない問題が起きました：\(error)。何も失われていません。ご報告ください。"
  }

  func joining(_ sentence: String, _ next: String) -> String { "\(sentence)\(next)" }

  func adding(_ suggestion: String, to sentence: String) -> String { "\(sentence)（\(suggestion)）" }

  func didYouMean(_ word: String) -> String { "「\(word)」のことですか？" }

  func sentence(for error: MoneyError) -> String {
    switch error {
    case .overflow: "合計が大きすぎます。何かを減らしてください。"
    case .currenciesDiffer(let one, let other): "\(one) と \(other) の金額は足せません。通貨を一つにしてください。"
    case .notPositive(let amount): "\(formats.money(amount)) は価格ではありません。0 より大きくしてください。"
    }
  }

  /// What a server said against a request.
  private func reason(_ error: RepositoryError) -> String { error.detail.isEmpty ? "" : "：「\(error.detail)」" }

  private func status(_ error: RepositoryError) -> String { error.status.map { "（状態 \($0)）" } ?? "" }

  private func name(of shape: FeedShape) -> String {
    switch shape {
    case .text: "空でない文字列"
    case .wholeNumber: "整数"
    case .amount: "7.50 のような金額"
    case .list: "リスト"
    case .object: "キーのあるオブジェクト"
    case .date: "2026-12-24 のような日付"
    case .monthDay: "12-24 のような月日"
    case .code: "空白のない 64 文字までのコード"
    case .textOrTranslations: "文字列、または言語ごとの文字列のオブジェクト"
    case .flag: "true か false"
    }
  }
}
