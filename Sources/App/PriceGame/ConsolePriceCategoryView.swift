import ArcadePresentation

/// The categories on the console.
final class ConsolePriceCategoryView: ScreenView, ConsoleModule {
  private let presenter: PriceCategoryPresenter
  private let router: ConsolePriceRouter
  private let console: PriceConsole

  init(presenter: PriceCategoryPresenter, router: ConsolePriceRouter, console: PriceConsole) {
    self.presenter = presenter
    self.router = router
    self.console = console
    presenter.view = self
    presenter.router = router
  }

  var commands: [ConsoleCommand] {
    [
      .init("N", "", console.words.choose),
      console.phrases.up,
      .init("reset", "", console.words.reset),
    ] + console.everywhere + [console.retry]
  }

  func begin() async { await presenter.show() }

  func accept(_ line: ConsoleLine) async -> ConsoleReply {
    switch (line.command, line.arguments.count) {
    case ("up", 0): await presenter.up()
    case ("reset", 0), ("categories", 0): await presenter.reset()
    case ("retry", 0): await presenter.retry()
    case ("mix", 1) where line.rest.lowercased() == "play": await presenter.playMix()
    case ("mix", 1) where line.rest.lowercased() == "clear": await presenter.clearMix()
    case ("mix", _): await presenter.mix(Array(line.arguments))
    case (let word, 0) where word.isWholeNumber: await presenter.choose(word)
    default: return await console.follow(line, by: router)
    }
    return .done
  }

  func render(_ screen: PriceCategoryScreen) {
    let output = console.output
    if case .loading(let text) = screen.content { return console.saysLoading ? output.progress(text) : () }
    if !screen.isUpdate { screen.draw(on: output, phrases: console.phrases) }
    output.notices(screen.notices)
    if let mix = screen.mix { output.paragraph(mix) }
    if case .categories = screen.content, !screen.isUpdate { output.paragraph(console.words.typeCategory, .faint) }
  }
}

extension PriceCategoryScreen {
  /// Draws the categories, or why there are none.
  func draw(on output: ConsoleOutput, phrases: any ConsolePhrases) {
    output.heading(title)
    switch content {
    case .loading: break
    case .categories(let table): output.table(table.textTable)
    case .failed(let failure): output.failure(failure, phrases: phrases)
    }
  }
}
