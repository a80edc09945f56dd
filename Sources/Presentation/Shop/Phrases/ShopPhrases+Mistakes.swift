// swift-format-ignore-file
public import ArcadeDomain

extension ShopPhrases {
  /// Returns what is wrong in a file of the shop.
  public func sentence(for mistake: ShopMistake) -> String {
    switch mistake {
    case .feed(let mistake): sentence(for: mistake)
    case .promotion(let mistake): sentence(for: mistake)
    case .warning(let warning): sentence(for: warning)
    case .unknownProduct(let code, _):
      say("the price list has no product “\(code)”", "la lista de precios no tiene ningún producto «\(code)»", "価格表に「\(code)」という商品がありません")
    case .unknownTag(let tag, _): say(
      "no product of the price list has the tag “\(tag)”",
      "ningún producto de la lista de precios tiene la etiqueta «\(tag)»",
      "価格表に「\(tag)」というタグの商品がありません")
    case .unknownLane(let lane, _): say(
      "“lanes” has no “\(lane)”, so this counts as the first lane",
      "«lanes» no tiene «\(lane)», así que cuenta como el primer carril",
      "「lanes」に「\(lane)」がないため、最初のレーンとして扱われます")
    case .notOneOf(let keys): say(
      "exactly one of \(formats.list(keys)) must stand here",
      "aquí debe haber exactamente uno de \(formats.list(keys))",
      "ここには \(formats.list(keys)) のどれか一つだけが必要です")
    case .lowestAbovePrice(let lowest, let price): say(
      "\(formats.money(lowest)) is above the price (\(formats.money(price)))",
      "\(formats.money(lowest)) supera el precio (\(formats.money(price)))",
      "\(formats.money(lowest)) が価格（\(formats.money(price))）より高くなっています")
    case .notReduced(let from, let price): say(
      "\(formats.money(from)) is not above the price (\(formats.money(price)))",
      "\(formats.money(from)) no supera el precio (\(formats.money(price)))",
      "\(formats.money(from)) が価格（\(formats.money(price))）より高くありません")
    case .negativePrice(let text): say("“\(text)” is below zero", "«\(text)» es menor que cero", "「\(text)」はゼロより小さい値です")
    case .notOnePeriod: say(
      "“when” needs exactly one of window, season and weekdays",
      "«when» necesita exactamente uno de window, season y weekdays",
      "「when」には window、season、weekdays のどれか一つだけが必要です")
    }
  }
  /// Returns a correction, if one is known.
  public func suggestion(for mistake: ShopMistake) -> String? {
    switch mistake {
    case .feed(let mistake): suggestion(for: mistake)
    case .promotion(let mistake): suggestion(for: mistake)
    case .warning(.takesNothing): say("change it, or take it out", "cámbialo o quítalo", "書き直すか、消してください")
    case .warning(.bulkPriceAboveList), .warning(.bundleNotCheaper): say("write a lower price", "escribe un precio más bajo", "もっと低い価格を書いてください")
    case .warning(.onlyWeighed): say(
      "choose percentOff, lineAmountOff or a rule about the order",
      "elige percentOff, lineAmountOff o una regla sobre el pedido",
      "percentOff、lineAmountOff、または注文全体のルールを選んでください")
    case .warning(.outsideSelection):
      say("let the discount be about it, or take it out of the bundle", "haz que el descuento lo abarque, o quítalo del lote", "割引の対象に加えるか、セットから外してください")
    case .warning(.tooFewProducts): say("name more products", "nombra más productos", "商品を増やしてください")
    case .warning(.sameStep): say("keep one", "deja uno", "一つだけ残してください")
    case .warning(.nothingToPick): say("add one of them, or take it out", "añade uno de los dos, o quítalo", "どちらかを書くか、消してください")
    case .warning(.noLanes): say("add “lanes”, or write “bestPerLine”", "añade «lanes», o escribe «bestPerLine»", "「lanes」を書くか、「bestPerLine」にしてください")
    case .warning(.selectionWithoutEffect):
      say("take it out, or choose a rule about pieces", "quítalo, o elige una regla sobre unidades", "消すか、商品ごとのルールを選んでください")
    case .warning(.windowPassed): say("write a later day, or take the discount out", "escribe un día posterior, o quita el descuento", "もっと後の日付を書くか、割引を消してください")
    case .unknownProduct(_, let nearest?), .unknownTag(_, let nearest?), .unknownLane(_, let nearest?):
      say("write “\(nearest)”", "escribe «\(nearest)»", "「\(nearest)」と書いてください")
    case .unknownProduct: say("take it out, or add it to the price list", "quítalo o añádelo a la lista de precios", "消すか、価格表に加えてください")
    case .unknownTag:
      say("take it out, or give it to a product of the price list", "quítala o ponla a un producto de la lista de precios", "消すか、価格表の商品に付けてください")
    case .unknownLane: say("add it to “lanes”", "añádelo a «lanes»", "「lanes」に加えてください")
    case .notOneOf: say("keep one", "deja uno", "一つだけ残してください")
    case .lowestAbovePrice(_, let price):
      say("write at most \(price.decimalText)", "escribe como mucho \(price.decimalText)", "\(price.decimalText) 以下にしてください")
    case .notReduced: say("write the usual price, or leave it out", "escribe el precio habitual, o quítalo", "通常の価格を書くか、消してください")
    case .negativePrice: say("write it without the minus", "escríbelo sin el signo menos", "マイナスを取ってください")
    case .notOnePeriod: say("keep one, or leave “when” out for always", "deja uno, o quita «when» para que valga siempre", "一つだけ残すか、「when」を消して常に有効にしてください")
    }
  }

  private func sentence(for mistake: PromotionMistake) -> String {
    switch mistake {
    case .payNotBelowBuy(let pay, let buy): say(
      "“pay” is \(pay), which is not below “buy” (\(buy))",
      "«pay» es \(pay), que no es menor que «buy» (\(buy))",
      "「pay」の \(pay) が「buy」の \(buy) より小さくありません")
    case .countOutOfRange(let count): say("\(count) is no number of pieces", "\(count) no es un número de unidades", "\(count) は個数ではありません")
    case .negativeAmount(let amount):
      say("\(formats.money(amount)) is below zero", "\(formats.money(amount)) es menor que cero", "\(formats.money(amount)) はゼロより小さい値です")
    case .percentOutOfRange(let percent): say(
      "\(formats.percent(percent)) is not between 0% and 100%",
      "\(formats.percent(percent)) no está entre 0 % y 100 %",
      "\(formats.percent(percent)) は 0% から 100% の範囲にありません")
    case .windowEmpty(let from, let until): say(
      "the window ends (\(until.isoText)) before it begins (\(from.isoText))",
      "el período acaba (\(until.isoText)) antes de empezar (\(from.isoText))",
      "期間の終わり（\(until.isoText)）が始まり（\(from.isoText)）より前です")
    case .noWeekdays: say("the discount holds on no day", "el descuento no vale ningún día", "割引の曜日がありません")
    case .noRules: say("the discount has no rule", "el descuento no tiene ninguna regla", "割引のルールがありません")
    case .nothingSelected:
      say("the list is empty, so the discount is about nothing", "la lista está vacía, así que el descuento no se aplica a nada", "一覧が空のため、割引の対象がありません")
    case .pricesReversed(let from, let until): say(
      "“until” (\(until.decimalText)) is below “from” (\(from.decimalText))",
      "«until» (\(until.decimalText)) es menor que «from» (\(from.decimalText))",
      "「until」（\(until.decimalText)）が「from」（\(from.decimalText)）より小さくなっています")
    case .nothingToContain: say("the condition names neither products nor tags", "la condición no nombra ni productos ni etiquetas", "条件に商品もタグもありません")
    case .emptyBundle: say("the bundle has no pieces", "el lote no tiene unidades", "セットの商品がありません")
    case .noTiers: say("there is no step", "no hay ningún tramo", "段階が一つもありません")
    case .tierOfOtherBasis: say("the step is counted in another way than the others", "el tramo se cuenta de otra forma que los demás", "この段階だけ数え方が違います")
    case .currenciesDiffer(let one, let other):
      say("\(one) and \(other) stand in one discount", "en un mismo descuento hay \(one) y \(other)", "一つの割引に \(one) と \(other) があります")
    case .negativeLimit(let limit): say("\(limit) is below zero", "\(limit) es menor que cero", "\(limit) はゼロより小さい値です")
    }
  }
  private func suggestion(for mistake: PromotionMistake) -> String? {
    switch mistake {
    case .payNotBelowBuy(_, let buy): say(
      buy > 1 ? "write a number from 0 to \(buy - 1)" : "write 2 or more for “buy”",
      buy > 1 ? "escribe un número de 0 a \(buy - 1)" : "escribe 2 o más en «buy»",
      buy > 1 ? "0 から \(buy - 1) までの数にしてください" : "「buy」を 2 以上にしてください")
    case .countOutOfRange: say("write a number from 1 to 9999", "escribe un número de 1 a 9999", "1 から 9999 までの数にしてください")
    case .negativeAmount: say("write it without the minus", "escríbelo sin el signo menos", "マイナスを取ってください")
    case .percentOutOfRange: say("write a number from 0 to 100", "escribe un número de 0 a 100", "0 から 100 までの数にしてください")
    case .windowEmpty: say("swap the two dates", "intercambia las dos fechas", "二つの日付を入れ替えてください")
    case .noWeekdays: say("name at least one day, such as sat", "nombra al menos un día, como sat", "sat のように曜日を一つ以上書いてください")
    case .noRules: say("write at least one rule", "escribe al menos una regla", "ルールを一つ以上書いてください")
    case .nothingSelected: say("name at least one, or leave it out for all", "nombra al menos uno, o quítala para que valga todo", "一つ以上書くか、消してすべてを対象にしてください")
    case .pricesReversed: say("swap the two prices", "intercambia los dos precios", "二つの価格を入れ替えてください")
    case .nothingToContain: say("name at least one product or tag", "nombra al menos un producto o una etiqueta", "商品かタグを一つ以上書いてください")
    case .emptyBundle:
      say("name at least one product's code with a number", "nombra al menos el código de un producto con un número", "商品のコードと個数を一つ以上書いてください")
    case .noTiers: say("write at least one step", "escribe al menos un tramo", "段階を一つ以上書いてください")
    case .tierOfOtherBasis, .currenciesDiffer: nil
    case .negativeLimit: say("write 0 or more", "escribe 0 o más", "0 以上にしてください")
    }
  }
  private func sentence(for warning: PromotionWarning) -> String {
    switch warning {
    case .takesNothing: say("this can never take anything off", "esto nunca puede descontar nada", "これでは何も値引きされません")
    case .onlyWeighed:
      say("this counts pieces, but what it is about is weighed", "esto cuenta unidades, pero todo lo que abarca se vende a peso", "これは個数を数えますが、対象は量り売りの商品だけです")
    case .bundleNotCheaper(let pieces): say(
      "the pieces cost \(formats.money(pieces)) together anyway",
      "las unidades ya cuestan \(formats.money(pieces)) juntas",
      "割引がなくても、合わせて \(formats.money(pieces)) です")
    case .outsideSelection(let code): say(
      "the discount is not about \(code), so that the bundle is never complete",
      "el descuento no abarca \(code), así que el lote nunca está completo",
      "\(code) が割引の対象ではないので、セットがそろいません")
    case .tooFewProducts(let count): say(
      "a set needs more different products than there are here (\(count))",
      "un conjunto necesita más productos distintos de los que hay aquí (\(count))",
      "組になる商品が \(count) 種類しかありません")
    case .sameStep: say(
      "two steps begin at the same place, and only the later one counts",
      "dos tramos empiezan en el mismo punto, y solo vale el último",
      "同じところから始まる段階が二つあり、後のものだけが有効です")
    case .nothingToPick: say(
      "this has no effect without “atMostPieces” or “atMostPiecesPerLine”",
      "esto no tiene efecto sin «atMostPieces» o «atMostPiecesPerLine»",
      "「atMostPieces」か「atMostPiecesPerLine」がなければ効果がありません")
    case .noLanes: say(
      "there are no “lanes”, so all discounts are in one",
      "no hay «lanes», así que todos los descuentos van en el mismo carril",
      "「lanes」がないので、すべての割引が同じレーンになります")
    case .bulkPriceAboveList(let code, let price, let list): say(
      "\(formats.money(price)) is above what \(code) costs anyway (\(formats.money(list)))",
      "\(formats.money(price)) es más de lo que ya cuesta \(code) (\(formats.money(list)))",
      "\(formats.money(price)) は \(code) のもとの価格（\(formats.money(list))）より高くなっています")
    case .selectionWithoutEffect: say(
      "this has no effect, because the discount is about the whole order",
      "esto no tiene efecto, porque el descuento es sobre todo el pedido",
      "割引が注文全体に対するものなので、これには効果がありません")
    case .windowPassed(let day): say("the window has passed (\(day.isoText))", "el período ya pasó (\(day.isoText))", "期間はもう終わっています（\(day.isoText)）")
    }
  }
}
