import ArcadePresentation

/// An offer that needs no more than one thing, so that pressing that thing is enough.
struct Press {
  /// What is done.
  let offer: Offer
  /// What is pressed.
  let field: Field

  /// Finds out whether pressing something is enough for an offer.
  init?(_ offer: Offer) {
    guard offer.address == nil, offer.closed == nil, let field = offer.openFields.first,
      offer.openFields.dropFirst().allSatisfy(\.isOptional)
    else { return nil }
    switch field.kind {
    case .row, .choice, .code, .scan: break
    case .rows, .number, .text, .secret, .file, .fixed: return nil
    }
    (self.offer, self.field) = (offer, field)
  }

  /// Whether it can be chosen but not typed.
  var isChoice: Bool {
    switch field.kind {
    case .row, .choice: true
    case .rows, .code, .scan, .number, .text, .secret, .file, .fixed: false
    }
  }

  /// The id of the form that its buttons send.
  var formID: String { "press-\(offer.word.slug)" }

  /// The ids that can be pressed.
  var ids: Set<String> { Set(field.choices.map(\.id)) }
}

extension String {
  /// The text as a part of an id on a page.
  var slug: String { String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }) }
}
