import ArcadePresentation

/// What the shop's views draw with.
struct ShopConsole {
  let output: ConsoleOutput
  let phrases: any ConsolePhrases
  let shopPhrases: any ShopPhrases
  let words: any ShopConsolePhrases

  /// The commands of the product list and of the basket.
  var commands: [ConsoleCommand] {
    [
      .init("list", "[TEXT]", words.list),
      .init("CODE", "[N]", words.scan),
      .init("add", "CODE [N]", words.add),
      .init("remove", "CODE [N]", words.remove),
      .init("cart", "", words.cart),
      .init("clear", "", words.clear),
      .init("discounts", "", words.discounts),
      .init("pay", "", words.pay),
      .init("orders", "", words.orders),
      .init("order", "ID", words.order),
      .init("refresh", "", words.refresh),
      retryCommand,
    ]
  }

  /// The command after a failure that may pass.
  var retryCommand: ConsoleCommand { .init("retry", "", words.retry) }
}
