// swift-format-ignore-file
import ArcadeConsole
import ArcadeData
import ArcadePresentation

/// The sentences of the shop's commands.
struct ShopConsolePhrases: Speech {
  let language: Language
}

extension ShopConsolePhrases {
  var downloadReceipt: String { say("Download the receipt (CSV)", "Descargar el recibo (CSV)", "レシートをダウンロード（CSV）") }
  var downloadLedgerDocument: String { say("Download everything for the books (JSON)", "Descargar todo para la contabilidad (JSON)", "帳簿用にすべてダウンロード（JSON）") }
  var downloadLedgerTable: String { say("Download everything for the books (CSV)", "Descargar todo para la contabilidad (CSV)", "帳簿用にすべてダウンロード（CSV）") }
  var downloadOrders: String { say("Download the orders (CSV)", "Descargar los pedidos (CSV)", "注文一覧をダウンロード（CSV）") }
  func newestOrders(_ count: Int) -> String { say(
    "These are the newest \(count). --csv and --json give all.",
    "Son los \(count) más recientes. --csv y --json los dan todos.",
    "新しい順に \(count) 件です。すべてを出力するには --csv か --json を付けてください。") }
  func priceListRead(_ place: String, products: Int, currency: String) -> String { say(
    "\(place): \(products) \(products == 1 ? "product" : "products") with prices in \(currency).",
    "\(place): \(products) \(products == 1 ? "producto" : "productos") con precios en \(currency).",
    "\(place)：商品 \(products) 点、価格は \(currency)。") }
  func priceListFaulty(_ place: String, problems: Int) -> String { say(
    "\(place) has \(problems) \(problems == 1 ? "product that is" : "products that are") left out, as said above.",
    "En \(place) se \(problems == 1 ? "descarta un producto" : "descartan \(problems) productos"); arriba se dice por qué.",
    "\(place) のうち \(problems) 点は使えません。理由は上のとおりです。") }
  func unitsOfPieces(_ units: String) -> String { say(
    "Units that mean a piece, so that nothing is weighed: \(units).",
    "Unidades que significan una pieza, sin pesar: \(units).",
    "個数の単位（量り売りにはなりません）：\(units)") }
  func priceTitle(on day: String) -> String { say("Price on \(day)", "Precio del \(day)", "\(day) の金額") }
  func checked(discounts: Int, mistakes: Int, hints: Int) -> String {
    switch language {
    case .english:
      let parts = [(discounts, "discount"), (mistakes, "mistake"), (hints, "hint")]
      return parts.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: ", ") + "."
    case .spanish:
      let parts = [
        (discounts, "descuento", "descuentos"), (mistakes, "error", "errores"), (hints, "aviso", "avisos"),
      ]
      return parts.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }.joined(separator: ", ") + "."
    case .japanese:
      return "割引 \(discounts) 件、誤り \(mistakes) 件、注意 \(hints) 件。"
    }
  }
  func simulated(orders: Int, changed: Int, difference: String) -> String { say(
    "\(orders) \(orders == 1 ? "order" : "orders"), of which \(changed) would have cost something else: \(difference) in all.",
    "\(orders) \(orders == 1 ? "pedido" : "pedidos"); \(changed) \(changed == 1 ? "habría" : "habrían") tenido otro precio: \(difference) de diferencia en total.",
    "注文 \(orders) 件のうち \(changed) 件の金額が変わります。合計の差は \(difference) です。") }
  func skippedOrders(_ count: Int) -> String { say(
    "\(count) \(count == 1 ? "order is" : "orders are") in another currency and \(count == 1 ? "was" : "were") left out.",
    count == 1 ? "Un pedido está en otra moneda y no se calculó." : "\(count) pedidos están en otra moneda y no se calcularon.",
    "通貨が異なる注文 \(count) 件は計算していません。") }
  func lowered(order: Int64, before: String, after: String) -> String { say(
    "Lowered most: order \(order), from \(before) to \(after).",
    "El que más baja: el pedido \(order), de \(before) a \(after).",
    "最も値下がりする注文：\(order)（\(before) から \(after)）") }
  func raised(order: Int64, before: String, after: String) -> String { say(
    "Raised most: order \(order), from \(before) to \(after).",
    "El que más sube: el pedido \(order), de \(before) a \(after).",
    "最も値上がりする注文：\(order)（\(before) から \(after)）") }
  func neverUsed(_ names: String) -> String { say("Never used: \(names).", "Sin usar: \(names).", "一度も使われない割引：\(names)") }
}

extension Language {
  var shopConsolePhrases: ShopConsolePhrases { ShopConsolePhrases(language: self) }
}

// The options of the shop.
extension CommandOption {
  static let on = CommandOption("on", "2026-12-24") { $0.say("the day whose discounts apply", "el día para el que se calculan los descuentos", "割引を適用する日") }
  static let catalog = CommandOption("catalog", "FILE|URL") { $0.say("the price list to use", "la lista de precios que se usa", "使う価格表") }
  static let code = CommandOption("code", "CODE", isRepeatable: true, serviceName: "discount-code") { $0.say(
    "a discount code that the customer gives; may be repeated",
    "un código de descuento del cliente; se puede repetir",
    "お客様の割引コード。繰り返し指定できる") }
  static let misc = CommandOption("misc", "AMOUNT[=WHAT]", isRepeatable: true) { $0.say(
    "something that is not on the price list; may be repeated",
    "algo que no está en la lista de precios; se puede repetir",
    "価格表にない商品（繰り返し可）") }
  static let off = CommandOption("off", "LINE=10%[=WHY]", isRepeatable: true) { $0.say(
    "a percentage or an amount off the price of a line, by its number or code",
    "un porcentaje o importe de rebaja en una línea, por su número o código",
    "行（番号またはコード）の単価からの値引き（割合または金額）") }
  static let at = CommandOption("at", "LINE=PRICE[=WHY]", isRepeatable: true) { $0.say("the price of a line, set by hand", "el precio de una línea, puesto a mano", "手動で設定する行の単価") }
  static let customerGroup = CommandOption("customer-group", "GROUP") { $0.say("the group that the customer belongs to", "el grupo al que pertenece el cliente", "お客様のグループ") }
  static let shipping = CommandOption("shipping", "METHOD=AMOUNT") { $0.say("how it is sent and what that costs", "cómo se envía y cuánto cuesta", "配送方法と送料") }
  static let since = CommandOption("since", "2026-12-24") { $0.say("the first day whose orders count", "el primer día cuyos pedidos cuentan", "計算する最初の日") }
  static let ledgerFormat = CommandOption("format", "csv|json") { $0.say(
    "a table (csv, unless said otherwise) or a document (json)",
    "una tabla (csv, si no se indica otra cosa) o un documento (json)",
    "表（csv、指定がない場合）または文書（json）") }
  static let listFormat = CommandOption("format", "csv|json") { $0.say("csv or json; csv where neither is given", "csv o json; sin indicarlo, csv", "csv または json。指定がなければ csv") }
  static let csv = CommandOption("csv") { $0.say("print a table for spreadsheets", "imprime una tabla para hojas de cálculo", "表計算ソフト用の表（CSV）を出力") }
  static let discounts = CommandOption("discounts", "FILE|URL") { $0.say("the discounts to use", "los descuentos que se usan", "使う割引") }
}

extension SettingEntry {
  static let ofShop: [SettingEntry] = [
    SettingEntry(setting: .shopName, isForEverybody: true) { $0.say("what receipts call the shop", "el nombre de la tienda en los recibos", "レシートに印字する店名") },
    SettingEntry(setting: .shopAddress, isForEverybody: true) { $0.say("the shop's address on receipts; | parts its lines", "la dirección en los recibos; | separa las líneas", "レシートに印字する住所（| で改行）") },
    SettingEntry(setting: .shopTaxNumber, isForEverybody: true) { $0.say("the shop's tax number on receipts", "el NIF de la tienda en los recibos", "レシートに印字する登録番号") },
    SettingEntry(setting: .shopReceiptLine, isForEverybody: true) { $0.say("the line at the end of receipts", "la línea final de los recibos", "レシートの最後に印字する一行") },
    SettingEntry(setting: .shopCatalog, isSource: true) { $0.say("the shop's price list", "la lista de precios de la tienda", "ショップの価格表") },
    SettingEntry(setting: .shopDiscounts) { $0.say("the shop's discounts", "los descuentos de la tienda", "ショップの割引") },
    SettingEntry(setting: .shopGateway) { $0.say("what the practice payment does", "qué hace el pago de práctica", "練習用の支払いの動作") },
    SettingEntry(setting: .shopPay) { $0.say("how it is paid where nobody says how", "cómo se paga si no se indica otra cosa", "指定がないときの支払い方法") },
    SettingEntry(setting: .shopCard) { $0.say("how cards are paid: practice, or your own terminal", "cobro con tarjeta: práctica o datáfono", "カードの支払い先（練習用か決済端末）") },
    SettingEntry(setting: .shopTax) { $0.say("the tax in prices of which nobody else says it", "el impuesto de los precios que no indican otro", "税率の指定がない価格に含まれる税率") },
    SettingEntry(setting: .shopDecimal) { $0.say("the decimal sign of a price list that tells none", "el signo decimal de una lista que no lo aclara", "価格表からわからないときの小数点") },
    SettingEntry(setting: .shopCurrency) { $0.say("the currency of a price list that names none", "la moneda de una lista que no la indica", "通貨のない価格表の通貨") },
  ]
}

// The commands of the shop.
extension Command {
  static let ofShop: [Command] = [
    Command("shop", { $0.say("scan products, see the discounts, pay", "escanea productos, mira los descuentos, paga", "商品を読み取り、割引を見て、支払う") }, isSession: true, steps: ["pay"]),
    Command("shop products", { $0.say("list the products", "lista los productos", "商品の一覧") },
      options: [.catalog, .columns, .decimal, .currency, .discounts, .failIfStale], service: .reading(.failIfStale)) { try await ShopCommands(context: $0).products() },
    Command("shop products check", { $0.say("show what would be left out of a price list", "muestra qué se descartaría de una lista de precios", "価格表から除外されるものを見る") },
      "FILE|URL", options: [.columns, .decimal, .currency], example: "prices.csv") { try await PriceListCheck(context: $0).run() },
    Command("shop products export", { $0.say(
      "write the price list as a file that can be read again",
      "escribe la lista de precios como archivo que se puede volver a leer",
      "価格表を読み直せるファイルとして書き出す") },
      options: [.listFormat, .catalog, .columns, .decimal, .currency, .failIfStale], example: "--format csv") { try await ShopCommands(context: $0).exportProducts() },
    Command("shop discounts", { $0.say("list the discounts", "lista los descuentos", "割引の一覧") },
      options: [.on, .catalog, .columns, .decimal, .currency, .discounts, .failIfStale], service: .reading(.on, .failIfStale)) { try await ShopCommands(context: $0).discounts() },
    Command("shop discounts check", { $0.say("check a discounts file", "comprueba un archivo de descuentos", "割引のファイルを確認する") },
      "FILE|URL", options: [.on, .catalog, .columns, .decimal, .currency], example: "discounts.json") { try await ShopCommands(context: $0).checkDiscounts() },
    .pricing("shop price", { $0.say(
      "price a cart; - reads the codes from standard input",
      "calcula el precio de un carro; - lee los códigos de la entrada",
      "カートの金額を計算する。- は標準入力からコードを読む") }) { try await ShopCommands(context: $0).price() },
    .pricing("shop why", { $0.say("say why each discount applies or what is missing", "explica por qué se aplica cada descuento o qué falta", "割引が適用される理由、または足りないものを表示") }) { try await ShopCommands(context: $0).why() },
    Command("shop simulate", { $0.say("price the stored orders again under other discounts", "recalcula los pedidos guardados con otros descuentos", "保存された注文を別の割引で計算し直す") },
      options: [.discounts, .since, .catalog, .columns, .decimal, .currency, .failIfStale], example: "--discounts discounts.json") { try await ShopCommands(context: $0).simulate() },
    Command("shop orders", { $0.say("list what was bought", "lista lo comprado", "注文の一覧") },
      options: [.since, .csv], service: .reading(.since, isForGuests: false)) { try await ShopCommands(context: $0).orders() },
    Command("shop order", { $0.say("show a receipt", "muestra un recibo", "レシートを表示") },
      "ID", options: [.csv], example: "1", service: .reading(isForGuests: false)) { try await ShopCommands(context: $0).order() },
    Command("shop day", { $0.say("show what a day came to", "muestra el resumen de un día", "一日の集計を表示する") },
      "[DATE]", example: "2026-12-24", service: .reading(isForGuests: false)) { try await ShopCommands(context: $0).dayRecord() },
    Command("shop export", { $0.say(
      "write all orders, refunds, payments and taxes for the books",
      "escribe todos los pedidos, devoluciones, pagos e impuestos para la contabilidad",
      "注文・返金・支払い・税を帳簿用に書き出す") },
      options: [.since, .ledgerFormat], example: "--since 2026-12-01") { try await ShopCommands(context: $0).export() },
  ]
}
