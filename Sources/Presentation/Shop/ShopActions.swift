/// What can be done in the shop, each thing by its name.
struct ShopActions {
  var add, remove: Action<ShopIntent>
  var list, cart, clear, discounts: Action<ShopIntent>
  var off, at, pay: Action<ShopIntent>
  var orders, order: Action<ShopIntent>
  var unlisted, undo: Action<ShopIntent>
  var code, customer, shipping, why: Action<ShopIntent>
  var refund, day: Action<ShopIntent>
  var float, putIn, takeOut, close, closings, closing: Action<ShopIntent>
  /// How the shop's own price list is changed; nil if the shop keeps none.
  var ownList: PriceListActions?
  var refresh: Action<ShopIntent>

  /// How the shop's own price list is changed.
  struct PriceListActions {
    let open, tax, tags: Action<ShopIntent>
    var add, reprice, remove: Action<ShopIntent>

    /// The same, of which adding, repricing and removing are named first.
    var putForward: PriceListActions {
      var same = self
      (same.add, same.reprice, same.remove) = (add.main, reprice.main, remove.main)
      return same
    }
  }

  /// All of them, as the help lists them.
  var all: [Action<ShopIntent>] {
    [add, remove, list, cart, clear, discounts, off, at, pay, orders, order, unlisted, undo]
      + [code, customer, shipping, why, refund, day, float, putIn, takeOut, close, closings, closing]
      + (ownList.map { [$0.open, $0.add, $0.reprice, $0.tax, $0.tags, $0.remove] } ?? []) + [refresh]
  }
}

extension Layout {
  /// A page of the shop above which products are scanned; controls stand beneath it.
  static func selling(_ can: ShopActions, @Blocks controls: () -> [Block]) -> Layout {
    Layout(entry: can.add, controls: controls)
  }

  /// A page of the shop that is about something else, so that a scan leads to the products.
  static func besideSelling(_ can: ShopActions, @Blocks controls: () -> [Block] = { [] }) -> Layout {
    var layout = Layout(entry: Action<ShopIntent>?.none, controls: controls)
    layout.scan = Layout.Scanning(can.add.offer, at: ShopRoute.home.address)
    return layout
  }
}
