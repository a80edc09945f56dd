import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// `arcade observe diff`.
struct FeedDiffCommand {
  let context: CommandContext

  func run() throws {
    var columns = try context.invocation.checked(.columns) { try? FeedColumns($0) } ?? .usual
    columns.decimal = try context.invocation.checked(.decimal) { DecimalSign($0) } ?? columns.decimal
    let operands = context.invocation.operands
    let (summary, difference): (FeedSummary, FeedDifference?)
    do {
      difference =
        context.invocation.has(.summaryOnly)
        ? nil : try FeedDifference(from: operands[0], to: operands[1], columns: columns)
      summary =
        try difference.map(FeedSummary.init) ?? FeedSummary(from: operands[0], to: operands[1], columns: columns)
    } catch {
      throw context.watchFailure(for: error)
    }
    if context.options.isJSON { print(summary, difference) } else { draw(summary, difference) }
    if context.invocation.has(.failIfUnchanged), summary.isEmpty { throw CommandFailure.unchanged }
  }

  private var phrases: WatchPhrases { context.composition.watchPhrases }

  private func draw(_ summary: FeedSummary, _ difference: FeedDifference?) {
    let output = context.output
    if let difference {
      for id in difference.new { output.line(phrases.appeared(id)) }
      for id in difference.outOfSight { output.line(phrases.vanished(id)) }
      for change in difference.changed {
        for line in change.changes { output.line(phrases.line(for: line, of: change.id)) }
      }
    }
    let counts = [
      (phrases.title(of: .new), summary.new),
      (phrases.title(of: .outOfSight), summary.outOfSight),
      (phrases.changedLabel, summary.changed),
      (phrases.unchangedLabel, summary.unchanged),
    ]
    output.facts(counts.map { Fact($0.0, phrases.formats.number($0.1)) })
    output.notices(lines(for: summary).map { Notice($0, .warning) })
  }

  private func print(_ summary: FeedSummary, _ difference: FeedDifference?) {
    let end: JSONText = [
      "unchanged": summary.unchanged,
      "problems": summary.problems.map { $0.json(phrases: phrases) },
      "furtherProblems": summary.furtherProblems,
    ]
    guard let difference else {
      let counts: JSONText = ["new": summary.new, "outOfSight": summary.outOfSight, "changed": summary.changed]
      return context.print("arcade.diffSummary/1", counts, end)
    }
    let changed = difference.changed
    let places = changed.indices.flatMap { row in changed[row].changes.indices.map { (row: row, change: $0) } }
    let changes = JSONText.array(of: places) { place in
      .joining(["id": changed[place.row].id], changed[place.row].changes[place.change].json)
    }
    let ids: JSONText = ["new": difference.new, "outOfSight": difference.outOfSight, "changed": changes]
    context.print("arcade.diff/1", ids, end)
  }

  private func lines(for summary: FeedSummary) -> [String] {
    let (phrases, further) = (phrases, summary.furtherProblems)
    return summary.problems.map { phrases.line(for: $0) } + (further > 0 ? [phrases.moreProblems(further)] : [])
  }
}

extension FeedSummary {
  /// Whether the feeds do not differ.
  fileprivate var isEmpty: Bool { new + outOfSight + changed == 0 }

  /// The listings of either feed that were left out.
  fileprivate var problems: [ListingProblem] { Array(oldProblems) + Array(newProblems) }

  /// The number of skipped listings that are not listed.
  fileprivate var furtherProblems: Int { oldProblems.further + newProblems.further }
}
