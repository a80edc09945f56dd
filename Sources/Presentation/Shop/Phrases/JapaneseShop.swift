import ArcadeDomain

/// The shop in Japanese.
struct JapaneseShop: ShopPhrases {
  let base: any Phrases

  var productsTitle: String { "ショップ" }
  var codeLabel: String { "コード" }
  var productNameLabel: String { "商品名" }
  var priceLabel: String { "価格" }
  var inCartLabel: String { "カート" }
  var offerLabel: String { "割引" }
  var loadingProducts: String { "価格表を読み込み中…" }
  var noProducts: String { "価格表に商品がありません。" }
  func noProducts(matching filter: String) -> String {
    "「\(filter)」に一致する商品はありません。"
  }
  func pricesAsOf(_ moment: Moment) -> String { "\(formats.moment(moment)) 現在の価格です。" }
  func discountsAsOf(_ moment: Moment) -> String { "\(formats.moment(moment)) 現在の割引です。" }
  func cartSummary(pieces: Int, total: String) -> String { "カート：\(count(pieces))、\(total)" }
  func productsLeftOut(_ count: Int) -> String {
    "価格表の \(formats.number(count)) 件が読めなかったため、除外しました。理由は割引の一覧にあります。"
  }
  func discountsLeftOut(_ count: Int) -> String {
    "割引に誤りが \(formats.number(count)) 件あります。割引の一覧にあります。"
  }

  func added(_ quantity: Int, _ product: String) -> String { "追加しました：\(product) × \(formats.number(quantity))" }
  func removed(_ product: String, left: Int) -> String {
    left == 0 ? "取り除きました：\(product)" : "減らしました：\(product) は残り \(formats.number(left)) 個です。"
  }
  func notSold(_ code: String) -> String { "コードが「\(code)」の商品はありません。" }
  func notAQuantity(_ text: String) -> String {
    "「\(text)」は個数ではありません。個数は 1 から 9999 までの整数です。"
  }

  var cartTitle: String { "カート" }
  var eachLabel: String { "単価" }
  var amountLabel: String { "金額" }
  var cartEmpty: String { "カートは空です。" }
  func askToClear(pieces: Int) -> String { "\(count(pieces))をカートから取り除きますか？" }
  var askToClearAll: String { "カートの中身をすべて取り除きますか？" }
  var cartNotStored: String { "カートへの最後の変更は保存されていません。" }
  var cartKept: String { "カートはそのままです。" }
  func hint(add: Int, saves: String) -> String { "あと \(formats.number(add)) 個で \(saves) お得になります。" }
  var noLongerSold: String { "販売終了。支払う前に取り除いてください" }
  func priceChanged(_ product: String, from before: String, to now: String) -> String {
    "\(product) は前回カートを表示したとき \(before) でしたが、今は \(now) です。"
  }
  func totalChanged(from before: String, to now: String) -> String {
    "割引が変わったため、前回表示したとき \(before) だったカートは今 \(now) です。"
  }
  var subtotalLabel: String { "小計" }
  var discountLabel: String { "割引" }
  var totalLabel: String { "合計" }

  var paymentTitle: String { "支払い" }
  func paying(_ total: String) -> String { "\(total) の支払いを処理中…" }
  func paid(_ total: String) -> String { "支払いが完了しました：\(total)。ありがとうございます。" }
  func declined(_ total: String) -> String {
    "\(total) の支払いは承認されませんでした。請求はなく、カートはそのままです。"
  }
  func unconfirmed(_ total: String) -> String {
    "\(total) の支払いはまだ確認できていません。後でもう一度確認します。二重に請求されることはなく、カートはそれまで残ります。"
  }
  func paymentIsOpen(_ total: String) -> String {
    "\(total) の支払いは未確定です。次に店を開いたときに結果を確認します。"
  }
  func paymentNotHeard(_ total: String) -> String {
    "保存先から応答がなかったため、\(total) の支払いが完了したかどうかわかりません。もう一度支払う前に注文の一覧を確認してください。"
  }
  func paidMeanwhile(_ total: String, order: Int64) -> String {
    "前回の \(total) の支払いは完了していました。注文 \(order) になりました。"
  }
  func neverArrived(_ total: String) -> String {
    "前回の \(total) の支払いは届いていませんでした。請求はなく、カートはそのままです。"
  }
  var paymentOpen: String { "別の支払いが進行中です。こちらの請求はありません。終わるまで待ってください。" }
  var cartChanged: String { "その間にカートが変わったため、請求していません。カートを確認してから支払ってください。" }
  var usedUpMeanwhile: String {
    "このカートの割引は、たった今ほかのレジで上限に達しました。請求はしていません。新しい合計を確認してください。"
  }
  func askToPay(_ total: String) -> String { "この価格で \(total) を支払いますか？" }
  var notPaid: String { "何も支払っていません。" }
  var questionIsOld: String { "以前の質問への回答でした。現在の内容はこちらです。" }
  var nothingToPay: String { "カートが空なので、支払うものがありません。" }
  func removeFirst(_ products: [String]) -> String {
    "\(formats.list(products)) は販売を終了しました。カートから取り除いてから支払ってください。"
  }

  func receiptTitle(_ number: Int64) -> String { "注文 \(number) のレシート" }
  func noSuchOrder(_ number: String) -> String { "注文「\(number)」はありません。" }

  var ordersTitle: String { "注文" }
  var orderLabel: String { "注文" }
  var tillLabel: String { "レジ" }
  var paidLabel: String { "支払い日時" }
  var piecesLabel: String { "個数" }
  var noOrders: String { "注文はまだありません。" }

  func discountsTitle(on day: CalendarDay) -> String { "\(formats.day(day))の割引" }
  var discountNameLabel: String { "割引" }
  var discountedLabel: String { "対象" }
  var ruleLabel: String { "内容" }
  var periodLabel: String { "期間" }
  var inForceLabel: String { "状態" }
  var noDiscounts: String { "割引はありません。" }
  func description(of period: DiscountPeriod) -> String {
    switch period {
    case .always: "いつでも"
    case .window(let from, let until): "\(formats.day(from)) から \(formats.day(until)) まで"
    case .season(let from, let until): "毎年 \(formats.monthDay(from)) から \(formats.monthDay(until)) まで"
    case .weekdays(let days): formats.list(Weekday.allCases.filter(days.contains).map(formats.weekday))
    }
  }
  var inForce: String { "適用中" }
  var notInForce: String { "期間外" }

  private func count(_ pieces: Int) -> String { "\(formats.number(pieces)) 個" }
}
