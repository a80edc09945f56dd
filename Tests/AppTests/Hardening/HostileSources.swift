import ArcadeTesting
import Foundation

/// Files with hostile texts for every module.
struct HostileSources {
  /// Text that could steer a terminal, change the text direction or hide something.
  static let text =
    "\u{1B}[2J\u{1B}]0;owned\u{7}\u{9B}31m\r\u{8}\u{202E}\u{2066}evil\u{2069}a\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{200B}\u{85}\u{2028}=1+1"

  let folder: TemporaryFolder

  /// Writes the files; the portraits of people are at `portraits`.
  init(_ hostile: String = Self.text, portraits: String = "https://x.example", in folder: TemporaryFolder) throws {
    self.folder = folder
    func quoted(_ suffix: String) -> String { Self.quoted(hostile + suffix) }
    let text = quoted("")
    let address = Self.quoted("javascript:alert(1)//" + hostile)
    try write(
      "catalog.json",
      #"{"products":[{"code":"BAD","name":\#(text),"price":5},{"code":\#(text),"name":"x","price":1}]}"#
    )
    try write(
      "discounts.json",
      #"{"discounts":[{"id":"d","name":\#(text),"products":["BAD"],"rule":{"type":"nForM","buy":2,"pay":1}},{"id":\#(text),"rule":\#(text)}]}"#
    )
    try write(
      "people.json",
      """
      [\((1...8).map { #"{"firstName":\#(Self.quoted(" \($0)")),"lastName":\#(text),"jobTitle":\#(text),"description":\#(text),"headshot":{"url":"\#(portraits)/\#($0).jpg"}}"# }
        .joined(separator: ","))]
      """
    )
    try write(
      "words.json",
      "[\((1...8).map { #"{"text_eng":\#(Self.quoted(" \($0)")),"text_spa":\#(Self.quoted(" s\($0)"))}"# }.joined(separator: ","))]"
    )
    try write(
      "listings.jsonl",
      (1...3).map {
        #"{"id":\#(Self.quoted("\($0)")),"name":\#(text),"price":"\#($0)","currency":"EUR","url":\#(address),"category":\#(text)}"#
      }
      .joined(separator: "\n")
    )
    try write("newer.jsonl", #"{"id":\#(Self.quoted("1")),"name":\#(text),"price":"7"}"# + "\n" + #"{"id":\#(text)}"#)
  }

  /// Returns a server with hostile responses only: a category of the prices, and results of Rakuten.
  static func server(_ hostile: String = text) throws -> LoopbackServer {
    let quoted = Self.quoted(hostile)
    let product =
      #"{"sku":\#(quoted),"name":\#(quoted),"manufacturer_name":\#(quoted),"sale_price":49.99,"has_stock":true,"image_url":\#(quoted),"product_url":\#(quoted)}"#
    let category = #"{"display_name":\#(quoted),"category_id":7,"category_link":\#(quoted)}"#
    let item =
      #"{"itemCode":\#(quoted),"itemName":\#(quoted),"itemPrice":100,"itemUrl":\#(quoted),"availability":1,"genreId":\#(quoted)}"#
    let display = "/v/category/display"
    return try LoopbackServer([
      "\(display)": [.json(#"{"response":{"product_collection":[\#(product)]}}"#)],
      CategoryDisplay.target(45_667): [.json(#"{"response":{"subcategories":[\#(category)]}}"#)],
      IchibaAnswer.itemPaths.older: [.json(IchibaAnswer.page([item], count: 1))],
      IchibaAnswer.genrePaths.older: [
        .json(#"{"children":[{"child":{"genreId":\#(quoted),"genreName":\#(quoted)}}]}"#)
      ],
    ])
  }

  private func write(_ name: String, _ text: String) throws { try folder.write(Data(text.utf8), to: name) }

  /// Returns a text as JSON.
  private static func quoted(_ text: String) -> String {
    let escaped = text.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "\"\(escaped.joined())\""
  }
}
