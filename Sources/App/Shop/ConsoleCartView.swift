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
    switch line.command {
    case "refresh", "retry": await presenter.refresh()
    case "cart": await presenter.show()
    case "clear": await presenter.clear()
    default: return await console.accept(line, at: presenter)
    }
    return .done
  }

  func answer(_ isYes: Bool) async { await presenter.answerToClear(isYes) }

  func render(_ screen: CartScreen) {
    let output = console.output
    isAsking = screen.question != nil
    if !screen.isUpdate { draw(screen) }
    output.notices(screen.notices)
    if let question = screen.question { return output.question(question, phrases: console.phrases) }
    if case .lines = screen.content, !screen.isUpdate { output.paragraph(console.words.typePay, .faint) }
  }

  private func draw(_ screen: CartScreen) {
    let output = console.output
    output.heading(screen.title)
    switch screen.content {
    case .lines(let table): output.table(table.textTable)
    case .empty(let text): output.paragraph(console.shopPhrases.joining(text, console.words.typeCode))
    case .failed(let failure): output.failure(failure, phrases: console.phrases)
    }
  }
}
