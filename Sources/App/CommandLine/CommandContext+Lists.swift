import ArcadeDomain
import ArcadePresentation

// A long list is shown a part at a time, the newest rows first.
extension CommandContext {
  /// Where the part begins that is asked for.
  func listPlace() throws -> ListPlace {
    try invocation.checked(.before) { Int64($0).map(ListPlace.before) } ?? .newest
  }

  /// Prints rows as members of a document, or draws them; and says how to get those that are older than the last one.
  func show(
    _ rows: (key: String, json: any JSONConvertible),
    as schema: String,
    _ title: String,
    _ table: Table,
    orSay none: String,
    olderThan last: Int64? = nil
  ) {
    guard !options.isJSON else {
      return print(schema, [rows.key: rows.json], last.map { ["before": $0] } ?? [:])
    }
    show(title, table, orSay: none)
    if let last { output.paragraph(phrases.usage.older("\(CommandOption.before.flag) \(last)"), .faint) }
  }
}
