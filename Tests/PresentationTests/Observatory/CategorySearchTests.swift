import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class CategorySearchTests: XCTestCase {
  func testACategoryIsFoundByItsNameAPartOfItOrItsID() async throws {
    let cases = [
      ("Kitchen", "k"), ("kitchen", "k"), ("ＫＩＴＣＨＥＮ", "k"), ("kitch", "k"), ("k", "k"), ("Café", "c"), ("cafe", "c"),
      ("Pan", "p"), ("green", "g"), ("お茶", "j"), ("g", "g"),
    ]
    for (text, id) in cases {
      try await expectEqual(search(text, isInstant: true), .success(id), text)
    }
  }

  func testTheNameItselfComesBeforeNamesThatHaveItInThem() async throws {
    try await expectEqual(search("pan", isInstant: true), .success("p"), "there is also Pantry")
  }

  func testSeveralAreNamedAndNoneIsSaid() async throws {
    try await expectEqual(search("an", isInstant: true), .failure(.severalCategories("an", ["Pan", "Pantry"])))
    for text in ["Toys", "99", "", "\u{301}"] {
      try await expectEqual(search(text, isInstant: true), .failure(.noSuchCategory(text)), text)
    }
  }

  func testASlowSourceIsSearchedOnlyAtItsTopAndTakesAnIDOnTrust() async throws {
    for (text, expected) in [
      ("Kitchen", Result.success("k")), ("Pan", .failure(.noSuchCategory("Pan"))), ("100227", .success("100227")),
      ("", .failure(.noSuchCategory(""))), ("-7", .failure(.noSuchCategory("-7"))),
      ("٧", .failure(.noSuchCategory("٧"))),
    ] as [(String, Result<String, WatchSearchMistake>)] {
      try await expectEqual(search(text, isInstant: false), expected, text)
    }
  }

  func testASourceThatIsNotThereOrFailsIsSaid() async throws {
    let source = ScriptedListings()
    source.fail(with: RepositoryError(.timedOut, subject: "shop.example"))
    let unknown = await repositoryFailure { try await CategorySearch(in: "nowhere", of: source)(for: "tea") }
    let slow = await repositoryFailure { try await CategorySearch(in: "demo", of: source)(for: "tea") }
    XCTAssertEqual([unknown?.code, slow?.code], [.noSuchSource, .timedOut])
  }

  private func search(_ text: String, isInstant: Bool) async throws -> Result<String, WatchSearchMistake> {
    let source = ScriptedListings(profiles: [ListingSourceProfile(name: "demo", isInstant: isInstant)])
    source.hold([ListingCategory(id: "k", name: "Kitchen"), ListingCategory(id: "d", name: "Drinks")])
    source.hold([ListingCategory(id: "p", name: "Pan"), ListingCategory(id: "y", name: "Pantry")], below: "k")
    source.hold([ListingCategory(id: "c", name: "Café"), ListingCategory(id: "j", name: "お茶")], below: "d")
    source.hold([ListingCategory(id: "g", name: "Green tea")], below: "j")
    do {
      return .success(try await CategorySearch(in: "demo", of: source)(for: text).id)
    } catch let mistake as WatchSearchMistake {
      return .failure(mistake)
    }
  }
}
