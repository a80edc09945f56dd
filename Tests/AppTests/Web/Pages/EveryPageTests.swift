import ArcadePresentation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// For every screen in every relevant state and language, the page is well formed and contains all actions.
final class EveryPageTests: XCTestCase {
  func testEveryPageKeepsEveryRule() async throws {
    for (language, system) in Language.allCases.flatMap({ language in ScreenState.systems.map { (language, $0) } }) {
      for state in try await system.states(language) {
        let name = "\(language.code) \(state.name)"
        let page = PageMarkup(state.document(frame(at: state.address, in: language)).string)
        expectGoodForm(page, name)
        expectNoStyleOrScriptOfItsOwn(page, name)
        expectNames(page, name)
        expectFormsOfActions(page, name, state)
        expectFormsOfThisAddress(page, name, state)
        expectAnswersToAQuestion(page, name, state)
        expectWayOn(page, name)
      }
    }
  }

  func testASearchIsOneFormAndNotItsPartsAgain() async throws {
    let states = try await ScreenState.observatory(in: .english).filter { $0.name.hasPrefix("search") }
    XCTAssertEqual(states.count, 4)
    for state in states {
      let page = PageMarkup(state.document(frame(at: state.address)).string)
      XCTAssertEqual(Set(page.forms.keys).subtracting(["retry", "keep"]), ["go"], state.name)
      XCTAssertEqual(page.forms["keep"] != nil, state.name.hasSuffix("nothing found"), state.name)
    }
  }

  /// Checks that the page is well formed.
  private func expectGoodForm(_ page: PageMarkup, _ name: String) {
    XCTAssertEqual(page.mistakes, [], name)
    let ids = page.elements.compactMap { $0["id"] }
    XCTAssertEqual(ids.count, Set(ids).count, "\(name): \(ids)")
    XCTAssertEqual(page.all("h1").count, 1, name)
    XCTAssertFalse(page.all("h1")[0].text.isEmpty, name)
    for landmark in ["html", "title", "header", "main", "footer"] { XCTAssertEqual(page.all(landmark).count, 1, name) }
    XCTAssertFalse(page.all("html")[0]["lang"]?.isEmpty ?? true, name)
  }

  /// Checks that the page has no inline styles or scripts.
  private func expectNoStyleOrScriptOfItsOwn(_ page: PageMarkup, _ name: String) {
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

  /// Checks that every control has a name.
  private func expectNames(_ page: PageMarkup, _ name: String) {
    let labelled = Set(page.all("label").compactMap { $0["for"] })
    for (place, control) in page.elements.enumerated() {
      switch control.name {
      case "input" where control["type"] == "hidden": break
      case "input" where control["type"] == "checkbox":
        XCTAssertTrue(control.ancestors.contains { page.elements[$0].name == "label" }, name)
      case "input", "select":
        XCTAssertTrue(labelled.contains(control["id"] ?? "") || control["aria-label"] != nil, "\(name): \(control)")
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

  /// Actions without a form of their own on any page, because a larger form of the screen covers them.
  private static let onlySaid: [String: Set<String>] = [
    "observatory": [
      "category", "columns", "count", "currency", "decimal", "delimiter", "encoding", "keyword", "name", "order",
      "prices", "source", "what",
    ]
  ]

  func testWhatCanBeDoneStandsOnAPageUnlessItIsOnlySaid() async throws {
    for system in ScreenState.systems {
      var (offered, shown): (Set<String>, Set<String>) = ([], [])
      for state in try await system.states(.english) {
        let page = PageMarkup(state.document(frame(at: state.address)).string)
        let (forms, links) = (page.forms, page.links)
        let hasRows = page.elements.contains { $0.name == "a" && page.isInRow($0) }
        for offer in state.offers where offer.closed == nil {
          offered.insert(offer.word)
          let isLinked = offer.address.map(links.contains) == true || (offer.weight == .usual && hasRows)
          if isLinked || forms[offer.word] != nil { shown.insert(offer.word) }
        }
      }
      XCTAssertEqual(offered.subtracting(shown), Self.onlySaid[system.name] ?? [], system.name)
    }
  }

  /// Checks that every form has the fields of its action, which is offered on this screen.
  private func expectFormsOfActions(_ page: PageMarkup, _ name: String, _ state: ScreenState) {
    for (word, form) in page.forms {
      guard let offer = state.offers.first(where: { $0.word == word }) else {
        XCTFail("\(name): \(word)")
        continue
      }
      let words = "\(name): \(word)"
      XCTAssertEqual(form.fixed, offer.fixedTexts, words)
      let needed = offer.openFields.filter { !$0.isOptional || !(form.isPressed || $0.kind == .rows([])) }.map(\.name)
      // The field for a scanner is hidden.
      let isScan = form.names.isEmpty && form.takesScans
      XCTAssertTrue(isScan || form.names.isSuperset(of: needed), "\(words): \(form.names)")
    }
    for offer in state.offers where offer.closed != nil {
      let isThere = page.elements.contains { $0["id"] == "b-\(offer.word.slug)" }
      XCTAssertFalse(isThere, "\(name): \(offer.word) cannot be pressed")
    }
  }

  /// Checks that every form is sent to its page's address, and a scan to a sales screen.
  private func expectFormsOfThisAddress(_ page: PageMarkup, _ name: String, _ state: ScreenState) {
    for (place, form) in page.elements.enumerated() where form.name == "form" && form["method"] == "post" {
      let hidden = page.inside(place).filter { $0["type"] == "hidden" }
      let isScan = hidden.contains { $0["data-scan"] != nil }
      // A scan during a search is unrelated to it.
      let isSearch = page.inside(place).contains { $0["data-search"] != nil }
      let home = isSearch ? String(state.address.path) : state.address
      XCTAssertEqual(form["action"], isScan ? "/shop" : home, name)
      XCTAssertEqual(hidden.filter { $0["name"] == "token" }.map { $0["value"] }, ["secret"], name)
      XCTAssertEqual(hidden.filter { $0["name"] == "action" }.count, 1, name)
    }
  }

  /// Checks that a question has its answers as buttons, and no other forms.
  private func expectAnswersToAQuestion(_ page: PageMarkup, _ name: String, _ state: ScreenState) {
    guard state.isAsking else { return }
    XCTAssertEqual(Set(page.forms.keys), Set(state.offers.map(\.word)), name)
    XCTAssertEqual(page.elements.count { $0.hasClass("question") }, 1, name)
    XCTAssertTrue(page.all("details").isEmpty, name)
  }

  /// Checks that an empty page has a visible way on.
  private func expectWayOn(_ page: PageMarkup, _ name: String) {
    guard page.all("p").contains(where: { $0.hasClass("empty") }) else { return }
    let waysOn = page.elements.filter { element in
      let around = element.ancestors.map { page.elements[$0] }
      return element.hasClass("button") && element["disabled"] == nil
        && around.contains { $0["id"] == "bar" || $0.hasClass("usual") || $0.hasClass("cards") }
        && !around.contains { $0.name == "details" }
    }
    XCTAssertFalse(waysOn.isEmpty, name)
  }

  private func frame(at address: String, in language: Language = .english) -> PageFrame {
    let shop = [PageLink("Shop", to: "/shop")]
    return PageFrame(language: language, address: address, systems: shop, formToken: "secret", version: "1.0")
  }
}
