import ArcadeDomain

/// To whom something belongs, in English.
extension EnglishSettings {
  var ownersTitle: String { "Who" }
  var ordersLabel: String { "Orders" }
  var noOwners: String { "Nothing belongs to anybody yet." }
  var ownersAction: String { "who has something here" }
  var adoptAction: String { "give what has no name to somebody" }
  var leaveAction: String { "leave it as it is" }
  func askToAdopt(_ name: String) -> String {
    "Give everything that has no name to “\(name)”? The cart, payments, games and answers are theirs then."
  }
  func adopted(by name: String, games: Int, orders: Int) -> String {
    let games = games == 0 ? [] : ["\(formats.number(games)) \(games == 1 ? "game" : "games")"]
    let orders = orders == 0 ? [] : ["\(formats.number(orders)) \(orders == 1 ? "order" : "orders")"]
    let counts = (games + orders).joined(separator: " and ")
    return "What had no name belongs to “\(name)” now\(counts.isEmpty ? "" : ", among it \(counts)")."
  }
  var nothingToAdopt: String { "There is nothing without a name, so nothing was changed." }
  func adoptionRefused(_ obstacles: [Adoption.Obstacle], for name: String) -> String {
    let things = obstacles.map { obstacle in
      switch obstacle {
      case .cart: "a cart"
      case .payment: "an open payment"
      case .priceGame: "a price game in progress"
      }
    }
    return "Nothing was changed: there is \(things.joined(separator: " and ")) without a name, and “\(name)” has "
      + "\(obstacles.count == 1 ? "one" : "them") too. Finish one of the two, then try again."
  }
}
