import ArcadeDomain

/// 返金、レジの現金、一日の集計の日本語。
extension JapaneseShop {
  var refundAction: String { "注文の全部または一部を返金する" }
  var giveBackAction: String { "返金する" }
  var notRefundAction: String { "返金しない" }
  var dayAction: String { "一日の売上と、レジにあるはずの現金を見る" }
  var previousDayAction: String { "前の日" }
  var nextDayAction: String { "次の日" }
  var floatAction: String { "釣り銭をレジに入れる" }
  var putInAction: String { "現金をレジに入れる" }
  var takeOutAction: String { "現金をレジから出す" }
  var closeAction: String { "数えた現金でレジを締める" }
  var closingsAction: String { "レジ締めの一覧（新しい順）" }
  var closingAction: String { "レジ締めをもう一度見る" }
  var cashAmountField: String { "金額" }
  var whyField: String { "理由" }
  var countedField: String { "実際の現金" }
  var dayField: String { "日付" }
  var todayOmitted: String { "今日" }
  var allThatIsLeft: String { "残り全部" }

  func refundTitle(_ order: Int64) -> String { "注文 \(order) の返金" }
  func askToRefund(_ amount: String) -> String { "\(amount) を返金しますか？" }
  var askToTakeBack: String { "代金をいただいていない商品です。それでも返品を受け付けますか？" }
  func refunded(_ number: Int64, _ ways: [(kind: Tender.Kind, amount: String)]) -> String {
    guard !ways.isEmpty else { return "返金 \(number)：返品を受け付けました。返金額はありません。" }
    return "返金 \(number)：" + ways.map { ($0.kind == .cash ? "現金で " : "カードで ") + $0.amount }.joined(separator: "、")
      + " を返してください。"
  }
  var nothingRefunded: String { "返金していません。" }
  func backLabel(_ kind: Tender.Kind) -> String { kind == .cash ? "現金で返金" : "カードで返金" }
  func refundLabel(_ number: Int64, _ moment: Moment) -> String { "返金 \(number)（\(formats.moment(moment))）" }
  var refundedLabel: String { "返金額" }
  func sentence(for error: RefundError) -> String {
    switch error {
    case .noSuchOrder(let order): noSuchOrder(String(order.number))
    case .nothingLeft: "この注文はすべて返品済みです。"
    case .notInOrder(let text): "この注文に商品または行「\(text)」はありません。レシートで内容を確認してください。"
    case .tooMany(_, left: 0): "すべて返品済みです。"
    case .tooMany(let asked, let left):
      "\(formats.number(asked)) 個は返品できません。残りは \(formats.number(left)) 個です。数を減らしてください。"
    case .changed: "その間にこの注文の一部が返品されました。現在の内容はこちらです。"
    case .money: "合計が大きすぎます。"
    }
  }

  func dayTitle(_ day: CalendarDay) -> String { formats.day(day) }
  var nothingSold: String { "この日は販売も返品もありません。" }
  func salesLabel(orders: Int) -> String { "売上（\(formats.number(orders)) 件）" }
  func refundsLabel(_ count: Int) -> String { "返金（\(formats.number(count)) 件）" }
  var netSalesLabel: String { "純売上" }
  var firstAndLastLabel: String { "最初と最後の注文" }
  var paidByTitle: String { "支払い方法" }
  var salesColumn: String { "売上" }
  var refundsColumn: String { "返金" }
  var leftColumn: String { "差引" }
  var taxesTitle: String { "内税" }
  var discountsGivenTitle: String { "適用した割引" }
  var ordersColumn: String { "注文数" }
  var bestSellersTitle: String { "売れ筋" }

  var drawerTitle: String { "前回の締め以降のレジ内現金" }
  var floatLabel: String { "釣り銭準備金" }
  var putInLabel: String { "入金" }
  var takenOutLabel: String { "出金" }
  var cashSalesLabel: String { "現金売上" }
  var cashRefundsLabel: String { "現金返金" }
  var expectedLabel: String { "あるはずの現金" }
  var countedLabel: String { "実際の現金" }
  var differenceLabel: String { "過不足" }
  var movesTitle: String { "入出金" }
  func name(of move: DrawerMove.Kind) -> String {
    switch move {
    case .float: floatLabel
    case .in: putInLabel
    case .out: takenOutLabel
    }
  }
  var movedAtLabel: String { "日時" }
  var moveReasonLabel: String { "理由" }
  func moved(_ kind: DrawerMove.Kind, _ amount: String) -> String { "\(name(of: kind))：\(amount)。" }
  func movedBack(_ kind: DrawerMove.Kind, _ amount: String) -> String { "取り消しました：\(name(of: kind)) \(amount)。" }
  func expectedNow(_ amount: String) -> String { "レジには \(amount) あるはずです。" }
  var takeBackAction: String { "レジの最後の入出金を取り消す" }
  var nothingToTakeBack: String { "前回の締めのあと、取り消せる入出金はありません。" }
  func takenBack(_ move: String, of moment: Moment) -> String { "\(move)の取り消し（\(formats.moment(moment))）" }
  func askToTakeOut(_ amount: String, expected: String) -> String {
    "レジにあるはずの現金は \(expected) です。それでも \(amount) を取り出しますか？"
  }
  func askToClose(_ counted: String, expected: String) -> String {
    "レジにあるはずの現金は \(expected) です。数えた金額は本当に \(counted) ですか？"
  }
  var notMoveAction: String { "レジをそのままにする" }
  var nothingMoved: String { "レジはそのままです。" }
  func closed(_ number: Int64, _ difference: Money) -> String {
    let amount = formats.money(difference.magnitude)
    if difference.isZero { return "締め \(number)：過不足はありません。" }
    return "締め \(number)：\(amount) \(difference.isNegative ? "不足しています" : "超過しています")。"
  }
  var nothingToClose: String { "前回の締め以降、販売・返品・入出金がないため、締めるものがありません。" }
  var closingsTitle: String { "レジ締め" }
  func closingTitle(_ number: Int64) -> String { "レジ締め \(number)" }
  var closingLabel: String { "番号" }
  var closedLabel: String { "締めた日時" }
  var noClosings: String {
    "まだレジを締めていません。現金を数えて、その金額でレジを締めてください。"
  }
  func noSuchClosing(_ number: String) -> String { "レジ締め「\(number)」はありません。" }
}
