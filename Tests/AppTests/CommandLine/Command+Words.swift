@testable import ArcadeApp

// The commands that tests name.
extension Command {
  static let shop = found("shop")
  static let shopProducts = found("shop", "products")
  static let shopProductsCheck = found("shop", "products", "check")
  static let shopPrice = found("shop", "price")
  static let shopOrders = found("shop", "orders")
  static let shopOrder = found("shop", "order")
  static let settings = found("settings")
  static let settingsSet = found("settings", "set")
  static let backup = found("backup")
  static let restore = found("restore")

  private static func found(_ words: String...) -> Command {
    guard let command = CommandTable.arcade.command(words) else { preconditionFailure("no command \(words)") }
    return command
  }
}
