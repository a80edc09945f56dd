import ArcadePresentation
import XCTest

@testable import ArcadeApp

/// For every screen in every state that matters, in every language: its page is well formed, and everything that can be
/// done is on it.
final class EveryPageTests: XCTestCase {
  func testEveryPageIsWellFormed() async throws {
    try await forEachPage { page, name, _ in
      XCTAssertEqual(page.mistakes, [], name)
      let ids = page.elements.compactMap { $0["id"] }
      XCTAssertEqual(ids.count, Set(ids).count, "\(name): \(ids)")
      XCTAssertEqual(page.all("h1").count, 1, name)
      XCTAssertFalse(page.all("h1")[0].text.isEmpty, name)
      for landmark in ["html", "title", "header", "main", "footer"] {
        XCTAssertEqual(page.all(landmark).count, 1, name)
      }
      XCTAssertFalse(page.all("html")[0]["lang"]?.isEmpty ?? true, name)
    }
  }

  func testNoPageCarriesAStyleOrAScriptOfItsOwn() async throws {
    try await forEachPage { page, name, _ in
      for element in page.elements {
        XCTAssertFalse(element.attributes.keys.contains { $0 == "style" || $0.hasPrefix("on") }, name)
        XCTAssertNotEqual(element.name, "style", name)
        if element.name == "script" { XCTAssertEqual(element.text, "", name) }
        if let address = element["href"] ?? element["src"] ?? element["action"] {
          XCTAssertTrue(
            address.hasPrefix("/") || address.hasPrefix("#") || address.hasPrefix("http"),
            "\(name): \(address)"
          )
        }
      }
    }
  }

  func testEveryControlHasAName() async throws {
    try await forEachPage { page, name, _ in
      let labelled = Set(page.all("label").compactMap { $0["for"] })
      for (place, control) in page.elements.enumerated() {
        switch control.name {
        case "input" where control["type"] == "hidden": break
        case "input" where control["type"] == "checkbox":
          XCTAssertTrue(control.ancestors.contains { page.elements[$0].name == "label" }, name)
        case "input", "select": XCTAssertTrue(labelled.contains(control["id"] ?? ""), "\(name): \(control)")
        case "button", "a", "summary":
          let pictured = page.inside(place).contains { $0.name == "img" && !($0["alt"] ?? "").isEmpty }
          XCTAssertTrue(pictured || !control.text.isEmpty || control["aria-label"] != nil, "\(name): \(control)")
        case "img": XCTAssertNotNil(control["alt"], name)
        case "nav": XCTAssertNotNil(control["aria-label"], name)
        default: break
        }
        for reference in ["aria-describedby", "aria-labelledby", "for", "form", "list"] {
          guard let id = control[reference] else { continue }
          XCTAssertTrue(page.elements.contains { $0["id"] == id }, "\(name): \(reference) \(id)")
        }
      }
    }
  }

  func testEverythingThatCanBeDoneIsOnThePageOrOnOneThatItLeadsTo() async throws {
    try await forEachPage { here, name, state in
      // Where nothing is there to be chosen, nothing is drawn.
      for offer in state.offers where offer.canBeFilledIn {
        let words = "\(name): \(offer.word)"
        var page = here
        if !offer.belongs(at: state.address) {
          XCTAssertNil(here.forms[offer.word], words)
          let links = Set(here.all("a").compactMap { $0["href"] })
          let home = try XCTUnwrap(offer.homes.first(where: links.contains), words)
          page = PageMarkup(state.document(self.frame(at: home)).string)
        }
        let forms = page.forms
        let links = Set(page.all("a").compactMap { $0["href"] })
        if offer.closed != nil {
          XCTAssertTrue(page.elements.contains { $0["id"] == "why-\(offer.word.slug)" && !$0.text.isEmpty }, words)
        } else if let address = offer.address {
          XCTAssertTrue(links.contains(address), words)
        } else if let form = forms[offer.word] {
          XCTAssertEqual(form.fixed, offer.fixedTexts, words)
          let needed = offer.openFields.filter { !$0.isOptional || !(form.isPressed || $0.kind == .rows([])) }.map(
            \.name
          )
          XCTAssertTrue(form.names.isSuperset(of: needed), "\(words): \(form.names)")
        } else {
          // What rows lead to needs no form.
          XCTAssertEqual(offer.weight, .usual, words)
          XCTAssertGreaterThan(page.elements.count { $0.name == "a" && page.isInRow($0) }, 0, words)
        }
      }
    }
  }

  func testEveryFormIsSentWhereItsPageIs() async throws {
    try await forEachPage { page, name, state in
      for (place, form) in page.elements.enumerated() where form.name == "form" && form["method"] == "post" {
        XCTAssertEqual(form["action"], state.address, name)
        let hidden = page.inside(place).filter { $0["type"] == "hidden" }
        XCTAssertEqual(hidden.filter { $0["name"] == "token" }.map { $0["value"] }, ["secret"], name)
        XCTAssertEqual(hidden.filter { $0["name"] == "action" }.count, 1, name)
      }
    }
  }

  func testAQuestionHasItsTwoAnswersAsButtonsAndNothingElse() async throws {
    try await forEachPage { page, name, state in
      guard state.isAsking else { return }
      XCTAssertEqual(Set(page.forms.keys), ["yes", "no"], name)
      XCTAssertEqual(page.elements.count { $0.hasClass("question") }, 1, name)
      XCTAssertTrue(page.all("details").isEmpty, name)
    }
  }

  private func forEachPage(_ check: (PageMarkup, String, ScreenState) throws -> Void) async throws {
    let systems = [
      ScreenState.shop(in:), ScreenState.prices(in:), ScreenState.names(in:), ScreenState.words(in:),
      ScreenState.observatory(in:), ScreenState.settings(in:),
    ]
    for language in Language.allCases {
      for states in systems {
        for state in try await states(language) {
          let page = state.document(frame(at: state.address, in: language))
          try check(PageMarkup(page.string), "\(language.code) \(state.name)", state)
        }
      }
    }
  }

  private func frame(at address: String, in language: Language = .english) -> PageFrame {
    PageFrame(
      language: language,
      address: address,
      systems: [PageLink("Shop", to: "/shop")],
      formToken: "secret",
      version: "1.0"
    )
  }
}
