extension OwnerScreens {
  public var start: OwnerRoute { .choice(to: nil) }

  public func module(at route: OwnerRoute) -> any Module<OwnerRoute> {
    PageModule(OwnerChoicePresenter(self, at: route))
  }
}
