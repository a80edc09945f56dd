import ArcadeConsole
import ArcadeDomain
import ArcadePresentation

/// The tab, as an app lists it.
public struct TabSystem: ArcadeSystem {
  public let word = "tab"

  public init() {}
  public func name(in language: Language) -> String { language.say("Tab", "Cuenta", "ツケ") }
  public func summary(in language: Language) -> String {
    language.say("drinks that are not paid yet", "bebidas sin pagar", "未払いの飲み物")
  }

  public func makeScreens(_ opening: ScreenContext) -> any ScreenSystem {
    let composition = opening.composition
    return TabScreens(
      tabs: SQLTabs(composition.makeDatabase("tab", SQLTabs.migrations)),
      phrases: TabPhrases(composition.language, formats: composition.formats)
    )
  }
}

/// Where the screens of the tab can lead: there is one.
public enum TabRoute: SystemRoute {
  case tabs

  public static let addresses = AddressTable<TabRoute>("tab", AddressLine("", .tabs))
}

/// What a person can want.
public enum TabIntent: Sendable {
  case add(Drink)
  case paid(String)
}

/// What the screens share, and the doing.
public struct TabScreens: ScreenSystem {
  let tabs: any TabRepository
  public let phrases: TabPhrases
  public var start: TabRoute { .tabs }

  public init(tabs: any TabRepository, phrases: TabPhrases) { (self.tabs, self.phrases) = (tabs, phrases) }

  public func module(at route: TabRoute) -> any Module<TabRoute> { PageModule(TabListPresenter(self)) }

  public func perform(
    _ intent: TabIntent,
    on screen: TabRoute,
    progress: (String) -> Void
  ) async throws -> Next<TabRoute> {
    switch intent {
    case .add(let drink):
      try await tabs.add(drink)
      return .stay([Notice(phrases.added(drink), .good)])
    case .paid(let person):
      try await tabs.clear(person)
      return .stay([Notice(phrases.hasPaid(person), .good)])
    }
  }
}

/// Who owes what.
public struct TabListPresenter: PagePresenter {
  public let system: TabScreens

  public init(_ system: TabScreens) { self.system = system }

  public var route: TabRoute { .tabs }
  public var title: String { system.phrases.title }

  public func load(into contents: inout PageContents<TabIntent>, progress: (String) -> Void) async throws {
    let phrases = system.phrases
    contents.actions = [add]
    let debts = try await AddUp(system.tabs)()
    let people = debts.map { ($0.person, Choice($0.person, $0.person)) }
    if !people.isEmpty {
      let person = Parameter.row("n", phrases.person, of: people) { phrases.noSuchPerson($0) }
      contents.actions.append(Action("paid", phrases.paidLabel, caption: phrases.paidCaption, person) { .paid($0) })
    }
    let table = Table(of: debts, firstNumber: 1, isWatched: true, id: { $0.person }) {
      TableColumn(phrases.person) { $0.person }
      TableColumn(phrases.drinks, isNumber: true) { phrases.formats.number($0.drinks) }
      TableColumn(phrases.owed, isNumber: true) { phrases.formats.money($0.owed) }
    }
    contents.content = .tables(table, else: phrases.empty)
  }

  private var add: Action<TabIntent> {
    let phrases = system.phrases
    return Action(
      "add",
      phrases.addLabel,
      caption: phrases.addCaption,
      .text("person", phrases.person, example: "Ana"),
      .text("drink", phrases.drink, example: "Tea"),
      .amount("price", phrases.price, example: "2.50"),
      weight: .main
    ) { person, name, price throws(InputError) in
      guard let amount = phrases.amount(price, in: .eur) else { throw .refused(phrases.notAnAmount(price, in: .eur)) }
      return .add(Drink(name, for: person, at: amount))
    }
  }
}
