import ArcadeData
import ArcadeDomain
import Foundation

/// The time to read product pages, which must be linear: ten times the bytes in at most eleven times the time.
enum PageBenchmarks {
  private static let size = 10_000_000

  static func run() async throws -> [Benchmark] {
    guard let url = URL(string: "https://shop.example/list") else { return [] }
    func reading(_ name: String, runs: Int, aim: Duration? = nil, _ body: Data) async -> Benchmark {
      await Benchmark(name, runs: runs, aim: aim) { ProductPage.count(in: body, at: url) }
    }
    let small = await reading("reading a product page of 1 MB", runs: 31, page(of: size / 10))
    let large = await reading("reading one of 10 MB", runs: 7, page(of: size)).held(to: 11, small, "1 MB")
    var random = SplitMix64(seed: 7)
    let bytes = Data((0..<size).map { _ in UInt8.random(in: 0...255, using: &random) })
    let aim = Duration.milliseconds(200)
    var shapes: [Benchmark] = []
    for (name, start, part) in [
      ("scripts of `[`", ld, "["), (#"scripts of `{"a":`"#, ld, #"{"a":"#), ("comments that do not end", "", "<!-- a "),
      ("a list of things in things", ld, #"{"@type":"Product","hasVariant":["#),
    ] {
      let body = Data(start.utf8) + repeated(part)
      shapes.append(await reading("reading 10 MB of \(name)", runs: 7, aim: aim, body))
    }
    return [
      small, large, await reading("reading 10 MB of any bytes as a page", runs: 7, aim: aim, bytes),
      await reading(
        "reading 10 MB of microdata",
        runs: 7,
        aim: aim,
        repeated("<b itemscope><i itemprop=price>1</i></b>")
      ),
      await reading(
        "reading 10 MB of JSON-LD",
        runs: 7,
        aim: aim,
        Data(ld.utf8) + repeated(#"{"@type":"Product","offers":{"price":1}},"#)
      ),
    ] + shapes
  }

  private static let ld = "<script type=application/ld+json>"

  /// Returns a page with a thousand products among other content.
  private static func page(of size: Int) -> Data {
    let products = (1...1_000).map { number in
      let offer = #"{"price":"\#(number).50","priceCurrency":"EUR"}"#
      return #"{"@type":"Product","name":"P\#(number)","url":"/\#(number)","offers":\#(offer)}"#
    }
    let script = #"<script type="application/ld+json">[\#(products.joined(separator: ","))]</script>"#
    let cooldown = #"<div class="row"><a href="/x">Something &amp; more of it, with a few words of text</a></div>"#
    return Data(script.utf8) + repeated(cooldown, to: size - script.utf8.count)
  }

  private static func repeated(_ text: String, to size: Int = size) -> Data {
    Data(String(repeating: text, count: max(0, size) / text.utf8.count).utf8)
  }
}
