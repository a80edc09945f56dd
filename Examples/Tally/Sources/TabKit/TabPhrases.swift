import ArcadeDomain
import ArcadePresentation

/// The sentences of the tab.
public struct TabPhrases: Phrases {
  public let language: Language
  public let formats: Formats

  public init(_ language: Language, formats: Formats) { (self.language, self.formats) = (language, formats) }

  var title: String { say("The tab", "La cuenta", "ツケ帳") }
  var empty: String { say("Everybody has paid.", "Todos han pagado.", "全員支払い済みです。") }
  var person: String { say("Person", "Persona", "名前") }
  var drink: String { say("Drink", "Bebida", "飲み物") }
  var price: String { say("Price", "Precio", "価格") }
  var drinks: String { say("Drinks", "Bebidas", "杯数") }
  var owed: String { say("Owed", "Debe", "未払い") }
  var addLabel: String { say("write a drink on the tab", "apunta una bebida", "飲み物をつける") }
  var addCaption: String { say("Add", "Apuntar", "追加") }
  var paidLabel: String { say("remove what a person has paid", "borra lo que alguien ha pagado", "支払い済みを消す") }
  var paidCaption: String { say("Paid", "Pagado", "支払い済み") }
  func noSuchPerson(_ text: String) -> String {
    say("\(text) owes nothing.", "\(text) no debe nada.", "\(text) の未払いはありません。")
  }
  func added(_ drink: Drink) -> String {
    let price = formats.money(drink.price)
    return say(
      "\(drink.person): \(drink.name), \(price).",
      "\(drink.person): \(drink.name), \(price).",
      "\(drink.person)：\(drink.name)、\(price)。"
    )
  }
  func hasPaid(_ person: String) -> String {
    say("\(person) has paid.", "\(person) ha pagado.", "\(person) が支払いました。")
  }
}
