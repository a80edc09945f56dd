import ArcadeDomain
import ArcadePresentation

/// Goes from one screen of the shop to the next, on the stack of a session.
///
/// A list or a cart that is open already is gone back to, so that the stack does not grow in circles.
final class ConsoleShopRouter: ShopRouter {
  private weak var session: ConsoleSession?
  private let modules: ShopModules

  init(session: ConsoleSession, modules: ShopModules) {
    self.session = session
    self.modules = modules
  }

  func follow(_ route: ShopRoute) async {
    switch route {
    case .products(let text): await session?.unwind(to: ConsoleProductListView.self)?.show(matching: text)
    case .cart: await show(ConsoleCartView.self) { modules.cart(self) }
    case .clearCart: await session?.push(modules.cart(self, asksToClear: true))
    case .discounts: await show(ConsoleDiscountListView.self) { modules.discountList(self) }
    case .payment: await session?.push(modules.payment(self))
    case .orders: await show(ConsoleRecordView<OrderListPresenter>.self) { modules.orderList(self) }
    case .order(let id):
      session?.leave(ConsoleReceiptView.self)
      await session?.push(modules.receipt(id, self))
    case .paid(let id):
      session?.unwind(to: ConsoleProductListView.self)
      await session?.push(modules.receipt(id, self))
    case .back: await session?.pop()
    }
  }

  /// Goes to the product list with a line that scans or removes a product; any other line changes nothing.
  func acceptOnList(_ line: ConsoleLine) async -> ConsoleReply {
    guard let list = session?.module(of: ConsoleProductListView.self) else { return .unknown() }
    let codes = await list.codes()
    switch ShopWords(line, codes: codes) {
    case .add(let code, _) where codes.contains(code.uppercased()) || line.command == "add": break
    case .remove: break
    case .badQuantity(let text) where codes.contains(line.command.uppercased()) || Int(line.command) == nil:
      return .refused(modules.console.shopPhrases.notAQuantity(text))
    case .missingCode(let command): return .refused(modules.console.words.codeMissing(after: command))
    default: return .unknown(alsoKnown: codes)
    }
    session?.unwind(to: ConsoleProductListView.self)
    await list.resume()
    return await list.accept(line)
  }

  private func show<Module: ConsoleModule>(_ kind: Module.Type, make: () -> Module) async {
    if let open = session?.unwind(to: kind) {
      await open.resume()
    } else {
      await session?.push(make())
    }
  }
}
