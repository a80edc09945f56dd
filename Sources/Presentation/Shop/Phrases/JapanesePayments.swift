import ArcadeDomain

/// Paying, in Japanese.
extension JapaneseShop {
  var paymentField: String { "支払い方法" }
  var cashField: String { "お預かり（現金）" }
  var restField: String { "残りの支払い方法" }
  func name(of kind: Tender.Kind) -> String {
    switch kind {
    case .cash: "現金"
    case .card: "カード"
    }
  }
  var practiceCard: String { "カード（練習）" }
  var practice: String { "練習：カードへの請求はありません。" }
  func usually(_ kind: Tender.Kind) -> String { "通常（\(name(of: kind))）" }
  var exactCash: String { "ちょうど" }
  func notAPayment(_ text: String) -> String {
    "「\(text)」という支払い方法はありません。現金（cash）かカード（card）です。"
  }
  var amountOfCashOnly: String { "金額を指定できるのは現金のときだけです。何も支払われていません。" }
  var sayHowMuchCash: String { "現金で支払う金額を指定してください。何も支払われていません。" }
  func tooLittleCash(missing: String) -> String { "現金が \(missing) 足りません。何も支払われていません。" }
  func change(_ amount: String, _ piles: [String]) -> String {
    piles.isEmpty ? "お釣り：\(amount)" : "お釣り：\(amount)（例：\(piles.joined(separator: "、"))）"
  }
  func pile(_ count: Int, _ value: String) -> String { "\(value) × \(count)" }
  func askAboutChange(_ change: String, of total: String) -> String {
    "合計は \(total) なので、お釣りが \(change) になります。お預かりした金額は正しいですか？"
  }
  func giveBack(_ cash: String) -> String { "お預かりした現金 \(cash) をお返しください。" }
  var askAboutCards: String {
    "カードはお店の決済端末で受け付けますか？「いいえ」の場合、カード払いは練習になり、請求はありません。回答はすべてのレジに適用されます。"
  }
  var terminalAction: String { "決済端末（支払いが完了したか毎回確認）" }
  var practiceAction: String { "練習（請求なし）" }
  func cardsKept(_ reader: CardReader) -> String {
    switch reader {
    case .gateway: "すべてのレジについて保存しました：カード払いは練習です。設定 shop.card で変更できます。"
    case .terminal: "すべてのレジについて保存しました：カードは決済端末で受け付けます。設定 shop.card で変更できます。"
    }
  }
  var cardsNotSaid: String {
    "何も支払われていません。カードの受け付け方がまだ決まっていません。設定 shop.card を practice（練習、請求なし）か terminal（決済端末）にしてください。"
  }
  func askWhetherTaken(_ amount: String) -> String { "決済端末で \(amount) の支払いは完了しましたか？" }
  var takenAction: String { "完了した（販売を確定する）" }
  var notTakenAction: String { "完了していない（何も販売しない）" }
  func terminalWaits(_ total: String) -> String {
    "\(total) の会計で、決済端末の支払いが完了したかどうかまだ回答がありません。もう一度支払いに進むとお尋ねします。"
  }

  func paidAt(_ moment: Moment, reference: String?) -> String {
    "支払い日時：\(formats.moment(moment))" + (reference.map { "、参照番号：\($0)" } ?? "")
  }
  var changeLabel: String { "お釣り" }
  var taxRateLabel: String { "税率" }
  func taxed(_ rate: String) -> String { "\(rate)対象" }
  var netLabel: String { "税抜" }
  var taxLabel: String { "内消費税" }
  var grossLabel: String { "税込" }
}
