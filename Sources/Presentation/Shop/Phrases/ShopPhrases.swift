// swift-format-ignore-file
public import ArcadeDomain

/// The sentences of the shop.
public struct ShopPhrases: Phrases {
  public let language: Language
  public let formats: Formats

  /// Creates sentences in a language, with the formats of a region.
  public init(_ language: Language, formats: Formats) { (self.language, self.formats) = (language, formats) }

  package var productsTitle: String { say("Shop", "Tienda", "ショップ") }
  var codeLabel: String { say("Code", "Código", "コード") }
  var productNameLabel: String { say("Name", "Nombre", "商品名") }
  var priceLabel: String { say("Price", "Precio", "価格") }
  var inCartLabel: String { say("In cart", "En el carro", "カート") }
  var offerLabel: String { say("Offer", "Oferta", "割引") }
  var loadingProducts: String { say("Loading the price list…", "Cargando la lista de precios…", "価格表を読み込み中…") }
  package var noProducts: String { say("The price list has no products.", "La lista de precios no tiene productos.", "価格表に商品がありません。") }
  package func noProducts(matching filter: String) -> String { say("No product contains “\(filter)”.", "Ningún producto contiene «\(filter)».", "「\(filter)」に一致する商品はありません。") }
  func pricesAsOf(_ moment: Moment) -> String { say("Prices as of \(formats.moment(moment)).", "Precios del \(formats.moment(moment)).", "\(formats.moment(moment)) 現在の価格です。") }
  func discountsAsOf(_ moment: Moment) -> String { say("Discounts as of \(formats.moment(moment)).", "Descuentos del \(formats.moment(moment)).", "\(formats.moment(moment)) 現在の割引です。") }
  func cartSummary(pieces: Int, total: String) -> String { say("In the cart: \(count(pieces)), \(total)", "En el carro: \(count(pieces)), \(total)", "カート：\(count(pieces))、\(total)") }
  func unusedColumns(_ columns: String) -> String { say("Columns that are not used: \(columns).", "Columnas que no se usan: \(columns).", "使われない列：\(columns)") }
  package func productsLeftOut(_ count: Int) -> String { say(
    "\(formats.number(count)) \(count == 1 ? "entry" : "entries") of the price list could not be read and "
      + "\(count == 1 ? "was" : "were") left out. The discounts say why.",
    count == 1
      ? "Una entrada de la lista de precios no se pudo leer y se dejó fuera. El motivo está en la lista de descuentos."
      : "\(formats.number(count)) entradas de la lista de precios no se pudieron leer y se dejaron fuera. El motivo está en la lista de descuentos.",
    "価格表の \(formats.number(count)) 件が読めなかったため、除外しました。理由は割引の一覧にあります。") }
  package func discountsLeftOut(_ count: Int) -> String { say(
    "The discounts have \(formats.number(count)) \(count == 1 ? "mistake" : "mistakes"). The list of discounts shows \(count == 1 ? "it" : "them").",
    count == 1
      ? "Los descuentos tienen un error. La lista de descuentos lo muestra."
      : "Los descuentos tienen \(formats.number(count)) errores. La lista de descuentos los muestra.",
    "割引に誤りが \(formats.number(count)) 件あります。割引の一覧にあります。") }

  func added(_ quantity: Int, _ product: String) -> String { say(
    "Added: \(formats.number(quantity)) × \(product).",
    "Añadido: \(formats.number(quantity)) × \(product).",
    "追加しました：\(product) × \(formats.number(quantity))") }
  /// Returns that pieces were removed from the cart.
  public func removed(_ product: String, left: Int) -> String { say(
    left == 0 ? "Removed: \(product)." : "Removed; \(formats.number(left)) × \(product) left.",
    left == 0 ? "Quitado: \(product)." : "Quitado; \(left == 1 ? "queda" : "quedan") \(formats.number(left)) × \(product).",
    left == 0 ? "取り除きました：\(product)" : "減らしました：\(product) は残り \(formats.number(left)) 個です。") }
  package func notSold(_ code: String) -> String { say("No product here has the code “\(code)”.", "Ningún producto tiene el código «\(code)».", "コードが「\(code)」の商品はありません。") }
  package func notAQuantity(_ text: String) -> String { say(
    "“\(text)” is not a quantity. A quantity is a whole number from 1 to 9999.",
    "«\(text)» no es una cantidad. Una cantidad es un número entero de 1 a 9999.",
    "「\(text)」は個数ではありません。個数は 1 から 9999 までの整数です。") }

  var cartTitle: String { say("Cart", "Carro", "カート") }
  var eachLabel: String { say("Each", "Unidad", "単価") }
  var amountLabel: String { say("Amount", "Importe", "金額") }
  var cartEmpty: String { say("The cart is empty.", "El carro está vacío.", "カートは空です。") }
  package func askToClear(pieces: Int) -> String { say("Take \(count(pieces)) out of the cart?", "¿Vaciar el carro (\(count(pieces)))?", "\(count(pieces))をカートから取り除きますか？") }
  var askToClearAll: String { say("Take everything out of the cart?", "¿Vaciar el carro?", "カートの中身をすべて取り除きますか？") }
  var cartNotStored: String { say("The last change to the cart was not stored.", "El último cambio del carro no se guardó.", "カートへの最後の変更は保存されていません。") }
  var cartKept: String { say("The cart is as it was.", "El carro no ha cambiado.", "カートはそのままです。") }
  /// Returns why to buy more.
  public func hint(add: Int, saves: String) -> String { say(
    "Add \(formats.number(add)) more and save \(saves).",
    "Añade \(formats.number(add)) más y ahorra \(saves).",
    "あと \(formats.number(add)) 個で \(saves) お得になります。") }
  var noLongerSold: String { say("no longer sold; remove it before paying", "ya no se vende; quítalo antes de pagar", "販売終了。支払う前に取り除いてください") }
  func priceChanged(_ product: String, from before: String, to now: String) -> String { say(
    "\(product) was \(before) when it was added and is \(now) now.",
    "\(product) costaba \(before) cuando se añadió y ahora cuesta \(now).",
    "\(product) はカートに入れたとき \(before) でしたが、今は \(now) です。") }
  func totalChanged(from before: String, to now: String) -> String { say(
    "The cart was shown at \(before) and costs \(now) now.",
    "El carro se mostró con un total de \(before) y ahora cuesta \(now).",
    "カートの合計は \(before) と表示されていましたが、今は \(now) です。") }
  var subtotalLabel: String { say("Subtotal", "Subtotal", "小計") }
  var discountLabel: String { say("Discounts", "Descuentos", "割引") }
  var totalLabel: String { say("Total", "Total", "合計") }

  var paymentTitle: String { say("Payment", "Pago", "支払い") }
  /// Returns that a payment is in progress.
  public func paying(_ total: String) -> String { say("Paying \(total)…", "Procesando el pago de \(total)…", "\(total) の支払いを処理中…") }
  /// Returns that a payment is completed.
  public func paid(_ total: String) -> String { say("Payment completed: \(total). Thank you!", "Pago completado: \(total). ¡Gracias!", "支払いが完了しました：\(total)。ありがとうございます。") }
  /// Returns that a payment was declined.
  public func declined(_ total: String) -> String { say(
    "The payment of \(total) was declined. Nothing was charged, and the cart is as it was.",
    "El pago de \(total) fue rechazado. No se cobró nada y el carro no ha cambiado.",
    "\(total) の支払いは承認されませんでした。請求はなく、カートはそのままです。") }
  package func unconfirmed(_ total: String) -> String { say(
    "The payment of \(total) is not confirmed yet. It will be asked about again and never charged twice; the cart stays until then.",
    "El pago aún no está confirmado (\(total)). Se volverá a consultar y nunca se cobrará dos veces; hasta entonces el carro se conserva.",
    "\(total) の支払いはまだ確認できていません。後でもう一度確認します。二重に請求されることはなく、カートはそれまで残ります。") }
  package func paymentIsOpen(_ total: String) -> String { say(
    "The payment of \(total) is open; the shop asks what became of it when it is opened next.",
    "El pago de \(total) queda abierto; la tienda consultará qué fue de él cuando vuelva a abrirse.",
    "\(total) の支払いは未確定です。次にショップを開いたときに結果を確認します。") }
  package func paymentUnacknowledged(_ total: String) -> String { say(
    "Whether the payment of \(total) was completed is not known, as the store did not answer. Look at the orders before it is paid again.",
    "No se sabe si el pago de \(total) se completó, porque la base de datos no respondió. Mira los pedidos antes de volver a cobrarlo.",
    "保存先から応答がなかったため、\(total) の支払いが完了したかどうかわかりません。もう一度支払う前に注文の一覧を確認してください。") }
  package func paidMeanwhile(_ total: String, order: Int64) -> String { say(
    "The earlier payment of \(total) was completed. It is order \(order) now.",
    "El pago anterior de \(total) se completó. Ahora es el pedido \(order).",
    "前回の \(total) の支払いは完了していました。注文 \(order) になりました。") }
  package func neverArrived(_ total: String) -> String { say(
    "The earlier payment of \(total) never arrived. Nothing was charged, and the cart is as it was.",
    "El pago anterior de \(total) no llegó a efectuarse. No se cobró nada y el carro no ha cambiado.",
    "前回の \(total) の支払いは届いていませんでした。請求はなく、カートはそのままです。") }
  var paymentOpen: String { say(
    "Another payment is in progress. Nothing was charged for this one; wait for the other one to end.",
    "Hay otro pago en curso. Por este no se cobró nada; espera a que acabe el otro.",
    "別の支払いが進行中です。こちらの請求はありません。終わるまで待ってください。") }
  var cartChanged: String { say(
    "The cart was changed meanwhile, so nothing was charged. Look at it, then pay again.",
    "El carro cambió entretanto, así que no se cobró nada. Míralo y vuelve a pagar.",
    "その間にカートが変わったため、請求していません。カートを確認してから支払ってください。") }
  var usedUpMeanwhile: String { say(
    "A discount of this cart has just been used up at another till. Nothing was charged; look at the new total.",
    "Un descuento de este carro se acaba de agotar en otra caja. No se cobró nada; mira el nuevo total.",
    "このカートの割引は、たった今ほかのレジで上限に達しました。請求はしていません。新しい合計を確認してください。") }
  package func askToPay(_ total: String) -> String { say("Pay \(total) at these prices?", "¿Pagar \(total) a estos precios?", "この価格で \(total) を支払いますか？") }
  var notPaid: String { say("Nothing was paid.", "No se pagó nada.", "支払いは行われていません。") }
  var questionIsOld: String { say("That question is from before. This is how it stands now.", "Esa pregunta ya no vale. Así está todo ahora.", "以前の質問への回答でした。現在の内容はこちらです。") }
  var nothingToPay: String { say("The cart is empty, so there is nothing to pay.", "El carro está vacío, así que no hay nada que pagar.", "カートが空なので、支払うものがありません。") }
  func removeFirst(_ products: [String]) -> String { say(
    "\(formats.list(products)) \(products.count == 1 ? "is" : "are") no longer sold. Remove \(products.count == 1 ? "it" : "them") from the cart, then pay.",
    products.count == 1
      ? "\(formats.list(products)) ya no se vende. Quítalo del carro y después paga."
      : "\(formats.list(products)) ya no se venden. Quítalos del carro y después paga.",
    "\(formats.list(products)) は販売を終了しました。カートから取り除いてから支払ってください。") }

  package func receiptTitle(_ number: Int64) -> String { say("Receipt of order \(number)", "Recibo del pedido \(number)", "注文 \(number) のレシート") }
  package func noSuchOrder(_ number: String) -> String { say("There is no order “\(number)”.", "No hay ningún pedido «\(number)».", "注文「\(number)」はありません。") }

  package var ordersTitle: String { say("Orders", "Pedidos", "注文") }
  package var orderLabel: String { say("Order", "Pedido", "注文") }
  var tillLabel: String { say("Till", "Caja", "レジ") }
  var paidLabel: String { say("Paid", "Pagado", "支払い日時") }
  var piecesLabel: String { say("Pieces", "Cant.", "個数") }
  package var noOrders: String { say("Nothing was bought yet.", "Todavía no se ha comprado nada.", "注文はまだありません。") }

  package func discountsTitle(on day: CalendarDay) -> String { say("Discounts on \(formats.day(day))", "Descuentos del \(formats.day(day))", "\(formats.day(day))の割引") }
  var discountNameLabel: String { say("Discount", "Descuento", "割引") }
  var discountedLabel: String { say("For", "Para", "対象") }
  var ruleLabel: String { say("What it does", "Qué hace", "内容") }
  var periodLabel: String { say("When", "Cuándo", "期間") }
  var inForceLabel: String { say("In force", "En vigor", "状態") }
  package var noDiscounts: String { say("There are no discounts.", "No hay descuentos.", "割引はありません。") }
  /// Returns when a discount is active.
  public func description(of period: DiscountPeriod) -> String {
    switch period {
    case .always: say("always", "siempre", "いつでも")
    case .window(let from, let until): say(
      "\(formats.day(from)) to \(formats.day(until))",
      "del \(formats.day(from)) al \(formats.day(until))",
      "\(formats.day(from)) から \(formats.day(until)) まで")
    case .season(let from, let until): say(
      "every year, \(formats.monthDay(from)) to \(formats.monthDay(until))",
      "cada año, del \(formats.monthDay(from)) al \(formats.monthDay(until))",
      "毎年 \(formats.monthDay(from)) から \(formats.monthDay(until)) まで")
    case .weekdays(let days): formats.list(Weekday.allCases.filter(days.contains).map(formats.weekday))
    }
  }
  package var inForce: String { say("yes", "sí", "適用中") }
  package var notInForce: String { say("no", "no", "期間外") }

  private func count(_ pieces: Int) -> String { say(
    "\(formats.number(pieces)) \(pieces == 1 ? "piece" : "pieces")",
    "\(formats.number(pieces)) \(pieces == 1 ? "unidad" : "unidades")",
    "\(formats.number(pieces)) 個") }

  /// Returns a problem with its place and, if known, a correction.
  public func line(for problem: ShopProblem) -> String {
    let sentence = "\(words(for: problem.place)): \(sentence(for: problem.mistake))"
    return suggestion(for: problem.mistake).map { adding($0, to: sentence) } ?? sentence
  }

  /// Returns the sentence for any error of the shop's use cases.
  public func failure(for error: any Error) -> Failure {
    switch error {
    case let error as RepositoryError where error.code == .paymentOpen: Failure(paymentOpen, canRetry: true)
    case let error as RepositoryError where error.code == .cartChanged: Failure(cartChanged, canRetry: true)
    case let error as RepositoryError where error.code == .discountUsedUp: Failure(usedUpMeanwhile, canRetry: true)
    case let error as RepositoryError where error.code == .nothingToClose: Failure(nothingToClose, canRetry: false)
    case let error as RefundError: Failure(sentence(for: error), canRetry: false)
    case let error as CartError: Failure(sentence(for: error), canRetry: false)
    case let error as EditablePriceListError: Failure(sentence(for: error), canRetry: false)
    case let error as ScanError: Failure(sentence(for: error), canRetry: false)
    default: sharedFailure(for: error)
    }
  }

  private func sentence(for error: ScanError) -> String {
    switch error {
    case .notSold(let code, let nearest?): joining(notSold(code), didYouMean(nearest.text))
    case .notSold(let code, nil): notSold(code)
    }
  }

  package func ordersTitle(of day: CalendarDay) -> String { say("Orders of \(formats.day(day))", "Pedidos del \(formats.day(day))", "\(formats.day(day))の注文") }
  package func noOrders(of day: CalendarDay) -> String {
    say("Nothing was bought on \(formats.day(day)).", "El \(formats.day(day)) no se compró nada.", "\(formats.day(day))に購入されたものはありません。")
  }
  var dayLabel: String { say("Day", "Día", "日付") }
  var everyDay: String { say("every day", "todos los días", "すべての日") }
  package func notADay(_ text: String) -> String { say(
    "“\(text)” is not a day. Write a day such as 2026-12-24.",
    "«\(text)» no es un día. Indica un día como 2026-12-24.",
    "「\(text)」は日付ではありません。2026-12-24 のように書いてください。") }

  /// Returns the title of the orders of a day, or of all orders.
  func ordersTitle(on day: CalendarDay?) -> String { day.map(ordersTitle(of:)) ?? ordersTitle }

  /// Returns that there are no orders.
  func noOrders(on day: CalendarDay?) -> String { day.map(noOrders(of:)) ?? noOrders }
}
