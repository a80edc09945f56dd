import ArcadeDomain

/// The price game in Japanese.
struct JapanesePrices: PricePhrases {
  let base: any Phrases

  var homeTitle: String { "値段当て" }
  var blenders: String { "ミキサー" }
  var instructions: [String] {
    [
      "商品と四つの価格が出ます。本当の価格は一つだけです。それを選んでください。",
      "正解は 10 点です。間違いやスキップで点は減りません。時間制限も最後の問題もありません。終了するまで続き、途中でやめても続きから遊べます。",
      "正解の割合が高いほど、ダミーの価格が本当の価格に近づきます。一問につき一度、二つを隠せます。点は同じですが、印が付きます。",
    ]
  }
  func inProgress(_ topic: String, question: Int, points: Int) -> String {
    "進行中：\(topic)、第 \(formats.number(question)) 問、\(self.points(points))。"
  }
  func lastPlayed(_ topic: String) -> String { "前回：\(topic)。" }
  var nothingPlayed: String { "まだ何も遊んでいないため、繰り返せるゲームがありません。" }
  var noGameInProgress: String { "進行中のゲームはありません。" }
  func mixHolds(_ categories: [String]) -> String { "ミックス：\(formats.list(categories))。" }
  var mixEmpty: String { "ミックスにはまだ何もありません。" }
  func mix(of categories: String) -> String { "ミックス（\(categories)）" }
  var loadingProducts: String { "商品を読み込み中…" }
  var loadingCategory: String { "分類を読み込み中…" }
  func emptyCategory(_ name: String) -> String { "「\(name)」の下には何もありません。別の分類を選んでください。" }

  func questionTitle(_ number: Int, points: Int) -> String { "第 \(formats.number(number)) 問、\(self.points(points))" }
  var hiddenPrice: String { "隠しました" }
  var hiddenChosen: String { "その価格はダミーなので隠してあります。残りから選んでください。" }
  var cheated: String { "ダミーの価格を二つ隠しました。答えには印が付きます。" }
  var alreadyCheated: String { "すでに二つ隠してあります。残りの二つはそのままです。" }
  func right(_ product: String, _ price: String, isCheated: Bool) -> String {
    "正解！\(isCheated ? "（二つ隠しました）" : "")「\(product)」は \(price) です。"
  }
  func wrong(_ product: String, _ price: String, not given: String) -> String {
    "不正解。「\(product)」は \(given) ではなく \(price) です。"
  }
  func skipped(_ product: String, _ price: String) -> String { "スキップしました。「\(product)」は \(price) です。" }
  var noPage: String { "この商品のページはわかりません。" }
  var noPicture: String { "この商品の画像はありません。" }
  func gameBefore(_ topic: String, points: Int) -> String {
    "前のゲーム（\(topic)、\(self.points(points))）は終了として履歴に残しました。"
  }
  var gameChanged: String { "別の Arcade でゲームが進んだので、今の操作は無効です。今のゲームはこうなっています。" }
  var gameFinishedElsewhere: String { "別の Arcade でゲームが終わったので、今の操作は無効です。そこでの答えは履歴にあります。" }
  func productsAsOf(_ moment: Moment) -> String { "商品は \(formats.moment(moment)) 現在のものです。" }
  func categoriesAsOf(_ moment: Moment) -> String { "分類は \(formats.moment(moment)) 現在のものです。" }
  func leftOut(_ count: Int) -> String { "価格などが使えないため、\(formats.number(count)) 個の商品を除外しました。" }
  func sentence(for error: PriceGameError) -> String {
    switch error {
    case .noProducts: "\(noProducts)別の分類を選んでください。"
    case .holdsCategories(let name): "\(hasSubcategories(name))その中から選んでください。"
    case .empty(let name): emptyCategory(name)
    case .notInProgress: noGameInProgress
    case .broken: "進行中のゲームが読めなくなりました。新しく始めてください。プレイ履歴はそのままです。"
    }
  }

  func finishTitle(_ topic: String) -> String { "ゲーム終了：\(topic)" }
  var questionsLabel: String { "問題数" }
  var skippedLabel: String { "スキップ" }
  var scoreLabel: String { "得点" }
  var levelLabel: String { "レベル" }
  func right(_ count: Int, percent: Int) -> String {
    "\(formats.number(count))（\(formats.percent(Percent(whole: percent)))）"
  }
  func points(_ points: Int) -> String { "\(formats.number(points)) 点" }
  func name(of tier: AccuracyTier) -> String {
    switch tier {
    case .beginner: "初心者"
    case .learner: "見習い"
    case .connoisseur: "目利き"
    case .expert: "達人"
    }
  }
  func statisticsTitle(_ topic: String, at moment: Moment) -> String { "\(topic)、\(formats.moment(moment))" }
  var productLabel: String { "商品" }
  var givenLabel: String { "あなたの答え" }
  var rightAnswerLabel: String { "正しい価格" }
  var outcomeLabel: String { "結果" }
  var nothingAnswered: String { "このゲームでは何も答えていないので、見るものがありません。" }
  func summary(right: String, wrong: Int, skipped: Int, points: String) -> String {
    "正解 \(right)、不正解 \(formats.number(wrong))、スキップ \(formats.number(skipped))：\(points)。"
  }
  func word(for outcome: PriceRound.Outcome) -> String {
    switch outcome {
    case .right: "正解"
    case .wrong: "不正解"
    case .skipped: "スキップ"
    }
  }
  func withHiddenPrices(_ outcome: String) -> String { "\(outcome)（二つ隠し）" }
  var gameLabel: String { "番号" }
  var categoryLabel: String { "分類" }
  var ruleLabel: String { "ルール" }
  func noSuchGame(_ number: String) -> String { "プレイ履歴に「\(number)」はありません。" }
  var streakLabel: String { "連続" }
  var totalLabel: String { "合計" }

  func categoriesTitle(below category: String?) -> String { category.map { "\($0)の分類" } ?? "分類" }
  var idLabel: String { "分類番号" }
  func productsTitle(of category: String) -> String { "\(category)の商品" }
  var nameLabel: String { "商品名" }
  var makerLabel: String { "メーカー" }
  var priceLabel: String { "価格" }
  var stockLabel: String { "在庫" }
  var inStock: String { "在庫あり" }
  var soldOut: String { "売り切れ" }
  var noProducts: String { "価格のわかる商品がありません。" }
  func hasSubcategories(_ category: String) -> String { "「\(category)」には商品ではなく分類があります。" }
  func hasProducts(_ category: String) -> String { "「\(category)」には分類ではなく商品があります。" }
  func noSuchCategory(_ id: String) -> String { "分類 \(id) はありません。categories で一番上の分類が見られます。" }
  func optionsTitle(_ price: String) -> String { "\(price) のまわりの四つの価格" }
  var rightPrice: String { "正解" }
  func window(low: String, high: String, rule: String, offset: Int) -> String {
    "\(low) から \(high) まで：ルール \(rule)、幅 \(offset)"
  }
  func productsToGuess(_ count: Int) -> String { "当てる商品は \(formats.number(count)) 個です。" }

  func playAction(_ category: String?) -> String { category.map { "「\($0)」の問題を始める" } ?? "ミキサーの問題を始める" }
  var categoriesAction: String { "分類を選ぶ" }
  var againAction: String { "前回の分類をもう一度" }
  var mixAction: String { "一覧の分類をミックスに加える" }
  var playMixAction: String { "ミックスで始める" }
  var clearMixAction: String { "ミックスを空にする" }
  var resumeAction: String { "進行中のゲームを続ける" }
  var bestAction: String { "自己ベスト" }
  var instructionsAction: String { "遊び方" }
  var openCategoryAction: String { "分類へ進む" }
  var answerAction: String { "価格を選ぶ" }
  var skipAction: String { "答えずに次の問題へ" }
  var cheatAction: String { "ダミーの価格を二つ隠す（一問に一度）" }
  var finishAction: String { "ゲームを終えて結果を見る" }
  var sameProductsAction: String { "同じ商品で 0 点からもう一度" }
  var pastGameAction: String { "全問の答え" }
}
