/// What can be done in the shop, in Japanese.
extension JapaneseShop {
  var addAction: String { "商品をカートに入れる" }
  var removeAction: String { "カートから減らす、または全部取り除く" }
  var listAction: String { "商品の一覧、または文字を含む商品" }
  var cartAction: String { "カートの中身と金額" }
  var clearAction: String { "カートを空にする" }
  var keepAction: String { "カートをそのままにする" }
  var discountsAction: String { "すべての割引とファイルの誤り" }
  var payAction: String { "カートの代金を支払う" }
  var notPayAction: String { "支払わない" }
  var ordersAction: String { "注文の一覧（新しい順）" }
  var orderAction: String { "注文のレシート" }
  var refreshAction: String { "価格と割引を読み直す" }
  var productField: String { "商品" }
  var piecesField: String { "個数" }
  var allPieces: String { "すべて" }
  var searchField: String { "商品名またはコード" }
  var allProducts: String { "すべて" }
}
