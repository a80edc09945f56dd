public import ArcadeDomain

/// The known browsers of the web page; each can be signed out.
public struct BrowserListPresenter: SettingsPresenter {
  public let system: SettingsScreens

  /// Creates the list of browsers.
  public init(_ system: SettingsScreens) { self.system = system }

  public var route: SettingsRoute { .browsers }
  public var title: String { phrases.browsersTitle }

  public func load(into contents: inout PageContents<SettingsIntent>, progress: (String) -> Void) async throws {
    let can = system.actions
    contents.actions = [can.list] + can.all
    contents.layout = Layout {
      Block.bar(can.list.first)
      can.more()
    }
    let known = try await system.administration.knownBrowsers()
    let rows = known.map { ($0.id, Choice($0.id, phrases.name(of: $0))) }
    let row = Parameter.row("n", phrases.browserLabel, of: rows, phrases)
    contents.content = .tables(
      Table(known, isNumbered: true, phrases: phrases),
      else: phrases.noBrowsers
    )
    guard !known.isEmpty else { return }
    let signOut = Action<SettingsIntent>("sign-out", phrases.signOutAction, row, weight: .main) { .signOut($0) }
    let signAllOut = Action<SettingsIntent>("sign-out all", phrases.signAllOutAction) { .signOut(nil) }
    contents.actions = [signOut, signAllOut] + contents.actions
    contents.layout = Layout {
      Block.forms(signOut.first)
      Block.bar(can.list)
      can.more(signAllOut)
    }
  }
}

extension Table {
  /// Creates a table of browsers in the given order.
  public init(_ browsers: [KnownBrowser], isNumbered: Bool = false, phrases: SettingsPhrases) {
    self.init(of: browsers, firstNumber: isNumbered ? 1 : nil, id: { $0.id }) {
      TableColumn(phrases.browserLabel, mayBeCut: true) { Cell(phrases.name(of: $0), .strong) }
      TableColumn(phrases.cameLabel) { phrases.formats.moment($0.came) }
      TableColumn(phrases.usedLabel) { phrases.formats.moment($0.used) }
      TableColumn(phrases.cameByLabel) { Cell($0.phrase == nil ? phrases.byKey : phrases.byPassPhrase, .faint) }
    }
  }
}

extension SettingsPhrases {
  /// Returns the name of a browser.
  func name(of browser: KnownBrowser) -> String { browser.name.isEmpty ? unknownBrowser : browser.name }
}
