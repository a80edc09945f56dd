import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// The one-shot commands for the settings and for all data.
struct SettingsCommands {
  let context: CommandContext
  private let actions: SettingsScreens
  private var administration: Administration { actions.administration }
  private var phrases: SettingsPhrases { actions.phrases }

  init(context: CommandContext) {
    self.context = context
    actions = context.opening.settingsActions
  }

  func show() async throws {
    guard context.options.isJSON else { return context.show(phrases.settingsTitle, .ready(await actions.listPage())) }
    let (readings, mistakes) = await administration.readings()
    let values = JSONText.object(readings.map { ($0.setting.name, $0.value.json) })
    let problems = mistakes.map { ["message": phrases.sentence(for: $0)] as JSONText }
    context.print("arcade.settings/1", ["folder": actions.place, "settings": values, "problems": problems])
  }

  func set(to value: String?) async throws {
    do {
      let change = try await administration.change(context.invocation.operands[0], to: value)
      let notices = await actions.notices(for: change)
      report(notices[0].text, "arcade.setting/1", ["name": change.setting.name, "value": change.value])
      for notice in notices.dropFirst() { context.warn(notice.text, code: "setting") }
    } catch let error as SettingError {
      throw CommandFailure(exit: .usage, code: "setting", message: phrases.failure(for: error).text)
    }
  }

  /// Prints the token by which programs get documents from the web page, or the address of the feed.
  func token() throws {
    let isFeed = context.invocation.has(.feed)
    let secret = SecretFile(folder: context.composition.dataFolder, for: isFeed ? .feed : .token)
    let token = try (context.invocation.has(.renew) ? secret.renew() : secret.bytes()).hex
    let printed = isFeed ? KeyedFeed.alerts.address(token) : token
    guard !context.options.isJSON else {
      return context.print(isFeed ? "arcade.feedAddress/1" : "arcade.token/1", [isFeed ? "address" : "token": printed])
    }
    context.output.line(printed)
  }

  /// Lists the browsers that the web page knows; `settings sign-out` takes their numbers.
  func browsers() async throws {
    let known = try await administration.knownBrowsers()
    guard !context.options.isJSON else {
      return context.print("arcade.browsers/1", ["browsers": known.enumerated().map { $1.json(number: $0 + 1) }])
    }
    context.show(phrases.browsersTitle, Table(known, isNumbered: true, phrases: phrases), orSay: phrases.noBrowsers)
  }

  func signOut() async throws {
    let text = context.invocation.operands[0]
    let known = try await administration.knownBrowsers()
    let browser = Int(text).flatMap { known.indices.contains($0 - 1) ? known[$0 - 1] : nil }
    guard text == "all" || browser != nil else { throw CommandFailure.notFound(phrases.noSuchRow(text)) }
    let count = try await administration.signOut(browser?.id)
    report(phrases.signedOut(count), "arcade.signedOut/1", ["signedOut": count])
  }

  func owners() async throws {
    let owners = try await administration.ownerSummaries()
    guard !context.options.isJSON else { return context.print("arcade.owners/1", ["who": owners]) }
    context.show(phrases.ownersTitle, Table(owners, phrases: phrases), orSay: phrases.noOwners)
  }

  /// Assigns data without an owner to a person.
  func claim() async throws {
    let name = context.invocation.operands[0]
    guard let owner = Owner(name) else {
      throw CommandFailure(exit: .usage, code: "usage", message: phrases.badOwner(name))
    }
    guard try await context.confirm(phrases.askToAdopt(owner.name)) else {
      return report(context.phrases.nothingChanged, "arcade.adopted/1", ["adopted": false])
    }
    let claim = try await administration.claim(by: owner)
    let sentence = actions.notice(of: claim, by: owner).text
    switch claim {
    case .claimed(let summary):
      report(sentence, "arcade.adopted/1", .joining(["adopted": true], summary.json))
    case .nothing: report(sentence, "arcade.adopted/1", ["adopted": false])
    case .refused(let obstacles):
      throw CommandFailure(
        exit: .tryAgain,
        code: "bothHave",
        message: sentence,
        details: ["both": obstacles.map(\.rawValue)]
      )
    }
  }

  func erase() async throws {
    try context.composition.database.requireFile()
    guard try await context.confirm(phrases.askToErase(actions.place)) else {
      return report(context.phrases.nothingChanged, "arcade.erased/1", ["erased": false])
    }
    let others = try await erased()
    report(
      phrases.erased(actions.place, except: others),
      "arcade.erased/1",
      ["erased": true, "folder": actions.place, "left": others]
    )
  }

  private func erased() async throws -> [String] {
    do {
      return try await actions.erase()
    } catch {
      throw failure(error, whilePaymentIsOpen: phrases.eraseWaits)
    }
  }

  func backup() async throws {
    let path = context.invocation.operands[0]
    let leftOut = try await context.backup.write(to: path).map(\.name)
    report(context.phrases.backedUp(path, without: leftOut), "arcade.backup/1", ["file": path, "leftOut": leftOut])
  }

  func restore() async throws {
    try context.composition.database.requireFile()
    try context.mustAsk()
    let path = context.invocation.operands[0]
    let lost = try await numbersLost(byRestoring: path)
    if !context.options.isJSON {
      for sentence in lost.map(context.phrases.numbersLost) { context.output.paragraph(sentence) }
    }
    guard try await context.confirm(context.phrases.askToRestore(path)) else {
      return report(context.phrases.nothingChanged, "arcade.restored/1", ["restored": false])
    }
    let missing = try await restore(path).map(\.name)
    report(
      context.phrases.restored(path, without: missing),
      "arcade.restored/1",
      ["restored": true, "file": path, "leftOut": missing, "lost": lost.map(\.json)]
    )
  }

  private func numbersLost(byRestoring path: String) async throws -> [LostNumbers] {
    do {
      let lost = try await context.composition.database.numbersLost(byRestoring: path)
      return LostNumbers.Kind.allCases.compactMap { kind in
        lost[kind.rawValue].map { LostNumbers(kind: kind, numbers: $0) }
      }
    } catch {
      throw failure(error, whilePaymentIsOpen: context.phrases.paymentOpen)
    }
  }

  private func restore(_ path: String) async throws -> [Setting] {
    do {
      return try await context.backup.restore(from: path)
    } catch {
      throw failure(error, whilePaymentIsOpen: context.phrases.paymentOpen)
    }
  }

  private func failure(_ error: RepositoryError, whilePaymentIsOpen sentence: String) -> CommandFailure {
    var failure = context.failure(error)
    if error.code == .paymentOpen {
      failure.message = sentence
    } else if error.code == .corrupt, error.subject == context.composition.database.path {
      failure.message = context.phrases.damagedBeforeRestore(error.subject)
    }
    return failure
  }

  private func report(_ text: String, _ schema: String, _ members: JSONText) {
    if context.options.isJSON || !context.options.isQuiet { context.report(text, as: schema, members) }
  }
}

extension KnownBrowser {
  fileprivate func json(number: Int) -> JSONText {
    ["number": number, "name": name, "came": came, "used": used, "by": phrase == nil ? "key" : "passPhrase"]
  }
}
