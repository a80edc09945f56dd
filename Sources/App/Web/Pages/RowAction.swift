import ArcadeConsole
import ArcadePresentation

/// An offer whose first field is filled in by pressing a row or a choice.
struct RowAction {
  /// The offer to perform.
  let offer: Offer
  /// The field that the press fills in.
  let field: Field
  /// The ids that can be pressed.
  let ids: Set<String>
  /// A value that is sent with each press.
  private(set) var sent: (field: Field, value: String)?

  /// The id of the form that its buttons send.
  var formID: String { "press-\(offer.word.slug)\(sent == nil ? "" : "-one")" }

  /// Uses the first field of an offer; nil if there is none.
  init?(_ offer: Offer) {
    guard let field = offer.openFields.first else { return nil }
    (self.offer, self.field, ids) = (offer, field, Set(field.choices.map(\.id)))
  }

  /// The same action for one piece; nil if the offer takes no number.
  var byOne: RowAction? {
    guard let count = offer.openFields.dropFirst().first(where: { if case .number = $0.kind { true } else { false } })
    else { return nil }
    var one = self
    one.sent = (count, "1")
    return one
  }
}

extension Table.RowActions {
  /// The actions that add and remove one.
  var more: RowAction? { counter.flatMap { RowAction($0.more) } }
  var less: RowAction? { counter?.less.flatMap(RowAction.init)?.byOne }
}

extension Table.Button.Sign {
  /// The sign as text.
  var text: StaticString {
    switch self {
    case .more: "+"
    case .away: "×"
    }
  }
}
