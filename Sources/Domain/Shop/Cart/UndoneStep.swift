/// A step that was undone.
public struct UndoneStep: Hashable, Sendable {
  /// The kind of step.
  public let step: CartStep
  /// The cart before the undo; nil if it was empty.
  public let before: Cart?
  /// The cart after the undo; nil if it is empty.
  public let after: Cart?

  /// Creates an undone step.
  public init(_ step: CartStep, before: Cart?, after: Cart?) {
    (self.step, self.before, self.after) = (step, before, after)
  }

  /// The line that was added, removed or changed in quantity; nil if there is none or several.
  public var line: Cart.Line? {
    let (old, new) = (counted(after), counted(before))
    let changed = Set(old.keys).union(new.keys).filter { old[$0]?.quantity != new[$0]?.quantity }
    guard changed.count == 1, let key = changed.first else { return nil }
    guard let (more, less) = [(old[key], new[key])].first, let line = more?.line ?? less?.line else { return nil }
    guard !line.quantity.isWeighing, line.isListed else { return line }
    let difference = abs((more?.quantity ?? 0) - (less?.quantity ?? 0))
    return line.with(.pieces(difference))
  }

  /// The first line that the undo changed; nil if there is none.
  public var changedLine: Cart.Line? {
    let lines = after?.lines ?? []
    return zip(lines, before?.lines ?? []).first { $0 != $1 }?.0
  }

  private func counted(_ cart: Cart?) -> [String: (line: Cart.Line, quantity: Int)] {
    Dictionary((cart?.lines ?? []).map { ($0.key, ($0, $0.quantity.pieceCount)) }) { ($0.0, $0.1 + $1.1) }
  }
}
