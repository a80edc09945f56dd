// swift-format-ignore-file
import ArcadeDomain

extension SettingsPhrases {
  /// What stands above everybody to whom something belongs.
  public var ownersTitle: String { say("Who", "Usuarios", "利用者") }
  /// Above the numbers of orders.
  var ordersLabel: String { say("Orders", "Pedidos", "注文") }
  /// Nothing belongs to anybody yet.
  public var noOwners: String { say("Nothing belongs to anybody yet.", "Todavía no hay datos de nadie.", "利用者のデータはまだありません。") }
  var ownersAction: String { say("who has something here", "quién tiene algo aquí", "ここにデータがある利用者") }
  var adoptAction: String { say("give what has no name to somebody", "da a alguien lo que no tiene dueño", "名前のないデータを引き継ぐ") }
  var leaveAction: String { say("leave it as it is", "déjalo como está", "そのままにする") }
  /// Asks before somebody gets what is nobody's.
  public func askToAdopt(_ name: String) -> String { say(
    "Give everything that has no name to “\(name)”? The cart, payments, games and answers are theirs then.",
    "¿Dar a «\(name)» todo lo que no tiene dueño? El carro, los pagos, las partidas y las respuestas serán suyos.",
    "名前のないデータをすべて「\(name)」のものにしますか？カート、支払い、ゲーム、回答が引き継がれます。") }
  func adopted(by name: String, games: Int, orders: Int) -> String {
    let games = say(
      games == 0 ? [] : ["\(formats.number(games)) \(games == 1 ? "game" : "games")"],
      games == 0 ? [] : ["\(formats.number(games)) \(games == 1 ? "partida" : "partidas")"],
      games == 0 ? [] : ["ゲーム \(formats.number(games)) 回"])
    let orders = say(
      orders == 0 ? [] : ["\(formats.number(orders)) \(orders == 1 ? "order" : "orders")"],
      orders == 0 ? [] : ["\(formats.number(orders)) \(orders == 1 ? "pedido" : "pedidos")"],
      orders == 0 ? [] : ["注文 \(formats.number(orders)) 件"])
    let counts = say((games + orders).joined(separator: " and "), (games + orders).joined(separator: " y "), (games + orders).joined(separator: "、"))
    return say(
      "What had no name belongs to “\(name)” now\(counts.isEmpty ? "" : ", among it \(counts)").",
      "Lo que no tenía dueño es ahora de «\(name)»\(counts.isEmpty ? "" : ", con \(counts)").",
      "名前のなかったデータを「\(name)」のものにしました\(counts.isEmpty ? "" : "（\(counts)を含む）")。")
  }
  var nothingToAdopt: String {
    say("There is nothing without a name, so nothing was changed.", "No hay nada sin dueño, así que no se ha cambiado nada.", "名前のないデータはないため、何も変更していません。")
  }
  func adoptionRefused(_ obstacles: [Adoption.Obstacle], for name: String) -> String {
    let things = say(
      obstacles.map { obstacle in switch obstacle { case .cart: "a cart" case .payment: "an open payment" case .priceGame: "a price game in progress" } },
      obstacles.map { obstacle in switch obstacle { case .cart: "un carro" case .payment: "un pago abierto" case .priceGame: "una partida de precios en curso" } },
      obstacles.map { obstacle in switch obstacle { case .cart: "カート" case .payment: "未完了の支払い" case .priceGame: "途中の値段当て" } })
    return say(
      "Nothing was changed: there is \(things.joined(separator: " and ")) without a name, and “\(name)” has "
        + "\(obstacles.count == 1 ? "one" : "them") too. Finish one of the two, then try again.",
      "No se ha cambiado nada: hay \(things.joined(separator: " y ")) sin dueño, y «\(name)» ya tiene lo mismo. "
        + "Termina lo uno o lo otro y vuelve a intentarlo.",
      "何も変更していません。\(things.joined(separator: "と"))が、名前のない側と「\(name)」の両方にあります。どちらかを終わらせてから、もう一度試してください。")
  }
}
