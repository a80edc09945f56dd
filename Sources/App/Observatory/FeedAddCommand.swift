import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

// `arcade observe add`.
extension WatchCommands {
  func add() async throws {
    let invocation = context.invocation
    var format = FeedFormat(
      encoding: try invocation.checked(.encoding) { FeedEncoding($0) },
      delimiter: try invocation.checked(.delimiter) { FeedDelimiter(rawValue: $0.lowercased()) },
      decimal: try invocation.checked(.decimal) { DecimalSign($0) },
      columns: try invocation.checked(.columns) { try? FeedColumns($0) }?.text,
      currency: try invocation.checked(.currency) { Currency(code: $0.uppercased()) }
    )
    let name = try invocation.checked(.name, Watch.Name.init)
    let source = try await saying { try observatory.sources.fullName(ofFeed: invocation.operands[0]) }
    while true {
      do {
        let updated = try await observatory.addFeed(source, named: name, as: format, progress: progress(of: ""))
        return context.options.isJSON
          ? printUpdates([updated]) : context.output.notices(phrases.notices(about: updated, isNamed: true))
      } catch {
        let question = phrases.failure(for: error).text
        switch error.code {
        case .currencyUndecided where format.currency == nil:
          format.currency = try await context.ask(question, passing: .currency) { Currency(code: $0.uppercased()) }
        case .decimalUndecided where format.decimal == nil:
          format.decimal = try await context.ask(question, passing: .decimal) { DecimalSign($0) }
        default: throw context.watchFailure(for: error)
        }
      }
    }
  }
}

extension CommandContext {
  /// Asks for a missing value until the answer is valid; if no question is allowed, it throws an error with the
  /// option.
  fileprivate func ask<Value>(
    _ question: String,
    passing option: CommandOption,
    _ read: (String) -> Value?
  ) async throws -> Value {
    guard options.answers == .ask, !options.isJSON else {
      throw refusal(question, phrases.neverAsks(passing: option.flag))
    }
    while true {
      output.paragraph(question, .strong)
      output.prompt()
      guard case .line(let text) = try await process.lines.nextLine(within: nil) else {
        output.blank()
        throw refusal(question, phrases.unanswered(passing: option.flag))
      }
      if !process.lines.isTerminal { output.line(text) }
      if let value = read(text.filter { !$0.isWhitespace }) { return value }
    }
  }

  private func refusal(_ question: String, _ advice: String) -> CommandFailure {
    CommandFailure(exit: .usage, code: "usage", message: phrases.joined([question, advice]))
  }
}

extension FeedFormat: JSONConvertible {
  var json: JSONText {
    [
      "encoding": encoding?.rawValue,
      "delimiter": delimiter?.rawValue,
      "decimal": decimal?.rawValue,
      "columns": columns,
      "currency": currency?.code,
    ]
  }
}
