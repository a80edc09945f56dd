import ArcadePresentation

/// A receipt on the console.
final class ConsoleReceiptView: ScreenView, ConsoleModule {
  private let presenter: ReceiptPresenter
  private let router: ConsoleShopRouter?
  private let console: ShopConsole

  init(presenter: ReceiptPresenter, router: ConsoleShopRouter?, console: ShopConsole) {
    self.presenter = presenter
    self.router = router
    self.console = console
    presenter.view = self
    presenter.router = router
  }

  var commands: [ConsoleCommand] { console.everywhere }

  func begin() async { await presenter.show() }

  func accept(_ line: ConsoleLine) async -> ConsoleReply {
    guard line.command == "retry" else { return await console.follow(line, go: presenter.go) }
    await presenter.show()
    return .done
  }

  func render(_ screen: ReceiptScreen) {
    let output = console.output
    switch screen {
    case .receipt(let receipt):
      output.heading(receipt.title)
      output.paragraph(receipt.paidAt)
      output.table(receipt.table.textTable)
    case .failed(let failure): output.failure(failure, phrases: console.phrases)
    }
  }
}
