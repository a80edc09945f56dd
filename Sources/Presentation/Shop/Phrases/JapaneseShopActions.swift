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
  var codeAction: String { "割引コードを使う。なしですべて取り消す" }
  var customerAction: String { "お客様のグループを指定する。なしで取り消す" }
  var shippingAction: String { "配送方法と送料を指定する。なしで取り消す" }
  var whyAction: String { "割引が適用される理由、または足りないもの" }
  var discountCodeField: String { "割引コード" }
  var groupField: String { "グループ" }
  var methodField: String { "配送方法" }
  var shippingPriceField: String { "送料" }
  var noneOfThem: String { "なし" }
}
