import ArcadePresentation

/// The cart on the console.
final class ConsoleCartView: ScreenView, ConsoleModule {
  private let presenter: CartPresenter
  private let router: ConsoleShopRouter
  private let console: ShopConsole
  private let asksToClear: Bool
  private(set) var isAsking = false

  init(presenter: CartPresenter, router: ConsoleShopRouter, console: ShopConsole, asksToClear: Bool = false) {
    self.presenter = presenter
    self.router = router
    self.console = console
    self.asksToClear = asksToClear
    presenter.view = self
    presenter.router = router
  }

  var commands: [ConsoleCommand] { console.scanning }

  func begin() async {
    if asksToClear { await presenter.clear() } else { await presenter.show() }
  }

  func resume() async { await presenter.show() }

  func accept(_ line: ConsoleLine) async -> ConsoleReply {
    if line.command == "refresh" || line.command == "retry" {
      await presenter.refresh()
      return .done
    }
    let codes = await presenter.codes()
    switch ShopWords(line, codes: codes) {
    case .go(.cart): await presenter.show()
    case .go(.clearCart): await presenter.clear()
    case .go(let route): await presenter.go(to: route)
    case .add(let code, let quantity): await presenter.add(code, quantity: quantity)
    case .remove(let code, let quantity): await presenter.remove(code, quantity: quantity)
    case .badQuantity(let text): return .refused(console.shopPhrases.notAQuantity(text))
    case .noSuchOrder(let text): return .refused(console.shopPhrases.noSuchOrder(text))
    case .missingCode(let command): return .refused(console.words.codeMissing(after: command))
    case .missingOrder: return .refused(console.words.orderMissing)
    case .other: return .unknown(alsoKnown: codes)
    }
    return .done
  }

  func answer(_ isYes: Bool) async { await presenter.answerToClear(isYes) }

  func render(_ screen: CartScreen) {
    let output = console.output
    isAsking = screen.question != nil
    if !screen.isUpdate { draw(screen) }
    output.notices(screen.notices)
    if let question = screen.question { output.question(question, phrases: console.phrases) }
  }

  private func draw(_ screen: CartScreen) {
    let output = console.output
    output.heading(screen.title)
    switch screen.content {
    case .lines(let table): output.table(table.textTable)
    case .empty(let text): output.paragraph("\(text) \(console.words.typeCode)")
    case .failed(let failure): output.failure(failure, phrases: console.phrases)
    }
  }
}
