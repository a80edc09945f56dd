import ArcadePresentation

/// A question on the console.
final class ConsolePriceGameView: ScreenView, ConsoleModule {
  private let presenter: PriceGamePresenter
  private let router: ConsolePriceRouter
  private let console: PriceConsole
  private var isAsked = false

  init(presenter: PriceGamePresenter, router: ConsolePriceRouter, console: PriceConsole) {
    self.presenter = presenter
    self.router = router
    self.console = console
    presenter.view = self
    presenter.router = router
  }

  var commands: [ConsoleCommand] {
    let words = console.words
    return [
      .init("1–4", "", words.answer),
      .init("skip", "", words.skip),
      .init("cheat", "", words.cheat),
      console.phrases.link,
      console.phrases.picture,
      .init("finish", "", words.finish),
    ] + console.everywhere + [console.retry]
  }

  func begin() async {
    await presenter.begin()
    if isAsked { console.output.paragraph(console.words.howToAnswer, .faint) }
  }

  func resume() async { await presenter.begin() }

  func accept(_ line: ConsoleLine) async -> ConsoleReply {
    switch (line.command, line.rest.lowercased()) {
    case ("skip", ""): await presenter.skip()
    case ("cheat", ""): await presenter.cheat()
    case ("finish", ""): await presenter.finish()
    case ("link", ""): presenter.showPage()
    case ("link", "--open"): await presenter.openPage()
    case ("picture", ""): await presenter.showPicture()
    case ("retry", ""): await presenter.begin()
    case (let word, "") where word.isWholeNumber: await presenter.answer(word)
    default: return await console.follow(line, by: router)
    }
    return .done
  }

  func render(_ screen: PriceGameScreen) {
    let output = console.output
    if case .loading(let text) = screen.content { return console.saysLoading ? output.progress(text) : () }
    output.notices(screen.notices)
    guard !screen.isUpdate else { return }
    output.heading(screen.title)
    switch screen.content {
    case .loading: break
    case .failed(let failure): output.failure(failure, phrases: console.phrases)
    case .question(let question):
      isAsked = true
      draw(question)
    }
  }

  private func draw(_ question: PriceGameScreen.Question) {
    let output = console.output
    output.paragraph(question.category, .faint)
    output.paragraph(question.product, .strong)
    let comma = console.pricePhrases.language.comma
    output.paragraph([question.maker, question.stock].filter { !$0.isEmpty }.joined(separator: comma))
    output.definitions(question.options.map { ("\($0.number)", $0.price) })
  }
}
