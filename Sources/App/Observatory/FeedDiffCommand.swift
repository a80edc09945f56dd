import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// `arcade observe diff`.
struct FeedDiffCommand {
  let context: CommandContext

  func run() throws {
    let columns = try context.invocation.checked(.columns) { try? FeedColumns($0) } ?? .usual
    let operands = context.invocation.operands
    let difference: FeedDifference
    do {
      difference = try FeedDifference(from: operands[0], to: operands[1], columns: columns)
    } catch {
      throw context.watchFailure(for: error)
    }
    let isSummary = context.invocation.has(.summary)
    if context.options.isJSON {
      print(difference, isSummary: isSummary)
    } else {
      draw(difference, isSummary: isSummary)
    }
    if context.invocation.has(.failIfUnchanged), difference.isEmpty { throw CommandFailure.unchanged }
  }

  private var phrases: any WatchPhrases { context.composition.watchPhrases }

  private func draw(_ difference: FeedDifference, isSummary: Bool) {
    let output = context.output
    if !isSummary {
      for id in difference.new { output.line(phrases.appeared(id)) }
      for id in difference.outOfSight { output.line(phrases.vanished(id)) }
      for change in difference.changed {
        for line in change.changes { output.line(phrases.line(for: line, of: change.id)) }
      }
    }
    let counts = [
      (phrases.title(of: .new), difference.new.count),
      (phrases.title(of: .outOfSight), difference.outOfSight.count),
      (phrases.changedLabel, difference.changed.count),
      (phrases.unchangedLabel, difference.unchanged),
    ]
    output.facts(counts.map { Fact($0.0, phrases.formats.number($0.1)) })
    output.notices(lines(for: difference).map { Notice($0, .warning) })
  }

  private func print(_ difference: FeedDifference, isSummary: Bool) {
    let end: JSONText = [
      "unchanged": difference.unchanged,
      "problems": difference.problems.map { $0.json(phrases: phrases) },
      "furtherProblems": difference.furtherProblems,
    ]
    if isSummary {
      let counts: JSONText = [
        "new": difference.new.count,
        "outOfSight": difference.outOfSight.count,
        "changed": difference.changed.count,
      ]
      context.print("arcade.diffSummary/1", counts, end)
    } else {
      let changed = difference.changed
      let places = changed.indices.flatMap { row in changed[row].changes.indices.map { (row: row, change: $0) } }
      let changes = JSONText.array(of: places) { place in
        .joining(["id": changed[place.row].id], changed[place.row].changes[place.change].json)
      }
      let ids: JSONText = ["new": difference.new, "outOfSight": difference.outOfSight, "changed": changes]
      context.print("arcade.diff/1", ids, end)
    }
  }

  private func lines(for difference: FeedDifference) -> [String] {
    let (phrases, further) = (phrases, difference.furtherProblems)
    return difference.problems.map { phrases.line(for: $0) } + (further > 0 ? [phrases.moreProblems(further)] : [])
  }
}

extension FeedDifference {
  /// Whether both feeds say the same.
  fileprivate var isEmpty: Bool { new.isEmpty && outOfSight.isEmpty && changed.isEmpty }

  /// What was left out of either feed.
  fileprivate var problems: [ListingProblem] { Array(oldProblems) + Array(newProblems) }

  /// How many were left out besides.
  fileprivate var furtherProblems: Int { oldProblems.further + newProblems.further }
}
