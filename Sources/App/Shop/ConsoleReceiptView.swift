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

  var commands: [ConsoleCommand] { console.everywhere + [console.retry] }

  func begin() async { await presenter.show() }

  func accept(_ line: ConsoleLine) async -> ConsoleReply {
    guard line.command == "retry" else { return await console.follow(line, by: router, go: presenter.go) }
    await presenter.show()
    return .done
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
