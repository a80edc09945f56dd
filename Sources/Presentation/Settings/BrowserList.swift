public import ArcadeDomain

extension SettingsScreens {
  /// Makes the list of the browsers that the web page knows, each to be signed out.
  public func browserList() -> PagePresenter<SettingsIntent, SettingsRoute> {
    page(at: .browsers, titled: phrases.browsersTitle) { contents, _ in
      let known = try await browsers.known(at: time.now())
      let rows = known.map { ($0.id, Choice($0.id, phrases.name(of: $0))) }
      let row = Parameter.row("n", phrases.browserLabel, of: rows, phrases)
      contents.content = .tables(
        Table(known, isNumbered: true, phrases: phrases),
        else: phrases.noBrowsers
      )
      let signingOut: [Action<SettingsIntent>] =
        known.isEmpty
        ? []
        : [
          Action("sign-out", phrases.signOutAction, row, weight: .main) { .signOut($0) },
          Action("sign-out all", phrases.signAllOutAction) { .signOut(nil) },
        ]
      contents.actions = signingOut + [Action("list", phrases.listAction, to: .list, weight: .main)] + contents.actions
    }
  }

  /// Signs out the browser with an id, or all of them for nil; says what came of it.
  public func signOut(_ id: KnownBrowser.ID?) async throws(RepositoryError) -> Notice {
    let known = try await browsers.known(at: time.now()).filter { id == nil || $0.id == id }
    try await browsers.end { id == nil || $0.id == id }
    return Notice(phrases.signedOut(known.count), known.isEmpty ? .plain : .good)
  }
}

extension Table {
  /// Lists browsers in their order.
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
  /// What a browser is called.
  func name(of browser: KnownBrowser) -> String { browser.name.isEmpty ? unknownBrowser : browser.name }
}
