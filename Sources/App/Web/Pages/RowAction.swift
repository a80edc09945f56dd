import ArcadePresentation

/// An offer that needs no more than one thing, so that pressing that thing is enough.
struct RowAction {
  /// What is done.
  let offer: Offer
  /// What is pressed.
  let field: Field
  /// The id of the form that its buttons send.
  var formID: String { "press-\(offer.word.slug)" }

  /// Finds out whether pressing something is enough for an offer.
  init?(_ offer: Offer) {
    guard offer.address == nil, offer.closed == nil, let field = offer.openFields.first,
      offer.openFields.dropFirst().allSatisfy(\.isOptional)
    else { return nil }
    switch field.kind {
    case .row, .choice, .code, .scan: break
    case .rows, .number, .amount, .text, .secret, .file, .fixed: return nil
    }
    (self.offer, self.field) = (offer, field)
  }

  /// Whether it can be chosen but not typed.
  var isChoice: Bool {
    switch field.kind {
    case .row, .choice: true
    case .rows, .code, .scan, .number, .amount, .text, .secret, .file, .fixed: false
    }
  }

  /// The ids that can be pressed.
  var ids: Set<String> { Set(field.choices.map(\.id)) }
}

extension String {
  /// The text as a part of an id on a page.
  var slug: String {
    // Most are one word, which is its own.
    if isSlug { return self }
    return String(map { $0.utf8.allSatisfy(\.isPartOfID) ? $0 : "-" })
  }
}

extension String {
  private var isSlug: Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy(\.isPartOfID) } ?? utf8.allSatisfy(\.isPartOfID)
  }
}

extension UInt8 {
  /// Whether it is a letter or a digit of ASCII.
  fileprivate var isPartOfID: Bool {
    (self | 0x20) &- UInt8(ascii: "a") < 26 || self &- UInt8(ascii: "0") < 10
  }
}
