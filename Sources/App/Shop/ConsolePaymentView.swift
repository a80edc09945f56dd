import ArcadePresentation

/// A payment on the console.
final class ConsolePaymentView: ScreenView, ConsoleModule {
  private let presenter: PaymentPresenter
  private let router: ConsoleShopRouter
  private let console: ShopConsole
  private(set) var isAsking = false

  init(presenter: PaymentPresenter, router: ConsoleShopRouter, console: ShopConsole) {
    self.presenter = presenter
    self.router = router
    self.console = console
    presenter.view = self
    presenter.router = router
  }

  var commands: [ConsoleCommand] { console.everywhere + [console.retry] }

  func begin() async { await presenter.begin() }

  /// Going back never pays again: it leads past this screen.
  func resume() async { await presenter.go(to: .back) }

  func accept(_ line: ConsoleLine) async -> ConsoleReply {
    guard line.command == "retry" || line.command == "pay" else {
      return await console.follow(line, by: router, go: presenter.go)
    }
    await presenter.begin()
    return .done
  }

  func answer(_ isYes: Bool) async { await presenter.answer(isYes) }

  func render(_ screen: PaymentScreen) {
    let output = console.output
    isAsking = false
    output.notices(screen.notices)
    switch screen.state {
    case .asking(let question):
      isAsking = true
      output.question(question, phrases: console.phrases)
    case .inProgress(let text): output.progress(text)
    case .completed(let text): output.paragraph(text, .good)
    case .stopped(let failure): output.failure(failure, phrases: console.phrases)
    }
  }
}
