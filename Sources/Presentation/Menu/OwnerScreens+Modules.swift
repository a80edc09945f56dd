extension OwnerScreens {
  /// The page itself.
  public var start: OwnerRoute { .choice(to: nil) }

  /// Makes the page.
  public func module(at route: OwnerRoute) -> any Module<OwnerRoute> {
    PageModule(OwnerChoicePresenter(self, at: route))
  }
}
