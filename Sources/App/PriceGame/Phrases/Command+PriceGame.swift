// swift-format-ignore-file
import ArcadeConsole
import ArcadeData
import ArcadePresentation

// The options of the price game.
extension Language {
  var priceStepNotStored: String { say("The last step of the price game was not stored.", "El último paso del juego de precios no se guardó.", "値段当ての最後の操作は保存されていません。") }
}

extension CommandOption {
  static let price = CommandOption("price", "49.99") { $0.say("the right price", "el precio correcto", "正しい価格") }
  static let accuracy = CommandOption("accuracy", "0.65") { $0.say("the share of right answers so far, 0 to 1", "la parte de respuestas correctas hasta ahora, de 0 a 1", "これまでの正答率（0 から 1）") }
  static let right = CommandOption("right", "13") { $0.say("how many answers were right so far", "cuántas respuestas fueron correctas hasta ahora", "これまでの正答の数") }
  static let answered = CommandOption("answered", "20") { $0.say("how many questions were answered so far", "cuántas preguntas se respondieron hasta ahora", "これまでに答えた問題の数") }
  static let productFeed = CommandOption("catalog", "FILE|URL") { $0.say("a feed of products to guess", "un catálogo con los productos que adivinar", "当てる商品のフィード") }
  static let rule = CommandOption("rule", "adaptive|classic") { $0.say("how far wrong prices may lie", "cuánto pueden alejarse los precios falsos", "ダミーの価格がどこまで離れてよいか") }
}

extension SettingEntry {
  static let ofPriceGame: [SettingEntry] = [
    SettingEntry(setting: .priceBase, isSource: true) { $0.say("where categories and products come from", "de dónde vienen categorías y productos", "分類と商品の取得先") },
    SettingEntry(setting: .priceCatalog, isSource: true, meaning: CommandOption.productFeed.summary),
    SettingEntry(setting: .priceRule, meaning: CommandOption.rule.summary),
  ]
}

// The commands of the price game.
extension Command {
  static let ofPriceGame: [Command] = [
    Command("prices", { $0.say("guess what products cost", "adivina cuánto cuesta cada producto", "商品の値段を当てる") }, options: [.rule, .productFeed, .currency], isSession: true),
    Command("prices options", { $0.say("make three wrong prices around a right one", "inventa tres precios falsos en torno a uno correcto", "正しい価格の前後にダミーの価格を三つ作る") },
      options: [.price, .currency, .accuracy, .right, .answered, .rule], example: "--price 49.99 --accuracy 0.65", service: .reading(.price, .currency, .accuracy, .right, .answered, .rule)
    ) { try await PriceOptionsCommand(context: $0).run() },
    Command("prices categories", { $0.say(
      "list the categories at the top, or below one",
      "lista las categorías principales, o las subcategorías de una",
      "最上位の分類、または指定した分類の下位分類の一覧") },
      "[ID]", options: [.productFeed, .currency, .failIfStale], example: "419247", service: .reading(.failIfStale)) { try await PriceCommands(context: $0).categories() },
    Command("prices products", { $0.say("list the products of a category", "lista los productos de una categoría", "分類の商品の一覧") },
      "ID", options: [.productFeed, .currency, .failIfStale], example: "419247", service: .reading(.failIfStale)) { try await PriceCommands(context: $0).products() },
    Command("prices daily", { $0.say("list the five products of a day, which are the same for all", "lista los cinco productos de un día, los mismos para todos", "その日の五品（みんな同じ）の一覧") },
      "[DATE]", options: [.productFeed, .currency], example: "2026-12-01", service: .reading()) { try await DailyCommands(context: $0).daily() },
    Command("prices share", { $0.say("tell others how your daily went, without a price", "cuenta cómo te fue el diario, sin ningún precio", "値段を明かさずに今日の五品の結果を共有する") },
      "[DATE]", options: [.productFeed, .currency], example: "2026-12-01", service: .reading()) { try await DailyCommands(context: $0).share() },
    Command("prices history", { $0.say("list the finished games", "lista las partidas terminadas", "値段当てのプレイ履歴") },
      options: [.before], service: .reading(.before)) { try await PriceCommands(context: $0).history() },
    Command("prices best", { $0.say("list the best games by category and rule", "lista las mejores partidas por categoría y regla", "分類とルールごとの自己ベスト") },
      service: .reading()) { try await PriceCommands(context: $0).best() },
  ]
}
