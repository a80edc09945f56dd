/// A step that was taken back.
public struct UndoneStep: Hashable, Sendable {
  /// What had been done.
  public let step: CartStep
  /// The cart until then; nil for an empty one.
  public let before: Cart?
  /// The cart as it is again; nil for an empty one.
  public let after: Cart?

  /// Joins a step with the cart that it had made and the one before it.
  public init(_ step: CartStep, before: Cart?, after: Cart?) {
    (self.step, self.before, self.after) = (step, before, after)
  }

  /// The line that came in or went, or of which there is more or less; nil where that is none or several.
  public var line: Cart.Line? {
    let (old, new) = (counted(after), counted(before))
    let changed = Set(old.keys).union(new.keys).filter { old[$0]?.quantity != new[$0]?.quantity }
    guard changed.count == 1, let key = changed.first else { return nil }
    guard let (more, less) = [(old[key], new[key])].first, let line = more?.line ?? less?.line else { return nil }
    guard !line.quantity.isWeighing, line.isListed else { return line }
    let difference = abs((more?.quantity ?? 0) - (less?.quantity ?? 0))
    return line.with(.pieces(difference))
  }

  /// The first line that is another one again; nil where all are as they were.
  public var changedLine: Cart.Line? {
    let lines = after?.lines ?? []
    return zip(lines, before?.lines ?? []).first { $0 != $1 }?.0
  }

  private func counted(_ cart: Cart?) -> [String: (line: Cart.Line, quantity: Int)] {
    Dictionary((cart?.lines ?? []).map { ($0.key, ($0, $0.quantity.pieceCount)) }) { ($0.0, $0.1 + $1.1) }
  }
}
