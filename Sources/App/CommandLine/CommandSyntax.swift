/// What may follow a command: its operands and its own options.
struct CommandSyntax: Hashable, Sendable {
  /// The operands as the help shows them; those in brackets may be left out, `…` may repeat.
  let operands: [String]
  /// The options besides those of every command.
  let options: [CommandOption]

  init(_ operands: [String] = [], options: [CommandOption] = []) {
    self.operands = operands
    self.options = options
  }

  /// How many operands there must be at least.
  var fewest: Int { operands.count { !$0.hasPrefix("[") } }

  /// How many operands there may be at most; nil for any number.
  var most: Int? { operands.contains { $0.hasSuffix("…") || $0.hasSuffix("…]") } ? nil : operands.count }
}

extension CommandName {
  /// The one table of what each command takes; parsing, help and suggestions all read it.
  var syntax: CommandSyntax {
    switch self {
    case .menu, .shop, .shopOrders, .settings, .settingsErase: CommandSyntax()
    case .shopProducts: CommandSyntax(options: [.catalog])
    case .shopDiscounts: CommandSyntax(options: [.on, .catalog, .discounts])
    case .shopPrice: CommandSyntax(["CODE[=N]…"], options: [.on, .catalog, .discounts])
    case .shopOrder: CommandSyntax(["ID"])
    case .settingsSet: CommandSyntax(["NAME", "VALUE"])
    case .settingsUnset: CommandSyntax(["NAME"])
    case .backup, .restore: CommandSyntax(["FILE"])
    case .help: CommandSyntax(["[COMMAND…]"])
    }
  }
}
