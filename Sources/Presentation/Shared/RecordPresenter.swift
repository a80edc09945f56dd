/// What shows one screen of tables and changes nothing, so that one view serves all of them.
public protocol RecordPresenter: AnyObject {
  /// What draws its screens.
  var view: (any ScreenView<RecordScreen>)? { get set }
  /// Shows the tables.
  func show() async
  /// Shows them once more after a failure, loaded anew where they come from elsewhere.
  func retry() async
}

extension RecordPresenter {
  /// Shows the tables once more.
  public func retry() async { await show() }
}
