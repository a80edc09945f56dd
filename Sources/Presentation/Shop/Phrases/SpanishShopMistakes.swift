import ArcadeDomain

/// What is wrong in the files of the shop, in Spanish.
extension SpanishShop {
  func sentence(for mistake: ShopMistake) -> String {
    switch mistake {
    case .feed(let mistake): sentence(for: mistake)
    case .promotion(let mistake): sentence(for: mistake)
    case .doubt(let doubt): sentence(for: doubt)
    case .unknownProduct(let code, _): "la lista de precios no tiene ningún producto «\(code)»"
    case .unknownTag(let tag, _): "ningún producto de la lista de precios tiene la etiqueta «\(tag)»"
    case .unknownLane(let lane, _): "«lanes» no tiene «\(lane)», así que cuenta como el primer carril"
    case .notOneOf(let keys): "aquí debe haber exactamente uno de \(formats.list(keys))"
    case .lowestAbovePrice(let lowest, let price):
      "\(formats.money(lowest)) supera el precio (\(formats.money(price)))"
    case .notReduced(let from, let price): "\(formats.money(from)) no supera el precio (\(formats.money(price)))"
    case .negativePrice(let text): "«\(text)» es menor que cero"
    case .notOnePeriod: "«when» necesita exactamente uno de window, season y weekdays"
    }
  }
  func suggestion(for mistake: ShopMistake) -> String? {
    switch mistake {
    case .feed(let mistake): suggestion(for: mistake)
    case .promotion(let mistake): suggestion(for: mistake)
    case .doubt(.takesNothing): "cámbialo o quítalo"
    case .doubt(.bulkPriceAboveList), .doubt(.bundleNotCheaper): "escribe un precio más bajo"
    case .doubt(.onlyWeighed): "elige percentOff, lineAmountOff o una regla sobre el pedido"
    case .doubt(.outsideSelection): "haz que el descuento lo abarque, o quítalo del lote"
    case .doubt(.tooFewProducts): "nombra más productos"
    case .doubt(.sameStep): "deja uno"
    case .doubt(.nothingToPick): "añade uno de los dos, o quítalo"
    case .doubt(.noLanes): "añade «lanes», o escribe «bestPerLine»"
    case .doubt(.selectionWithoutEffect): "quítalo, o elige una regla sobre unidades"
    case .doubt(.windowPassed): "escribe un día posterior, o quita el descuento"
    case .unknownProduct(_, let nearest?), .unknownTag(_, let nearest?), .unknownLane(_, let nearest?):
      "escribe «\(nearest)»"
    case .unknownProduct: "quítalo o añádelo a la lista de precios"
    case .unknownTag: "quítala o ponla a un producto de la lista de precios"
    case .unknownLane: "añádelo a «lanes»"
    case .notOneOf: "deja uno"
    case .lowestAbovePrice(_, let price): "escribe como mucho \(price.decimalText)"
    case .notReduced: "escribe el precio habitual, o quítalo"
    case .negativePrice: "escríbelo sin el signo menos"
    case .notOnePeriod: "deja uno, o quita «when» para que valga siempre"
    }
  }

  private func sentence(for mistake: PromotionMistake) -> String {
    switch mistake {
    case .payNotBelowBuy(let pay, let buy): "«pay» es \(pay), que no es menor que «buy» (\(buy))"
    case .countOutOfRange(let count): "\(count) no es un número de unidades"
    case .negativeAmount(let amount): "\(formats.money(amount)) es menor que cero"
    case .percentOutOfRange(let percent): "\(formats.percent(percent)) no está entre 0 % y 100 %"
    case .windowEmpty(let from, let until): "el período acaba (\(until.isoText)) antes de empezar (\(from.isoText))"
    case .noWeekdays: "el descuento no vale ningún día"
    case .noRules: "el descuento no tiene ninguna regla"
    case .nothingSelected: "la lista está vacía, así que el descuento no es para nada"
    case .pricesReversed(let from, let until):
      "«until» (\(until.decimalText)) es menor que «from» (\(from.decimalText))"
    case .nothingToContain: "la condición no nombra ni productos ni etiquetas"
    case .emptyBundle: "el lote no tiene unidades"
    case .noTiers: "no hay ningún tramo"
    case .tierOfOtherBasis: "el tramo se cuenta de otra forma que los demás"
    case .currenciesDiffer(let one, let other): "en un mismo descuento hay \(one) y \(other)"
    case .negativeLimit(let limit): "\(limit) es menor que cero"
    }
  }
  private func suggestion(for mistake: PromotionMistake) -> String? {
    switch mistake {
    case .payNotBelowBuy(_, let buy): buy > 1 ? "escribe un número de 0 a \(buy - 1)" : "escribe 2 o más en «buy»"
    case .countOutOfRange: "escribe un número de 1 a 9999"
    case .negativeAmount: "escríbelo sin el signo menos"
    case .percentOutOfRange: "escribe un número de 0 a 100"
    case .windowEmpty: "intercambia las dos fechas"
    case .noWeekdays: "nombra al menos un día, como sat"
    case .noRules: "escribe al menos una regla"
    case .nothingSelected: "nombra al menos uno, o quítala para que valga todo"
    case .pricesReversed: "intercambia los dos precios"
    case .nothingToContain: "nombra al menos un producto o una etiqueta"
    case .emptyBundle: "nombra al menos el código de un producto con un número"
    case .noTiers: "escribe al menos un tramo"
    case .tierOfOtherBasis, .currenciesDiffer: nil
    case .negativeLimit: "escribe 0 o más"
    }
  }
  private func sentence(for doubt: PromotionDoubt) -> String {
    switch doubt {
    case .takesNothing: "esto nunca puede descontar nada"
    case .onlyWeighed: "esto cuenta unidades, pero todo lo que abarca se vende a peso"
    case .bundleNotCheaper(let pieces): "las unidades ya cuestan \(formats.money(pieces)) juntas"
    case .outsideSelection(let code): "el descuento no abarca \(code), así que el lote nunca está completo"
    case .tooFewProducts(let count): "un conjunto necesita más productos distintos de los que hay aquí (\(count))"
    case .sameStep: "dos tramos empiezan en el mismo punto, y solo vale el último"
    case .nothingToPick: "esto no tiene efecto sin «atMostPieces» o «atMostPiecesPerLine»"
    case .noLanes: "no hay «lanes», así que todos los descuentos van en el mismo carril"
    case .bulkPriceAboveList(let code, let price, let list):
      "\(formats.money(price)) es más de lo que ya cuesta \(code) (\(formats.money(list)))"
    case .selectionWithoutEffect: "esto no tiene efecto, porque el descuento es sobre todo el pedido"
    case .windowPassed(let day): "el período ya pasó (\(day.isoText))"
    }
  }
}
