// swift-format-ignore-file

extension ShopPhrases {
  var addAction: String { say("put a product into the cart", "mete un producto en el carro", "商品をカートに入れる") }
  var removeAction: String { say("take pieces out of the cart, or the whole line", "saca unidades del carro, o la línea entera", "カートから減らす、または全部取り除く") }
  var listAction: String { say("the products, or those with a text in them", "los productos, o los que contienen un texto", "商品の一覧、または指定した文字を含む商品") }
  var cartAction: String { say("what is in the cart and what it costs", "qué hay en el carro y cuánto cuesta", "カートの中身と金額") }
  var clearAction: String { say("empty the cart", "vacía el carro", "カートを空にする") }
  var keepAction: String { say("keep the cart", "deja el carro como está", "カートをそのままにする") }
  var discountsAction: String { say("all discounts, and mistakes in their file", "todos los descuentos y los errores de su archivo", "すべての割引とファイルの誤り") }
  var payAction: String { say("pay for the cart", "paga lo que hay en el carro", "カートの代金を支払う") }
  var notPayAction: String { say("do not pay", "deja el carro sin pagar", "支払わない") }
  var ordersAction: String { say("what was bought, newest first", "los pedidos, los más recientes primero", "注文の一覧（新しい順）") }
  var orderAction: String { say("the receipt of an order", "el recibo de un pedido", "注文のレシート") }
  var refreshAction: String { say("load prices and discounts anew", "carga otra vez precios y descuentos", "価格と割引を読み直す") }
  var productField: String { say("Product", "Producto", "商品") }
  var piecesField: String { say("Pieces", "Unidades", "個数") }
  var allPieces: String { say("all of them", "todas", "すべて") }
  var searchField: String { say("Name or code of products", "Nombre o código del producto", "商品名またはコード") }
  var allProducts: String { say("all of them", "todos", "すべて") }
  var codeAction: String { say("give a discount code; without one, take all back", "da un código de descuento; sin él, quita todos", "割引コードを使う（省略するとすべて取り消す）") }
  var customerAction: String {
    say("say which group the customer belongs to; without one, to none", "indica el grupo del cliente; sin él, ninguno", "お客様のグループを指定する（省略すると取り消す）")
  }
  var shippingAction: String { say(
    "say how it is sent and what that costs; without, nothing is sent",
    "indica cómo se envía y cuánto cuesta; sin nada, no se envía",
    "配送方法と送料を指定する（省略すると取り消す）") }
  var whyAction: String { say("why each discount applies or what is missing", "por qué se aplica cada descuento o qué falta", "割引が適用される理由、または足りないもの") }
  var discountCodeField: String { say("Discount code", "Código de descuento", "割引コード") }
  var groupField: String { say("Group", "Grupo", "グループ") }
  var methodField: String { say("Way of shipping", "Forma de envío", "配送方法") }
  var shippingPriceField: String { say("Price", "Precio", "送料") }
  var noneOfThem: String { say("none", "ninguno", "なし") }
  var noneOfThese: String { say("none", "ninguna", "なし") }
}
