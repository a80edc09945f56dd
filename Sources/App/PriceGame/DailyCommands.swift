import ArcadeConsole
import ArcadeDomain
import ArcadePresentation

/// The one-shot commands for daily challenges, none of which reveals a price.
struct DailyCommands {
  let context: CommandContext

  func daily() async throws {
    let daily = try await loaded().daily
    guard !context.options.isJSON else {
      let products = daily.products.map { ["id": $0.id, "name": $0.name] as JSONText }
      return context.print(
        "arcade.priceDaily/1",
        ["number": daily.id.number, "date": daily.id.day.isoText, "products": products]
      )
    }
    context.show(phrases.dailyTitle(daily.id), .ready(Page(.table(Table(named: daily.products, phrases: phrases)))))
  }

  func share() async throws {
    let daily = try await loaded()
    let isAccessible = context.output.theme.isAccessible
    guard daily.current == nil else {
      throw CommandFailure(exit: .no, code: "daily", message: phrases.notDone(daily.left))
    }
    let lines = daily.shared(isAccessible ? .letters : .squares, phrases)
    guard !context.options.isJSON else { return context.print("arcade.priceShare/1", ["lines": lines]) }
    for line in lines { context.output.line(line) }
  }

  private func loaded() async throws -> DailyTry {
    let day = try context.invocation.operands.first.map { text in
      guard let day = CalendarDay(iso: text) else {
        throw CommandFailure(exit: .usage, code: "usage", message: phrases.notADay(text))
      }
      return day
    }
    do {
      let quiz = try context.composition.makePriceQuiz(from: context.invocation.priceCatalog())
      return try await quiz.dailyTry(on: day)
    } catch let error as PriceGameError {
      let exit: ExitCode = if case .noDaily = error { .noInput } else { .badData }
      throw CommandFailure(exit: exit, code: "daily", message: phrases.sentence(for: error))
    }
  }

  private var phrases: PricePhrases { context.composition.pricePhrases }
}
