import ArcadeData
package import ArcadeDomain
package import ArcadePresentation

extension CommandFailure {
  /// Makes a failure of any error of a command. Wrong usage leads to the help of the command that was meant.
  package init(_ error: any Error, of command: Command, phrases: any Phrases, console: ConsolePhrases) {
    self.init(error, phrases: phrases, console: console)
    guard exit == .usage else { return }
    let help = (["\(Program.name) help"] + command.words).joined(separator: " ")
    message = console.joined([message, console.usage.seeHelp(help)])
  }

  private init(_ error: any Error, phrases: any Phrases, console: ConsolePhrases) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as UsageError: self.init(exit: .usage, code: "usage", message: console.sentence(for: error))
    case let error as RepositoryError:
      self.init(
        exit: ExitCode(error.code),
        code: error.code.rawValue,
        message: console.joined(
          [phrases.sentence(for: error)] + (error.remedy.map { [console.usage.sayIt(with: $0)] } ?? [])
        ),
        details: .joining(["subject": error.subject], error.status.map { ["status": $0] } ?? [:]),
        log: error.detail
      )
    case let error as MoneyError:
      self.init(exit: .badData, code: "amount", message: phrases.sentence(for: error))
    case let error as InputFailure:
      self.init(exit: .io, code: "input", message: console.inputFailed, log: "\(error)")
    default:
      self.init(exit: .internal, code: "internal", message: phrases.unexpected(error), log: "\(error)")
    }
  }
}

extension RepositoryError {
  /// The option that supplies what a table lacks, if that is the mistake.
  package var remedy: String? {
    if code == .currencyUndecided { return "--currency EUR" }
    if code == .twoDecimalSigns { return "--decimal comma" }
    if code == .noSuchColumn { return "--columns \(detail)=\(found.first ?? "sku")" }
    guard case .amount(.undecided)? = problem?.mistake else { return nil }
    return "--decimal comma"
  }
}

extension ExitCode {
  /// The code of a repository's failure for scripts.
  package init(_ code: RepositoryError.Code) {
    switch code {
    case .unavailable, .unreachable, .cutOff, .serverError, .badRequest, .redirected, .notModified, .missingLibrary,
      .storeUnreachable, .storeReadOnly,
      .storeSilent, .noSuchStore, .storeLibraryMissing:
      self = .unavailable
    case .timedOut, .silent, .askedToWait, .busy, .storeCrowded, .rewritten, .paymentOpen, .watchBusy: self = .tryAgain
    case .notFound, .noSuchWatch, .noSuchListing, .noSuchSource, .noSuchCategory: self = .noInput
    case .refused, .robotsForbid, .storeRefused, .storeForbidden: self = .permission
    case .full, .fileLimit, .replaced: self = .io
    case .notWritable, .exists: self = .cannotCreate
    case .notOurs, .newerVersion, .olderVersion, .configuration, .badAddress, .badStoreAddress, .passwordInAddress,
      .storeEncoding, .storeTaken, .storePooled,
      .storeUntrusted:
      self = .configuration
    case .notAFile, .currencyUndecided, .decimalUndecided, .searchedOnly: self = .usage
    default: self = .badData
    }
  }
}

extension ConsolePhrases {
  fileprivate func sentence(for error: UsageError) -> String {
    switch error {
    case .unknownCommand(let word, let nearest):
      usage.unknownCommand(PostgreSQLAddress.withoutPassword(word), nearest: nearest)
    case .unknownVerb(let typed, let command, let nearest):
      // An unknown word without a near match may be meant for the session.
      unknownVerb(PostgreSQLAddress.withoutPassword(typed), of: command, nearest: nearest)
    case .unknownOption(let option, let nearest): usage.unknownOption(option, nearest: nearest)
    case .missingOption(let option): usage.missingOption("\(option.flag) \(option.placeholder ?? "")")
    case .missingValue(let option): usage.missingValue(option.flag)
    case .needlessValue(let option): usage.needlessValue(option.flag)
    case .badValue(let value, let option):
      usage.badValue(value, for: option.flag, expected: option.placeholder ?? "")
    case .incomplete(let option, let other): usage.incomplete(option.flag, without: other.flag)
    case .conflicting(let one, let other): usage.conflicting(one.flag, other.flag)
    case .exceeding(let option, let limit): usage.exceeding(option.flag, limit: limit.flag)
    case .missingOperand(let operand, let command):
      usage.missingOperand(operand, of: "\(Program.name) \(command.name)")
    case .needlessOperand(let operand): usage.needlessOperand(PostgreSQLAddress.withoutPassword(operand))
    case .badOperand(let operand, let command, let nearest):
      usage.badOperand(operand, nearest: nearest, expected: command.operands.last?.filter { !"[]".contains($0) } ?? "")
    case .sessionAsJSON: usage.sessionAsJSON
    case .wouldAsk(let option): neverAsks(passing: option.flag)
    case .unanswered(let option): unanswered(passing: option.flag)
    }
  }
  private func unknownVerb(_ word: String, of command: Command, nearest: String?) -> String {
    let unknown = usage.unknownCommand("\(command.name) \(word)", nearest: nearest.map { "\(command.name) \($0)" })
    guard nearest == nil, command.isSession else { return unknown }
    return joined([unknown, inTwoLines("\(Program.name) \(command.name)", then: word)])
  }
}
