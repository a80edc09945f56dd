import ArcadePresentation

/// What the shop's commands do, in one language.
protocol ShopConsolePhrases: Sendable {
  /// The word for the shop in the menu.
  var menuEntry: String { get }
  /// What `list` does.
  var list: String { get }
  /// What typing a code does.
  var scan: String { get }
  /// What `add` does.
  var add: String { get }
  /// What `remove` does.
  var remove: String { get }
  /// What `cart` does.
  var cart: String { get }
  /// What `clear` does.
  var clear: String { get }
  /// What `discounts` does.
  var discounts: String { get }
  /// What `pay` does.
  var pay: String { get }
  /// What `orders` does.
  var orders: String { get }
  /// What `order` does.
  var order: String { get }
  /// What `refresh` does.
  var refresh: String { get }
  /// What `retry` does.
  var retry: String { get }
  /// The title of a price check.
  func priceTitle(on day: String) -> String
}

extension Language {
  /// What the shop's commands do, in this language.
  var shopConsolePhrases: any ShopConsolePhrases {
    switch self {
    case .english: EnglishShopConsole()
    case .spanish: SpanishShopConsole()
    case .japanese: JapaneseShopConsole()
    }
  }
}

/// The shop's commands in English.
struct EnglishShopConsole: ShopConsolePhrases {
  var menuEntry: String { "scan products, see the discounts, pay" }
  var list: String { "the products, or those with a text in them" }
  var scan: String { "put a product into the cart, once or N times" }
  var add: String { "the same, for a code that is also a command" }
  var remove: String { "take pieces out of the cart, or the whole line" }
  var cart: String { "what is in the cart and what it costs" }
  var clear: String { "empty the cart (asks)" }
  var discounts: String { "all discounts, and mistakes in their file" }
  var pay: String { "pay for the cart" }
  var orders: String { "what was bought, newest first" }
  var order: String { "the receipt of an order" }
  var refresh: String { "load prices and discounts anew" }
  var retry: String { "try again" }
  func priceTitle(on day: String) -> String { "Price on \(day)" }
}

/// The shop's commands in Spanish.
struct SpanishShopConsole: ShopConsolePhrases {
  var menuEntry: String { "escanear productos, ver los descuentos, pagar" }
  var list: String { "los productos, o los que llevan un texto" }
  var scan: String { "mete un producto en el carro, una o N veces" }
  var add: String { "lo mismo, para un código que también es una orden" }
  var remove: String { "saca unidades del carro, o la línea entera" }
  var cart: String { "qué hay en el carro y cuánto cuesta" }
  var clear: String { "vacía el carro (pregunta)" }
  var discounts: String { "todos los descuentos y los errores de su archivo" }
  var pay: String { "paga el carro" }
  var orders: String { "lo comprado, lo último primero" }
  var order: String { "el recibo de un pedido" }
  var refresh: String { "carga otra vez precios y descuentos" }
  var retry: String { "inténtalo de nuevo" }
  func priceTitle(on day: String) -> String { "Precio del \(day)" }
}

/// The shop's commands in Japanese.
struct JapaneseShopConsole: ShopConsolePhrases {
  var menuEntry: String { "商品を読み取り、割引を見て、支払う" }
  var list: String { "商品の一覧、または文字を含む商品" }
  var scan: String { "商品をカートに入れる（N は個数）" }
  var add: String { "同じ。コードがコマンドと同じとき" }
  var remove: String { "カートから減らす、または全部取り除く" }
  var cart: String { "カートの中身と金額" }
  var clear: String { "カートを空にする（確認あり）" }
  var discounts: String { "すべての割引とファイルの誤り" }
  var pay: String { "カートを支払う" }
  var orders: String { "買ったもの、新しい順" }
  var order: String { "注文のレシート" }
  var refresh: String { "価格と割引を読み直す" }
  var retry: String { "やり直す" }
  func priceTitle(on day: String) -> String { "\(day) の金額" }
}
