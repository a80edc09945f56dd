/// Every command of the command line; the table says what follows each.
enum CommandName: String, CaseIterable, Hashable, Sendable {
  case menu = ""
  case shop = "shop"
  case shopProducts = "shop products"
  case shopDiscounts = "shop discounts"
  case shopPrice = "shop price"
  case shopOrders = "shop orders"
  case shopOrder = "shop order"
  case settings = "settings"
  case settingsSet = "settings set"
  case settingsUnset = "settings unset"
  case settingsErase = "settings erase"
  case backup = "backup"
  case restore = "restore"
  case help = "help"

  /// The words to type, in order.
  var words: [String] { rawValue.split(separator: " ").map(String.init) }
}
