import ArcadePresentation

/// A receipt on the console.
final class ConsoleReceiptView: ScreenView, ConsoleModule {
  private let presenter: ReceiptPresenter
  private let router: ConsoleShopRouter
  private let console: ShopConsole

  init(presenter: ReceiptPresenter, router: ConsoleShopRouter, console: ShopConsole) {
    self.presenter = presenter
    self.router = router
    self.console = console
    presenter.view = self
    presenter.router = router
  }

  var commands: [ConsoleCommand] { console.everywhere }

  func begin() async { await presenter.show() }

  func accept(_ line: ConsoleLine) async -> ConsoleReply {
    if line.command == "retry" {
      await presenter.show()
      return .done
    }
    let reply = await console.follow(line, go: presenter.go)
    // The next customer's first product may be scanned right here.
    guard case .unknown = reply else { return reply }
    return await router.scan(line)
  }

  func render(_ screen: ReceiptScreen) {
    screen.draw(on: console.output, phrases: console.phrases)
  }
}

extension ReceiptScreen {
  /// Draws the receipt, or why there is none.
  func draw(on output: ConsoleOutput, phrases: any ConsolePhrases) {
    switch self {
    case .receipt(let receipt):
      output.heading(receipt.title)
      output.paragraph(receipt.paidAt)
      output.table(receipt.table.textTable)
    case .failed(let failure): output.failure(failure, phrases: phrases)
    }
  }
}
