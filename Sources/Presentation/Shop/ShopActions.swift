/// The shop's actions by name.
struct ShopActions {
  var add, remove: Action<ShopIntent>
  var list, cart, clear, discounts: Action<ShopIntent>
  var off, at, pay: Action<ShopIntent>
  var orders, order: Action<ShopIntent>
  var unlisted, undo: Action<ShopIntent>
  var code, customer, shipping, why: Action<ShopIntent>
  var refund, day: Action<ShopIntent>
  var float, putIn, takeOut, close, closings, closing: Action<ShopIntent>
  /// The actions that change the shop's own price list; nil if it has none.
  var ownList: PriceListActions?
  var refresh: Action<ShopIntent>

  /// The actions that change the shop's own price list.
  struct PriceListActions {
    let open, tax, tags: Action<ShopIntent>
    var add, reprice, remove: Action<ShopIntent>

    /// The actions, with adding, repricing and removing as the main ones.
    var putForward: PriceListActions {
      var same = self
      (same.add, same.reprice, same.remove) = (add.main, reprice.main, remove.main)
      return same
    }
  }

  /// All actions in the order of the help.
  var all: [Action<ShopIntent>] {
    [add, remove, list, cart, clear, discounts, off, at, pay, orders, order, unlisted, undo]
      + [code, customer, shipping, why, refund, day, float, putIn, takeOut, close, closings, closing]
      + (ownList.map { [$0.open, $0.add, $0.reprice, $0.tax, $0.tags, $0.remove] } ?? []) + [refresh]
  }
}

extension Layout {
  /// Returns the layout of a page with products: the scan form above, and controls below.
  static func selling(_ can: ShopActions, @Blocks controls: () -> [Block]) -> Layout {
    Layout(entry: can.add, controls: controls)
  }

  /// Returns the layout of another page, from which a scan leads to the products.
  static func besideSelling(_ can: ShopActions, @Blocks controls: () -> [Block] = { [] }) -> Layout {
    var layout = Layout(entry: Action<ShopIntent>?.none, controls: controls)
    layout.scan = Layout.Scanning(can.add.offer, at: ShopRoute.home.address)
    return layout
  }
}
