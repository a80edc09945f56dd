import ArcadeDomain

/// Falling words in Japanese.
struct JapaneseWords: WordPhrases {
  let base: any Phrases

  var homeTitle: String { "落ちてくる単語" }
  func howToPlay(hasLimit: Bool) -> [String] {
    [
      hasLimit
        ? "単語の下に訳が落ちてきます。下に着く前に、その訳が正しいかどうか答えてください。"
        : "単語の下に訳が表示されます。その訳が正しいかどうか答えてください。時間の制限はありません。",
      "間違えた単語や答えなかった単語は、あとでもう一度遊べます。",
    ]
  }
  var loadingDeck: String { "単語帳を読み込み中…" }
  var deckLabel: String { "単語帳" }
  var languagesLabel: String { "言語" }
  func direction(_ asked: String, _ answered: String) -> String { "\(asked)から\(answered)" }
  func swapped(_ deckName: String) -> String { "\(deckName)（逆）" }
  func about(_ topic: String, of deckName: String) -> String { "\(deckName)：\(topic)" }
  func onlyMissed(of deckName: String) -> String { "\(deckName)（間違えた単語のみ）" }
  var topicLabel: String { "テーマ" }
  var allTopics: String { "すべて" }
  func topicsTitle(_ deckName: String) -> String { "「\(deckName)」のテーマ" }
  var noTopics: String { "この単語帳にテーマはありません。" }
  func pairs(_ count: Int) -> String { "\(formats.number(count)) 語" }
  var pairsLabel: String { "単語数" }
  var rulesLabel: String { "ゲーム" }
  func description(of rules: FallingRules) -> String {
    guard let limit = rules.limit else { return "\(formats.number(rules.rounds)) 問、時間制限なし" }
    return "\(formats.number(rules.rounds)) 問、各 \(formats.number(limit.secondsRoundedUp)) 秒"
  }
  var missedLabel: String { "間違えた単語" }
  func noSuchDeck(_ text: String) -> String { "単語帳「\(text)」はありません。" }
  func deckAsOf(_ moment: Moment) -> String { "単語帳は \(formats.moment(moment)) 現在のものです。" }
  func rowsLeftOut(_ count: Int) -> String { "単語帳から \(formats.number(count)) 行を除外しました。" }
  func thingsCleaned(_ count: Int) -> String {
    "単語帳の \(formats.number(count)) か所を修正しました。"
  }

  func roundTitle(_ number: Int, of count: Int) -> String {
    "第 \(formats.number(number)) 問／全 \(formats.number(count)) 問"
  }
  func secondsLeft(_ seconds: Int) -> String { "残り \(formats.number(seconds)) 秒" }
  func fewerRounds(_ count: Int) -> String { "単語が \(formats.number(count)) 語しかないので、\(formats.number(count)) 問です。" }
  func right(_ word: String, _ answer: String, isShown: Bool) -> String {
    isShown ? "正解！ \(word)：\(answer)" : "正解！その訳は違います。\(word)：\(answer)"
  }
  func wrong(_ word: String, _ answer: String) -> String { "不正解。\(word)：\(answer)" }
  func unanswered(_ word: String, _ answer: String) -> String { "時間切れ。\(word)：\(answer)" }
  func noSuchGame(_ number: String) -> String { "プレイ履歴に「\(number)」はありません。" }
  func resultsTitle(_ deckName: String) -> String { "ゲーム終了：\(deckName)" }
  func pastGameTitle(_ number: String) -> String { "ゲーム \(number)" }
  var unansweredLabel: String { "無回答" }
  var missedTitle: String { "間違えた単語" }

  var decksTitle: String { "単語帳" }
  var originLabel: String { "入手元" }
  func word(for origin: DeckSummary.Origin) -> String {
    switch origin {
    case .bundled: "Arcade"
    case .linked: "アドレスかファイル"
    case .kept: "取り込み"
    }
  }
  func askToDelete(_ name: String) -> String { "単語帳「\(name)」を削除しますか？プレイ履歴は残ります。" }
  func deleted(_ name: String) -> String { "削除しました：「\(name)」" }
  var deckIsFixed: String { "この単語帳は変えられません。変えられるのは取り込んだものだけです。別の単語帳を選んでください。" }
  var noOwnDecks: String { "取り込んだ単語帳がまだありません。変えられるのは取り込んだものだけです。" }
  func imported(_ name: String, pairs: Int) -> String { "取り込みました：「\(name)」、\(self.pairs(pairs))" }
  func wouldImport(_ pairs: Int, cleaned: Int, leftOut: Int) -> String {
    "使用可能 \(self.pairs(pairs))、修正 \(formats.number(cleaned)) 件、除外 \(formats.number(leftOut)) 件。"
  }
  func askToReplace(_ name: String) -> String { "単語帳「\(name)」はすでにあります。置き換えますか？" }
  func word(for kind: DeckChange.Kind) -> String {
    switch kind {
    case .spaces: "空白を削除しました"
    case .unicodeForm: "文字を正規化しました"
    case .markup: "マークアップを削除しました"
    case .alternatives: "言い換えを分けました"
    case .duplicate: "前の行とまとめました"
    }
  }
  func sentence(for mistake: DeckMistake) -> String {
    switch mistake {
    case .feed(let mistake): sentence(for: mistake)
    case .sameOnBothSides(let text): "両側とも「\(text)」です"
    case .tooLong(let limit): "\(formats.number(limit)) 文字を超えています"
    case .unclosedQuote: "ここで開いた引用符が閉じていません"
    }
  }
  func sentence(for error: WordsError) -> String {
    switch error {
    case .emptyDeck: "この単語帳には単語がありません。別のものを選んでください。"
    case .noSuchTopic(let topic): "この単語帳に「\(topic)」の単語はありません。"
    case .nothingMissed: "間違えた単語がないので、復習するものはありません。"
    case .noUsableRows: "使える単語の組が一つもないので、何も取り込みませんでした。"
    case .badName(let name): "「\(name)」は単語帳の名前にできません。1 から 80 文字にしてください。"
    }
  }

  var wordsTitle: String { "単語" }
  var inNeedTitle: String { "要復習の単語" }
  var nothingAsked: String { "まだ一度もプレイしていません。" }
  var totalLabel: String { "合計" }
  var wordLabel: String { "単語" }
  var translationLabel: String { "訳" }
}
