import ArcadePresentation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

final class TableTests: XCTestCase {
  func testATableThatFitsIsAGrid() {
    XCTAssertEqual(
      text(cart, width: 80),
      """
      Product                           Quantity  Amount
      Cabify Voucher                   2 × €5.00  €10.00
        2-for-1                                   -€5.00
        Add one more to get another free.
      Cabify Coffee Mug, large, white  1 × €7.50   €7.50
      Total                                       €12.50
      """
    )
  }

  func testAFlexibleColumnIsCutWhereTheGridIsTooWide() {
    XCTAssertEqual(
      text(cart, width: 40),
      """
      Product                 Quantity  Amount
      Cabify Voucher         2 × €5.00  €10.00
        2-for-1                         -€5.00
        Add one more to get another free.
      Cabify Coffee Mug, l…  1 × €7.50   €7.50
      Total                             €12.50
      """
    )
  }

  func testATableThatCannotFitIsBlocksAsItIsForAScreenReader() {
    XCTAssertEqual(text(cart, width: 30), blocks)
    XCTAssertEqual(
      text(cart, width: 80, isAccessible: true),
      blocks.replacingOccurrences(
        of: "Product:\n  Cabify Coffee Mug, large,\n  white",
        with: "Product: Cabify Coffee Mug, large, white"
      )
      .replacingOccurrences(of: "get another\n  free.", with: "get another free.")
    )
  }

  func testWideCharactersKeepTheColumnsStraight() {
    let table = Table(
      columns: [.init("商品", mayBeCut: true), .init("数量", isNumber: true), .init("金額", isNumber: true)],
      rows: [
        .init("", ["カビファイ・バウチャー", "2", "￥1,000"], details: [.cells(["2個で1個分", "", "-￥500"])]),
        .init("", ["Tシャツ", "10", "￥20,000"]),
      ]
    )

    XCTAssertEqual(
      text(table, width: 80),
      """
      商品                    数量      金額
      カビファイ・バウチャー     2   ￥1,000
        2個で1個分                    -￥500
      Tシャツ                   10  ￥20,000
      """
    )
    XCTAssertEqual(
      text(table, width: 30),
      """
      商品            数量      金額
      カビファイ・…      2   ￥1,000
        2個で1個分            -￥500
      Tシャツ           10  ￥20,000
      """
    )
    XCTAssertEqual(
      text(table, width: 20),
      """
      商品:
        カビファイ・バウ
        チャー
      数量: 2
      金額: ￥1,000
        2個で1個分: -￥500

      商品: Tシャツ
      数量: 10
      金額: ￥20,000
      """
    )
  }

  func testUntitledColumnsHaveNoHeaderAndNoLabel() {
    let rows: [Table.Row] = [.init("", ["1", "Ana"]), .init("", ["12", "Luis"])]
    let table = Table(columns: [.init(""), .init("Name")], rows: rows)
    let untitled = Table(columns: [.init("", isNumber: true), .init("")], rows: rows)

    XCTAssertEqual(text(untitled, width: 80), " 1  Ana\n12  Luis")
    XCTAssertEqual(text(table, width: 80, isAccessible: true), "1\nName: Ana\n\n12\nName: Luis")
  }

  func testCellsAreHarmlessBeforeTheyAreMeasured() {
    let table = Table(
      columns: [.init(""), .init("")],
      rows: [.init("", ["\u{1B}[31mred", "a"]), .init("", ["blue\n", "b"])]
    )

    XCTAssertEqual(text(table, width: 80), "red    a\nblue   b")
  }

  func testMissingAndSurplusCellsDoNoHarm() {
    let table = Table(
      columns: [.init("A"), .init("B")],
      rows: [.init("", []), .init("", ["1"]), .init("", ["1", "2", "3"])]
    )

    XCTAssertEqual(text(table, width: 80), "A  B\n\n1\n1  2")
    XCTAssertEqual(text(Table(columns: [], rows: []), width: 80), "")
  }

  func testASecondaryNumberStandsBeneathWithWhatItIs() {
    let table = Table(
      columns: [
        .init("Rank", isNumber: true, isSecondary: true), .init("Name", mayBeCut: true), .init("Price", isNumber: true),
        .init("Stock", isSecondary: true),
      ],
      rows: [.init("", ["7", "Lamp", "€9.00", "in stock"]), .init("", ["", "Vase", "€12.00", ""])]
    )

    XCTAssertEqual(
      text(table.withSecondaryBeneath(joinedBy: ", "), width: 40),
      "Name   Price\nLamp   €9.00\n  Rank 7, in stock\nVase  €12.00"
    )
  }

  func testOnlyWhatHasNoRoomStandsBeneath() {
    let table = Table(
      columns: [
        .init("Rank", isNumber: true, isSecondary: true), .init("Name"), .init("Change", isSecondary: true),
      ],
      rows: [.init("", ["7", "Lamp", Table.Cell(String(repeating: "x", count: 70))]), .init("", ["8", "Vase", ""])]
    )
    let fitting = table.fitting(80, ConsolePhrases(language: .english))
    XCTAssertEqual(
      text(fitting, width: 80),
      "Rank  Name\n   7  Lamp\n  \(String(repeating: "x", count: 70))\n   8  Vase"
    )
    XCTAssertEqual(table.fitting(90, ConsolePhrases(language: .english)), table)
  }

  func testDetailsStayBesideWhatStandsInTheRow() {
    let table = Table(
      columns: [
        .init("Each", isNumber: true, isSecondary: true), .init("Name", mayBeCut: true),
        .init("Amount", isNumber: true),
      ],
      rows: [
        .init(
          "",
          ["€3.00", "Lamp", "€9.00"],
          details: [.cells(["", "2-for-1", "-€3.00"]), .text("Add one.", column: 1)]
        ), .init("", ["", "Total", "€6.00"], isSummary: true),
      ]
    )

    XCTAssertEqual(
      text(table.withSecondaryBeneath(joinedBy: ", "), width: 40),
      "Name       Amount\nLamp        €9.00\n  Each €3.00\n  2-for-1  -€3.00\n  Add one.\nTotal       €6.00"
    )
  }

  private let blocks = """
    Product: Cabify Voucher
    Quantity: 2 × €5.00
    Amount: €10.00
      2-for-1: -€5.00
      Add one more to get another
      free.

    Product:
      Cabify Coffee Mug, large,
      white
    Quantity: 1 × €7.50
    Amount: €7.50

    Total: €12.50
    """

  func testFiguresShowHowTheyWentWhereThereIsRoom() {
    let price = Table.Cell("€10", trend: Trend("Price over time", levels: [7, 0, 3], figures: []))
    let table = Table(
      columns: [.init("Name"), .init("Price", isNumber: true)],
      rows: [.init("a", ["Tea", price]), .init("b", ["Cup", "€5"])]
    )
    XCTAssertEqual(text(table, width: 100), "Name    Price\nTea   █▁▄ €10\nCup        €5")
    XCTAssertEqual(text(table, width: 99), "Name  Price\nTea     €10\nCup      €5")
    XCTAssertFalse(text(table, width: 100, isAccessible: true).contains("█"))
  }

  private let cart = Table(
    columns: [.init("Product", mayBeCut: true), .init("Quantity", isNumber: true), .init("Amount", isNumber: true)],
    rows: [
      .init(
        "",
        ["Cabify Voucher", "2 × €5.00", "€10.00"],
        details: [.cells(["2-for-1", "", Span("-€5.00", .good)]), .text("Add one more to get another free.")]
      ),
      .init("", ["Cabify Coffee Mug, large, white", "1 × €7.50", "€7.50"]),
      .init("", ["Total", "", Span("€12.50", .strong)], isSummary: true),
    ]
  )

  private func text(_ table: Table, width: Int, isAccessible: Bool = false) -> String {
    var lines: [String] = []
    _ = table.draw(rows: table.rows, width: width, isAccessible: isAccessible) { lines.append($0.map(\.text).joined()) }
    return lines.joined(separator: "\n")
  }
}
