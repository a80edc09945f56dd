import ArcadeDomain

extension ShopScreens {
  /// Looks at an order.
  func order() -> Action<ShopIntent> {
    let id = Parameter<Order.ID>.order("id", phrases.orderLabel, phrases)
    return Action("order", phrases.orderAction, caption: phrases.orderCaption, id) { .go(.order($0)) }
      .changingWhatIsShared
  }

  /// Looks at the orders of a day, or at all of them; a frontend leads to all of them by their address.
  func orders(address: String? = nil) -> Action<ShopIntent> {
    let day = Parameter.day("day", phrases.dayLabel, example: shop.time.today(), phrases)
    return Action(
      "orders",
      phrases.ordersAction,
      caption: phrases.ordersCaption,
      day.optional(phrases.everyDay),
      address: address
    ) {
      .go(.orders(on: $0, at: .newest))
    }.changingWhatIsShared
  }
}
