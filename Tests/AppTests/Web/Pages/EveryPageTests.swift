import ArcadePresentation
import XCTest

@testable import ArcadeApp

/// For every screen in every state that matters, in every language: its page is well formed, and everything that can be
/// done is on it.
final class EveryPageTests: XCTestCase {
  /// What no page needs, by the first word of its address: the fields of a form one by one, a picture that it shows, and
  /// pages that there are not.
  private static let saidOnly: [String: Set<String>] = [
    "observe": [
      "category", "columns", "count", "currency", "decimal", "delimiter", "encoding", "keyword", "name", "next",
      "order", "picture", "previous", "prices", "search", "source", "what",
    ]
  ]

  func testEveryPageKeepsEveryRule() async throws {
    for (language, system) in Language.allCases.flatMap({ language in ScreenState.systems.map { (language, $0) } }) {
      for state in try await system.states(language) {
        let name = "\(language.code) \(state.name)"
        let page = PageMarkup(state.document(frame(at: state.address, in: language)).string)
        expectGoodForm(page, name)
        expectNoStyleOrScriptOfItsOwn(page, name)
        expectNames(page, name)
        try expectAllThatCanBeDone(page, name, state)
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

  /// It is well formed.
  private func expectGoodForm(_ page: PageMarkup, _ name: String) {
    XCTAssertEqual(page.mistakes, [], name)
    let ids = page.elements.compactMap { $0["id"] }
    XCTAssertEqual(ids.count, Set(ids).count, "\(name): \(ids)")
    XCTAssertEqual(page.all("h1").count, 1, name)
    XCTAssertFalse(page.all("h1")[0].text.isEmpty, name)
    for landmark in ["html", "title", "header", "main", "footer"] { XCTAssertEqual(page.all(landmark).count, 1, name) }
    XCTAssertFalse(page.all("html")[0]["lang"]?.isEmpty ?? true, name)
  }

  /// It carries neither a style nor a script of its own.
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

  /// Every control has a name.
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

  /// Everything that can be done is on the page, or on one that it leads to.
  private func expectAllThatCanBeDone(_ here: PageMarkup, _ name: String, _ state: ScreenState) throws {
    let own = (page: here, forms: here.forms, links: here.links)
    var homes: [String: PageMarkup] = [:]
    // Where nothing is there to be chosen, nothing is drawn.
    // A part of a form is on the page with the whole of it, and what would change nothing is not.
    for offer in state.offers where offer.canBeFilledIn && !offer.isPartOfAnother && !offer.isIdle {
      let words = "\(name): \(offer.word)"
      if Self.saidOnly[state.address.system]?.contains(offer.word) == true, here.forms[offer.word] == nil { continue }
      var (page, forms, links) = own
      if !offer.belongs(at: state.address) {
        // A scan is sent from anywhere.
        if !offer.takesScans { XCTAssertNil(forms[offer.word], words) }
        let home = try XCTUnwrap(offer.homes.first(where: links.contains), words)
        page = homes[home] ?? PageMarkup(state.document(frame(at: home)).string)
        homes[home] = page
        (forms, links) = (page.forms, page.links)
      }
      if offer.closed != nil {
        XCTAssertTrue(page.elements.contains { $0["id"] == "why-\(offer.word.slug)" && !$0.text.isEmpty }, words)
      } else if let address = offer.address {
        XCTAssertTrue(links.contains(address), words)
      } else if let form = forms[offer.word] {
        XCTAssertEqual(form.fixed, offer.fixedTexts, words)
        let needed = offer.openFields.filter { !$0.isOptional || !(form.isPressed || $0.kind == .rows([])) }.map(\.name)
        XCTAssertTrue(form.names.isSuperset(of: needed), "\(words): \(form.names)")
      } else {
        // What rows lead to needs no form.
        XCTAssertEqual(offer.weight, .usual, words)
        XCTAssertGreaterThan(page.elements.count { $0.name == "a" && page.isInRow($0) }, 0, words)
      }
    }
  }

  /// Every form is sent where its page is, a scan where things are sold.
  private func expectFormsOfThisAddress(_ page: PageMarkup, _ name: String, _ state: ScreenState) {
    for (place, form) in page.elements.enumerated() where form.name == "form" && form["method"] == "post" {
      let hidden = page.inside(place).filter { $0["type"] == "hidden" }
      let isScan = hidden.contains { $0["data-scan"] != nil }
      // What is scanned while something was searched for has nothing to do with that.
      let isSearch = page.inside(place).contains { $0["data-search"] != nil }
      let home = isSearch ? String(state.address.path) : state.address
      XCTAssertEqual(form["action"], isScan ? "/shop" : home, name)
      XCTAssertEqual(hidden.filter { $0["name"] == "token" }.map { $0["value"] }, ["secret"], name)
      XCTAssertEqual(hidden.filter { $0["name"] == "action" }.count, 1, name)
    }
  }

  /// A question has its answers as buttons, and nothing else.
  private func expectAnswersToAQuestion(_ page: PageMarkup, _ name: String, _ state: ScreenState) {
    guard state.isAsking else { return }
    XCTAssertEqual(Set(page.forms.keys), Set(state.offers.map(\.word)), name)
    XCTAssertEqual(page.elements.count { $0.hasClass("question") }, 1, name)
    XCTAssertTrue(page.all("details").isEmpty, name)
  }

  /// Where nothing is there yet, something in sight leads on.
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

extension String {
  /// The first word of an address.
  fileprivate var system: String { split { "/?".contains($0) }.first.map(String.init) ?? "" }
}
