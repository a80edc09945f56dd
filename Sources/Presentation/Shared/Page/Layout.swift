/// What can be done on a page, and the place of each action.
///
/// A console needs nothing of it: it takes whatever is offered as it is typed.
public struct Layout: Hashable, Sendable {
  /// The screens that everything in the system begins from, which every one of its pages leads to.
  public var places: [Place] = []
  /// What typing or scanning means: its form stands above what the page shows.
  public var entry: Offer?
  /// If the page lists only what a text is found in: the address of that list, up to the text. What is typed into the form
  /// above the page can then be looked for while it is typed.
  public var searchAddress: String?
  /// What a scan means if the page has no such form.
  public var scan: Scanning?
  /// What pressing a row or a choice of the page means.
  public var press: Offer?
  /// What stands beneath what the page shows.
  public var controls: [Block] = []
  /// What stands at the end of what is beside the page.
  public var besides: [Block] = []
  /// What leads on from a page that was just handed out; everything else is folded away then.
  public var next: Offer?

  /// A page on which nothing can be done.
  public init() {}

  /// A page beneath which something can be done; what stands in sight is left out of what is folded away.
  public init(@Blocks controls: () -> [Block]) {
    let blocks = controls()
    func isFolded(_ block: Block) -> Bool { if case .more = block { true } else { false } }
    let inSight = Set(blocks.filter { !isFolded($0) }.flatMap(\.offers).map(\.word))
    self.controls = blocks.compactMap { block in
      isFolded(block) ? block.without { inSight.contains($0.word) } : block
    }
  }

  /// A page above which something can be typed, whose rows and choices can be pressed, and beneath which more can be done.
  public init<Intent>(
    entry: Action<Intent>? = nil,
    press: Action<Intent>? = nil,
    @Blocks controls: () -> [Block] = { [] }
  ) {
    self.init(controls: controls)
    (self.entry, self.press) = (entry?.offer, press?.offer)
  }

  /// The same page, which also leads to other screens.
  func leading<Intent>(to screens: Action<Intent>...) -> Layout {
    var same = self
    same.places += screens.compactMap(Place.init)
    return same
  }

  /// A page whose presenter does not say where its actions stand: what is usual above it or in its rows, what is put forward
  /// in sight, and the rest folded away.
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

  /// Puts an action before those in sight, and nowhere else; it stands out, unless a form does.
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

  /// The same without what guests may not do.
  public var forGuests: Layout {
    var same = without(\.changesWhatIsShared)
    same.places.removeAll(where: \.changesWhatIsShared)
    return same
  }

  /// The same without some of what can be done.
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

  /// A screen that a page leads to by its short name.
  public struct Place: Hashable, Sendable {
    /// Its short name.
    public let name: String
    /// What is to be seen or done there.
    public let label: String
    /// Where it leads.
    public let address: String
    /// Whether guests do without it.
    public let changesWhatIsShared: Bool

    /// Names a place.
    public init(_ name: String, label: String, address: String, changesWhatIsShared: Bool = false) {
      (self.name, self.label, self.address) = (name, label, address)
      self.changesWhatIsShared = changesWhatIsShared
    }

    /// Names the screen that an action leads to; nil for an action that leads nowhere.
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

  /// What a scan means on a page that is about something else.
  public struct Scanning: Hashable, Sendable {
    /// What it does.
    public let offer: Offer
    /// The screen that does it, and that it leads to.
    public let address: String

    /// Has a screen take the scans.
    public init(_ offer: Offer, at address: String) { (self.offer, self.address) = (offer, address) }
  }
}
