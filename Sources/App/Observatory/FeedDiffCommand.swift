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
      context.print(document(difference, isSummary: isSummary))
    } else {
      draw(difference, isSummary: isSummary)
    }
    if context.invocation.has(.failIfUnchanged), difference.isEmpty { throw CommandFailure.unchanged }
  }

  private var phrases: any WatchPhrases { context.watchPhrases }

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

  private func document(_ difference: FeedDifference, isSummary: Bool) -> JSONText {
    guard !isSummary else {
      return [
        "schema": "arcade.diffSummary/1",
        "new": .integer(Int64(difference.new.count)),
        "outOfSight": .integer(Int64(difference.outOfSight.count)),
        "changed": .integer(Int64(difference.changed.count)),
        "unchanged": .integer(Int64(difference.unchanged)),
        "problems": problems(of: difference),
        "furtherProblems": .integer(Int64(difference.furtherProblems)),
      ]
    }
    let changes = difference.changed.flatMap { row in row.changes.map { (row.id, $0) } }
    return [
      "schema": "arcade.diff/1",
      "new": .array(difference.new.map(JSONText.string)),
      "outOfSight": .array(difference.outOfSight.map(JSONText.string)),
      "changed": .array(changes.map { ListingDocuments.change(of: $0.0, $0.1) }),
      "unchanged": .integer(Int64(difference.unchanged)),
      "problems": problems(of: difference),
      "furtherProblems": .integer(Int64(difference.furtherProblems)),
    ]
  }

  private func problems(of difference: FeedDifference) -> JSONText {
    WatchDocuments.problems(difference.problems, phrases)
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
