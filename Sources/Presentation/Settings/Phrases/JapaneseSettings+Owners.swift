import ArcadeDomain

/// To whom something belongs, in Japanese.
extension JapaneseSettings {
  var ownersTitle: String { "利用者" }
  var ordersLabel: String { "注文" }
  var noOwners: String { "利用者のデータはまだありません。" }
  var ownersAction: String { "ここにデータがある利用者" }
  var adoptAction: String { "名前のないデータを引き継ぐ" }
  var leaveAction: String { "そのままにする" }
  func askToAdopt(_ name: String) -> String {
    "名前のないデータをすべて「\(name)」のものにしますか？カート、支払い、ゲーム、回答が引き継がれます。"
  }
  func adopted(by name: String, games: Int, orders: Int) -> String {
    let games = games == 0 ? [] : ["ゲーム \(formats.number(games)) 回"]
    let orders = orders == 0 ? [] : ["注文 \(formats.number(orders)) 件"]
    let counts = (games + orders).joined(separator: "、")
    return "名前のなかったデータを「\(name)」のものにしました\(counts.isEmpty ? "" : "（\(counts)を含む）")。"
  }
  var nothingToAdopt: String { "名前のないデータはないため、何も変更していません。" }
  func adoptionRefused(_ obstacles: [Adoption.Obstacle], for name: String) -> String {
    let things = obstacles.map { obstacle in
      switch obstacle {
      case .cart: "カート"
      case .payment: "未完了の支払い"
      case .priceGame: "途中の値段当て"
      }
    }
    return "何も変更していません。\(things.joined(separator: "と"))が、名前のない側と「\(name)」の両方にあります。どちらかを終わらせてから、もう一度試してください。"
  }
}
