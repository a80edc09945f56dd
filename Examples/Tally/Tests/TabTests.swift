import ArcadeDomain
import ArcadePresentation
import TabKit
import XCTest

final class TabTests: XCTestCase {
  func testEachPersonOwesTheSumOfTheirDrinks() async throws {
    let tabs = InMemoryTabs()
    for (person, cents) in [("Ana", 250), ("Ben", 300), ("Ana", 120)] {
      await tabs.add(Drink("Tea", for: person, at: Money(minorUnits: Int64(cents), currency: .eur)))
    }
    let debts = try await AddUp(tabs)()
    XCTAssertEqual(debts.map(\.person), ["Ana", "Ben"])
    XCTAssertEqual(debts.map(\.owed.minorUnits), [370, 300])
  }

  func testAFailingRepositoryIsShownWithItsReason() async {
    let phrases = TabPhrases(.english, formats: Formats(locale: "en_US", timeZone: "UTC"))
    var list = TabListPresenter(TabScreens(tabs: FailingTabs(), phrases: phrases))
    let contents = await list.load { _ in }
    guard case .failed(let failure) = contents.content else { return XCTFail("\(contents.content)") }
    XCTAssertTrue(failure.text.contains("tab.sqlite"), failure.text)
  }
}

/// Fails, as a full disk does.
struct FailingTabs: TabRepository {
  func drinks() async throws(RepositoryError) -> [Drink] { throw RepositoryError(.full, subject: "tab.sqlite") }
  func add(_ drink: Drink) async throws(RepositoryError) { throw RepositoryError(.full, subject: "tab.sqlite") }
  func clear(_ person: String) async throws(RepositoryError) { throw RepositoryError(.full, subject: "tab.sqlite") }
}
