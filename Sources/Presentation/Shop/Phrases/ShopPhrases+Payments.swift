// swift-format-ignore-file
import ArcadeDomain

extension ShopPhrases {
  var paymentField: String { say("Paid with", "Forma de pago", "支払い方法") }
  var cashField: String { say("Cash handed over", "Efectivo entregado", "お預かり（現金）") }
  var restField: String { say("The rest with", "El resto con", "残りの支払い方法") }
  /// Returns the name of a tender.
  func name(of kind: Tender.Kind) -> String {
    switch kind {
    case .cash: say("Cash", "Efectivo", "現金")
    case .card: say("Card", "Tarjeta", "カード")
    }
  }
  var practiceCard: String { say("Card (practice)", "Tarjeta (práctica)", "カード（練習）") }
  var practice: String { say("Practice: nothing was charged to the card.", "Práctica: no se cobró nada en la tarjeta.", "練習：カードへの請求はありません。") }
  func usually(_ kind: Tender.Kind) -> String { say("as usual: \(kind.rawValue)", "la habitual: \(name(of: kind).lowercased())", "通常（\(name(of: kind))）") }
  var exactCash: String { say("exact", "el importe exacto", "ちょうど") }
  func notAPayment(_ text: String) -> String { say(
    "“\(text)” is not a way of paying. It is cash or card.",
    "«\(text)» no es una forma de pago. Solo hay efectivo (cash) y tarjeta (card).",
    "「\(text)」という支払い方法はありません。現金（cash）かカード（card）です。") }
  var amountOfCashOnly: String { say(
    "An amount is said for cash only. Nothing was paid.",
    "Solo se indica un importe al pagar en efectivo. No se pagó nada.",
    "金額を指定できるのは現金のときだけです。支払いは行われていません。") }
  var sayHowMuchCash: String {
    say("Say how much of it is paid in cash. Nothing was paid.", "Indica cuánto se paga en efectivo. No se pagó nada.", "現金で支払う金額を指定してください。支払いは行われていません。")
  }
  func tooLittleCash(missing: String) -> String { say(
    "That is too little cash: \(missing) is missing. Nothing was paid.",
    "El efectivo no alcanza: faltan \(missing). No se pagó nada.",
    "現金が \(missing) 足りません。支払いは行われていません。") }
  /// Returns the change in cash, with its coins and notes if they are known.
  public func change(_ amount: String, _ piles: [String]) -> String { say(
    piles.isEmpty ? "Change: \(amount)." : "Change: \(amount), such as \(formats.list(piles)).",
    piles.isEmpty ? "Cambio: \(amount)." : "Cambio: \(amount), por ejemplo \(formats.list(piles)).",
    piles.isEmpty ? "お釣り：\(amount)" : "お釣り：\(amount)（例：\(piles.joined(separator: "、"))）") }
  func pile(_ count: Int, _ value: String) -> String { say("\(count) × \(value)", "\(count) × \(value)", "\(value) × \(count)") }
  func askAboutChange(_ change: String, of total: String) -> String { say(
    "It costs \(total), so \(change) would be change. Was that really handed over?",
    "El total es \(total), así que el cambio sería \(change). ¿De verdad te han entregado tanto?",
    "合計は \(total) なので、お釣りが \(change) になります。お預かりした金額は正しいですか？") }
  func giveBack(_ cash: String) -> String { say("Give back the \(cash) in cash.", "Devuelve los \(cash) en efectivo.", "お預かりした現金 \(cash) をお返しください。") }
  var askAboutCards: String { say(
    "Are cards taken at a terminal of the shop's own? If not, paying by card is practice, and nothing is charged. The answer holds for all tills.",
    "¿Se cobran las tarjetas con un datáfono propio? Si no, el pago con tarjeta es de práctica y no se cobra nada. La respuesta vale para todas las cajas.",
    "カードはお店の決済端末で受け付けますか？「いいえ」の場合、カード払いは練習になり、請求はありません。回答はすべてのレジに適用されます。") }
  var terminalAction: String { say("at a terminal: it is asked each time whether it took the card", "con datáfono: cada vez se pregunta si ha cobrado", "決済端末（支払いが完了したか毎回確認）") }
  var practiceAction: String { say("practice: nothing is charged", "práctica: no se cobra nada", "練習（請求なし）") }
  func cardsKept(_ reader: CardReader) -> String {
    switch reader {
    case .gateway: say(
      "Kept for all tills: cards are practice. The setting shop.card changes that.",
      "Guardado para todas las cajas: las tarjetas son de práctica. Se cambia con el ajuste shop.card.",
      "すべてのレジについて保存しました：カード払いは練習です。設定 shop.card で変更できます。")
    case .terminal: say(
      "Kept for all tills: cards are taken at the terminal. The setting shop.card changes that.",
      "Guardado para todas las cajas: las tarjetas se cobran con el datáfono. Se cambia con el ajuste shop.card.",
      "すべてのレジについて保存しました：カードは決済端末で受け付けます。設定 shop.card で変更できます。")
    }
  }
  var cardsNotSaid: String { say(
    "Nothing was paid, as nobody has said yet how this shop takes cards. Set shop.card to practice, by which nothing is charged, or to terminal.",
    "No se pagó nada, porque falta decir cómo cobra esta tienda las tarjetas. Pon shop.card en practice, con lo que no se cobra nada, o en terminal (datáfono).",
    "支払いは行われていません。カードの受け付け方がまだ決まっていません。設定 shop.card を practice（練習、請求なし）か terminal（決済端末）にしてください。") }
  func askWhetherTaken(_ amount: String) -> String { say("Did the terminal take \(amount)?", "¿Ha cobrado el datáfono \(amount)?", "決済端末で \(amount) の支払いは完了しましたか？") }
  var takenAction: String { say("it did: the cart is sold", "sí: lo del carro queda vendido", "完了した（販売を確定する）") }
  var takenCaption: String { say("Took it", "La cobró", "決済できた") }
  var notTakenAction: String { say("it did not: nothing is sold", "no: no se vende nada", "完了していない（何も販売しない）") }
  var notTakenCaption: String { say("Did not take it", "No la cobró", "決済できなかった") }
  var nextCustomerCaption: String { say("Next customer", "Siguiente cliente", "次のお客さま") }
  var askLaterAction: String { say("ask later", "preguntar más tarde", "あとで確認する") }
  func terminalWaits(_ total: String) -> String { say(
    "Nobody has said yet whether the terminal took the card for \(total). Pay again, and it will be asked.",
    "Falta decir si el datáfono cobró la tarjeta (total: \(total)). Vuelve a pagar y se te preguntará.",
    "\(total) の会計で、決済端末の支払いが完了したかどうかまだ回答がありません。もう一度支払いに進むとお尋ねします。") }

  func paidAt(_ moment: Moment, reference: String?) -> String { say(
    "Paid \(formats.moment(moment))" + (reference.map { ", reference \($0)" } ?? ""),
    "Pagado el \(formats.moment(moment))" + (reference.map { ", referencia \($0)" } ?? ""),
    "支払い日時：\(formats.moment(moment))" + (reference.map { "、参照番号：\($0)" } ?? "")) }
  func taxNumber(_ number: String) -> String { say("Tax number: \(number)", "NIF: \(number)", "登録番号：\(number)") }
  var changeLabel: String { say("Change", "Cambio", "お釣り") }
  var taxRateLabel: String { say("Tax rate", "IVA", "税率") }
  func taxed(_ rate: String) -> String { say(rate, rate, "\(rate)対象") }
  var netLabel: String { say("Net", "Base", "税抜") }
  var taxLabel: String { say("Tax", "Cuota", "内消費税") }
  var grossLabel: String { say("Gross", "Total", "税込") }

  /// Returns the name of a tender, real or for practice.
  func name(of kind: Tender.Kind, isPractice: Bool) -> String {
    isPractice && kind == .card ? practiceCard : name(of: kind)
  }
}
