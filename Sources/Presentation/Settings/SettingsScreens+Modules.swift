extension SettingsScreens {
  public var start: SettingsRoute { .list }

  public func module(at route: SettingsRoute) -> any Module<SettingsRoute> {
    switch route {
    case .list: PageModule(SettingListPresenter(self))
    case .setting(let name): PageModule(SettingPresenter(self, name))
    case .erase: PageModule(ErasePresenter(self))
    case .owners: PageModule(OwnerListPresenter(self))
    case .browsers: PageModule(BrowserListPresenter(self))
    case .claim(let owner): PageModule(ClaimPresenter(self, owner))
    }
  }
}
