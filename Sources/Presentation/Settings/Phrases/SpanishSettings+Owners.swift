import ArcadeDomain

/// To whom something belongs, in Spanish.
extension SpanishSettings {
  var ownersTitle: String { "Usuarios" }
  var ordersLabel: String { "Pedidos" }
  var noOwners: String { "Todavía no hay datos de nadie." }
  var ownersAction: String { "quién tiene algo aquí" }
  var adoptAction: String { "da a alguien lo que no tiene dueño" }
  var leaveAction: String { "déjalo como está" }
  func askToAdopt(_ name: String) -> String {
    "¿Dar a «\(name)» todo lo que no tiene dueño? El carro, los pagos, las partidas y las respuestas serán suyos."
  }
  func adopted(by name: String, games: Int, orders: Int) -> String {
    let games = games == 0 ? [] : ["\(formats.number(games)) \(games == 1 ? "partida" : "partidas")"]
    let orders = orders == 0 ? [] : ["\(formats.number(orders)) \(orders == 1 ? "pedido" : "pedidos")"]
    let counts = (games + orders).joined(separator: " y ")
    return "Lo que no tenía dueño es ahora de «\(name)»\(counts.isEmpty ? "" : ", con \(counts)")."
  }
  var nothingToAdopt: String { "No hay nada sin dueño, así que no se ha cambiado nada." }
  func adoptionRefused(_ obstacles: [Adoption.Obstacle], for name: String) -> String {
    let things = obstacles.map { obstacle in
      switch obstacle {
      case .cart: "un carro"
      case .payment: "un pago abierto"
      case .priceGame: "una partida de precios en curso"
      }
    }
    return "No se ha cambiado nada: hay \(things.joined(separator: " y ")) sin dueño, y «\(name)» ya tiene lo mismo. "
      + "Termina lo uno o lo otro y vuelve a intentarlo."
  }
}
