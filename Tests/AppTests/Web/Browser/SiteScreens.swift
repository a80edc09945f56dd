/// The addresses of screens in a data folder that has something of everything.
enum SiteScreens {
  static let all = [
    "/", "/shop", "/shop?matching=mug", "/shop/cart", "/shop/discounts", "/shop/orders", "/shop/orders/1",
    "/shop/orders/1/refund", "/shop/why", "/shop/day", "/shop/closings", "/shop/pricelist", "/who", "/prices",
    "/prices/instructions", "/prices/categories", "/prices/games", "/prices/games/1", "/prices/best",
    "/names", "/names/people", "/names/games", "/names/best", "/names/stats", "/words", "/words/decks", "/words/topics",
    "/words/games", "/words/games/1", "/words/best", "/words/words", "/words/stats", "/observe", "/observe/search",
    "/observe/watches/1", "/observe/watches/1/listing?id=tea-012", "/observe/watches/1/history?id=tea-012&of=price",
    "/observe/watches/1/updates", "/observe/watches/1/delete", "/observe/sources", "/settings", "/settings/language",
    "/settings/erase",
  ]

  /// Where each game is begun, and by what.
  static let games = [("/prices", "#b-play"), ("/names", "[value=practice]"), ("/words", "#b-play")]
}
