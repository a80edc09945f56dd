/// The place of each action on a page.
///
/// A console does not need it: it accepts every offer by its word.
public struct Layout: Hashable, Sendable {
  /// The main screens, which every page of the system links to.
  public var places: [Place] = []
  /// The form above the content, for typing and scanning.
  public var entry: Offer?
  /// The address of a filtered list, up to the search text. A page can then search while the user types.
  public var searchAddress: String?
  /// The action for a scan if the page has no such form.
  public var scan: Scanning?
  /// The action for pressing a row or a choice.
  public var press: Offer?
  /// The blocks below the content.
  public var controls: [Block] = []
  /// The blocks at the end of the page beside this one.
  public var besides: [Block] = []
  /// The next step after a page that is handed out; everything else is then folded.
  public var next: Offer?

  /// Creates a layout without actions.
  public init() {}

  /// Creates a layout with blocks below the content. Actions in sight are not repeated among the folded ones.
  public init(@Blocks controls: () -> [Block]) {
    let blocks = controls()
    func isFolded(_ block: Block) -> Bool { if case .more = block { true } else { false } }
    let inSight = Set(blocks.filter { !isFolded($0) }.flatMap(\.offers).map(\.word))
    self.controls = blocks.compactMap { block in
      isFolded(block) ? block.without { inSight.contains($0.word) } : block
    }
  }

  /// Creates a layout with a form above, an action for rows and choices, and blocks below.
  public init<Intent>(
    entry: Action<Intent>? = nil,
    press: Action<Intent>? = nil,
    @Blocks controls: () -> [Block] = { [] }
  ) {
    self.init(controls: controls)
    (self.entry, self.press) = (entry?.offer, press?.offer)
  }

  /// Returns the layout with links to more screens.
  func leading<Intent>(to screens: Action<Intent>...) -> Layout {
    var same = self
    same.places += screens.compactMap(Place.init)
    return same
  }

  /// Creates the layout for a presenter that has none. Offers with the weight `usual` are above or in the rows, `main`
  /// ones in sight, and the rest folded.
  init(of offers: [Offer]) {
    let open = offers.filter(\.canBeFilledIn)
    let usual = open.first { $0.weight == .usual && $0.needsForm }
    let rest = open.filter { $0.id != usual?.id }
    let others = rest.filter { $0.weight == .other }
    var main = rest.filter { $0.weight != .other }
    if let first = main.firstIndex(where: \.needsForm) ?? main.indices.first { main[first] = main[first].asFirst }
    self.init {
      Block.forms(main.filter(\.needsForm))
      Block.buttons(main.filter { !$0.needsForm }, stay: true)
      Block.more {
        Block.forms(others.filter(\.needsForm))
        Block.list(others.filter { !$0.needsForm })
      }
    }
    if usual?.openFields.first?.isChosen == true { press = usual } else { entry = usual }
  }

  /// Adds an action before those in sight and nowhere else. It is highlighted unless a form is.
  mutating func lead<Intent>(on action: Action<Intent>) {
    self = without { $0.word == action.offer.word }
    let hasForm = (controls + besides).flatMap(\.offers).contains { $0.needsForm && $0.emphasis == .first }
    let offer = hasForm ? action.offer : action.offer.asFirst
    let part: WritableKeyPath<Layout, [Block]> = besides.isEmpty ? \.controls : \.besides
    let place = self[keyPath: part].firstIndex { if case .buttons(_, stay: true) = $0 { true } else { false } }
    guard let place, case .buttons(let offers, _) = self[keyPath: part][place] else {
      return self[keyPath: part].insert(.buttons([offer], stay: true), at: 0)
    }
    let others = offers.map { $0.emphasis == .first ? $0.with { $0.emphasis = .plain } : $0 }
    self[keyPath: part][place] = .buttons([offer] + others, stay: true)
  }

  /// The layout without actions that guests cannot perform.
  public var forGuests: Layout {
    var same = without(\.changesWhatIsShared)
    same.places.removeAll(where: \.changesWhatIsShared)
    return same
  }

  /// Returns the layout without some actions.
  func without(_ isLeftOut: (Offer) -> Bool) -> Layout {
    var same = self
    if entry.map(isLeftOut) == true { same.entry = nil }
    if (scan?.offer).map(isLeftOut) == true { same.scan = nil }
    if press.map(isLeftOut) == true { same.press = nil }
    if next.map(isLeftOut) == true { same.next = nil }
    same.controls = controls.compactMap { $0.without(isLeftOut) }
    same.besides = besides.compactMap { $0.without(isLeftOut) }
    return same
  }

  /// A screen that pages link to by a short name.
  public struct Place: Hashable, Sendable {
    /// The short name.
    public let name: String
    /// The description of the screen.
    public let label: String
    /// The link target.
    public let address: String
    /// Whether guests do not see it.
    public let changesWhatIsShared: Bool

    /// Creates a link by its name, label and address.
    public init(_ name: String, label: String, address: String, changesWhatIsShared: Bool = false) {
      (self.name, self.label, self.address) = (name, label, address)
      self.changesWhatIsShared = changesWhatIsShared
    }

    /// Creates the link of an action; nil if the action is not a link.
    public init?(_ action: Action<some Any>) {
      guard let address = action.offer.address else { return nil }
      let offer = action.offer
      self.init(
        offer.caption ?? offer.label,
        label: offer.label,
        address: address,
        changesWhatIsShared: offer.changesWhatIsShared
      )
    }
  }

  /// The action for a scan on a page about something else.
  public struct Scanning: Hashable, Sendable {
    /// The action for the scanned code.
    public let offer: Offer
    /// The screen that performs it and is shown afterwards.
    public let address: String

    /// Sends scans to a screen.
    public init(_ offer: Offer, at address: String) { (self.offer, self.address) = (offer, address) }
  }
}
