import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// Typed ranges of prices, for a source in yen and for one without a currency.
final class PriceRangeTypingTests: XCTestCase {
  func testRangesAreReadInTheCurrencyOfTheSource() async {
    for (text, expected) in [
      ("10 20", "¥10 to ¥20"), ("10 to 20", "¥10 to ¥20"), ("10 TO 20", "¥10 to ¥20"), ("to 20", "up to ¥20"),
      ("10", "from ¥10"), ("0", "from ¥0"), ("10 10", "¥10 to ¥10"), ("any", "any"), ("Any", "any"),
      ("10 20 USD", "$10.00 to $20.00"), ("9.50 20 eur", "€9.50 to €20.00"), ("to 5 kwd", "up to KWD 5.000"),
      ("  10   20 ", "¥10 to ¥20"),
    ] {
      await expectEqual(typed(text, currency: .jpy), expected, text)
    }
  }

  func testWhatIsNoRangeIsRefusedWithTheReason() async {
    for text in ["to", "10 20 30", "to 10 20", "USD", "10-20", "cheap", "from 10", "1e3", "-5"] {
      let shape = "“\(text)” is no range of prices. Write it like 10 20, or 10, or to 20, or any."
      await expectEqual(typed(text, currency: .jpy), shape)
    }
    for (text, expected) in [
      ("9.5", "“9.5” has more than 0 decimals (write a whole number)."),
      ("20 10", "Nothing can cost ¥20 or more and ¥10 or less. Give the lower one first, in one currency."),
    ] {
      await expectEqual(typed(text, currency: .jpy), expected)
    }
    await expectEqual(typed("99999999999999999999", currency: .jpy)?.hasPrefix("“99999999999999999999” "), true)
  }

  func testASourceWithoutACurrencyNeedsOneTyped() async {
    let sentence = "This source has no currency of its own. Write the prices with one, like 10 20 USD."
    for (text, expected) in [("10 20", sentence), ("10 20 USD", "$10.00 to $20.00"), ("any", "any")] {
      await expectEqual(typed(text, currency: nil), expected, text)
    }
  }

  /// Returns the range as the form shows it, or the error message.
  private func typed(_ text: String, currency: Currency?) async -> String? {
    let source = ScriptedListings(profiles: [ListingSourceProfile(name: "demo", currency: currency)])
    let observatory = Observatory(watches: SampleObservatory().watches, sources: source, time: HandDrivenTime())
    let actions = WatchScreens(observatory: observatory, phrases: Language.english.sampleWatchPhrases)
    var search = WatchSearchPresenter(actions)
    do {
      guard case .search(let draft)? = try await search.perform("prices", ["prices": text]).route else { return nil }
      return await shown(WatchSearchPresenter(actions, draft)).facts[4].value
    } catch {
      if case InputError.refused(let sentence) = error { return sentence } else { return nil }
    }
  }
}
