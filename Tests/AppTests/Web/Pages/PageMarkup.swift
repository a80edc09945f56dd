import ArcadePresentation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// A page as a browser parses it, as far as tests need.
struct PageMarkup {
  /// The elements, in the order of their start tags.
  private(set) var elements: [Element] = []
  /// The mistakes in the nesting of the elements, and in escapes.
  private(set) var mistakes: [String] = []

  /// An element with its attributes, its text, and its ancestors.
  struct Element {
    let name: String
    var attributes: [String: String] = [:]
    /// The indexes of the elements around it, the outermost first.
    let ancestors: [Int]
    var text = ""

    subscript(_ attribute: String) -> String? { attributes[attribute] }
    func hasClass(_ name: String) -> Bool { (self["class"] ?? "").split(separator: " ").contains(Substring(name)) }
  }

  private static let void: Set = ["meta", "link", "input", "img", "br"]

  /// Parses a page by bytes, because a letter and a combining mark after it would be one character of a string.
  init(_ html: String) {
    var rest = Array(html.utf8)[...]
    if html.hasPrefix("<!doctype html>") { rest = rest.dropFirst(15) }
    var open: [Int] = []
    while let start = Self.first("<", in: rest) {
      let text = plain(rest[..<start])
      for place in open { elements[place].text += text }
      rest = rest[(start + 1)...]
      guard let end = Self.end(of: rest) else {
        mistakes.append("a tag without an end")
        return
      }
      read(rest[..<end], within: &open)
      rest = rest[(end + 1)...]
    }
    if !rest.isEmpty { mistakes.append("text behind the end: \(plain(rest))") }
    if !open.isEmpty { mistakes.append("without an end: \(open.map { elements[$0].name })") }
  }

  /// Parses the page of a screen, which has to be well formed.
  init(of screen: Screen<some ScreenContent>, in frame: PageFrame = .sample, at reading: Duration = .zero) {
    self.init(document(of: screen, in: frame, at: reading).string)
    XCTAssertEqual(mistakes, [])
  }

  /// Returns the elements of a name.
  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  /// The targets of its links.
  var links: Set<String> { Set(all("a").compactMap { $0["href"] }) }

  /// Returns the elements within another one.
  func inside(_ place: Int) -> [Element] { elements.filter { $0.ancestors.contains(place) } }

  /// Returns the end of a tag, ignoring the values of its attributes.
  private static func end(of text: ArraySlice<UInt8>) -> Int? {
    var rest = text
    while let end = first(">", in: rest) {
      guard let quote = first("\"", in: rest[..<end]) else { return end }
      guard let close = first("\"", in: rest[(quote + 1)...]) else { return nil }
      rest = rest[(close + 1)...]
    }
    return nil
  }

  /// Returns the index of the first of some characters; pages are long, and tests are not optimised.
  private static func first(_ sign: Unicode.Scalar, in text: ArraySlice<UInt8>) -> Int? {
    text.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let found = memchr(base, Int32(sign.value), bytes.count) else { return nil }
      return text.startIndex + (UnsafeRawPointer(found) - base)
    }
  }

  private mutating func read(_ tag: ArraySlice<UInt8>, within open: inout [Int]) {
    if tag.first == UInt8(ascii: "/") {
      let name = String(decoding: tag.dropFirst(), as: UTF8.self)
      if let last = open.last, elements[last].name == name { return open.removeAll { $0 == last } }
      return mistakes.append("</\(name)> within <\(open.last.map { elements[$0].name } ?? "")>")
    }
    let isClosed = tag.last == UInt8(ascii: "/")
    let name = tag.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "/") }
    var element = Element(name: String(decoding: name, as: UTF8.self), ancestors: open)
    var rest = tag.dropFirst(name.count).dropLast(isClosed ? 1 : 0)
    while let next = rest.firstIndex(where: { $0 != UInt8(ascii: " ") }) {
      let attribute = rest[next...].prefix { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: " ") }
      rest = rest[attribute.endIndex...]
      var value = ""
      if rest.first == UInt8(ascii: "=") {
        if rest.dropFirst().first != UInt8(ascii: "\"") {
          mistakes.append("a value without quotes in <\(element.name)>")
        }
        let quoted = rest.dropFirst(2).prefix { $0 != UInt8(ascii: "\"") }
        value = plain(quoted)
        rest = rest[min(quoted.endIndex + 1, rest.endIndex)...]
      }
      let key = String(decoding: attribute, as: UTF8.self)
      if element.attributes.updateValue(value, forKey: key) != nil {
        mistakes.append("\(key) twice in <\(element.name)>")
      }
    }
    elements.append(element)
    if !isClosed, !Self.void.contains(element.name) { open.append(elements.count - 1) }
  }

  /// Returns the text without escapes; any escape but our own is a mistake.
  private mutating func plain(_ text: ArraySlice<UInt8>) -> String {
    if Self.first("&", in: text) == nil, Self.first(">", in: text) == nil {
      return String(decoding: text, as: UTF8.self)
    }
    var plain: [UInt8] = []
    var rest = text
    let signs = ["&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&#10;": "\n", "&#13;": "\r"]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "&") || byte == UInt8(ascii: ">") else {
        plain.append(byte)
        continue
      }
      if let (escaped, sign) = signs.first(where: { ([byte] + rest.prefix(5)).starts(with: $0.key.utf8) }) {
        plain += sign.utf8
        rest = rest.dropFirst(escaped.utf8.count - 1)
      } else {
        mistakes.append("not escaped: \(String(decoding: rest.prefix(20), as: UTF8.self))")
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }
}

extension PageMarkup {
  /// A form of an action on a page.
  struct Form {
    /// The hidden fields with their values.
    var fixed: [String: String] = [:]
    /// The names of its fields.
    var names: Set<String> = []
    /// Whether a scanner fills it in.
    var takesScans = false
    /// Whether buttons elsewhere send it.
    var isPressed = false
  }

  /// The forms by the words of their actions. Several forms of one action are merged, without the hidden fields of
  /// rows.
  var forms: [String: Form] {
    var forms: [String: Form] = [:]
    for (place, form) in elements.enumerated() where form.name == "form" && form["method"] == "post" {
      let inside = inside(place)
      guard let word = inside.first(where: { $0["name"] == "action" })?["value"] else { continue }
      var found = forms[word] ?? Form()
      let own = inside + elements.filter { $0["form"] != nil && $0["form"] == form["id"] }
      for control in own {
        guard let name = control["name"], name.hasPrefix("f-") else { continue }
        let field = String(name.dropFirst(2))
        let isOfARow = form.hasClass("scale") || form["id"]?.hasSuffix("-one") == true
        if control["type"] != "hidden" {
          found.names.insert(field)
        } else if !isOfARow {
          found.fixed[field] = control["value"]
        }
      }
      found.takesScans = inside.contains { $0["data-scan"] != nil }
      found.isPressed = form["id"] != nil && inside.allSatisfy { $0["type"] == "hidden" }
      forms[word] = found
    }
    return forms
  }

  /// Whether an element is part of a row of a table, or of a choice.
  func isInRow(_ element: Element) -> Bool {
    element.ancestors.contains { elements[$0].name == "tr" || elements[$0]["data-n"] != nil }
  }
}

extension PageFrame {
  /// A frame in English, with nothing in it.
  static let sample = PageFrame(language: .english, address: "/x", formToken: "t", version: "1")
}
