public import ArcadeDomain

extension Table {
  /// Creates a table of the progress of several people, in the given order.
  public init(_ learners: [LearnerProgress], phrases: some Phrases) {
    self.init(of: learners, id: { $0.owner.key }) {
      TableColumn(phrases.whoLabel, mayBeCut: true) {
        $0.owner.isNobody ? Cell(phrases.noOwner, .faint) : Cell($0.owner.name, .strong)
      }
      TableColumn(phrases.knownCountLabel, isNumber: true) { phrases.formats.number($0.known) }
      TableColumn(phrases.dueColumn, isNumber: true) { phrases.formats.number($0.due) }
      TableColumn(phrases.daysColumn, isNumber: true) { phrases.days($0.days) }
      TableColumn(phrases.lastDayColumn, isSecondary: true, needsTitle: true) {
        $0.lastDay.map(phrases.formats.day) ?? ""
      }
    }
  }
}

extension TableColumn {
  static func people<Subject>(_ phrases: some Phrases) -> TableColumn where Element == MissedSubject<Subject> {
    TableColumn(phrases.missedByColumn, isNumber: true) { phrases.formats.number($0.people) }
  }

  /// A column with the number of misses.
  static func misses<Subject>(_ phrases: some Phrases) -> TableColumn where Element == MissedSubject<Subject> {
    TableColumn(phrases.missesColumn, isNumber: true) { phrases.formats.number($0.misses) }
  }
}
