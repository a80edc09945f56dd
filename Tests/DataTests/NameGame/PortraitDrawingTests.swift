import ArcadeData
import ArcadeDomain
import Foundation
import XCTest

#if canImport(FoundationXML)
  import FoundationXML
#endif

final class PortraitDrawingTests: XCTestCase {
  func testEveryTraitIsSeen() {
    let all = variants
    XCTAssertEqual(Set(all.map { PortraitDrawing(of: $0).svg }).count, Set(all).count)
  }

  func testAnyTwoPeopleLookDifferent() {
    var random = SplitMix64(seed: 6)
    let people = Set((0..<3_000).map { _ in PortraitTraits.random(using: &random) })
    XCTAssertEqual(Set(people.map { PortraitDrawing(of: $0).svg }).count, people.count)
  }

  func testADrawingIsXMLOfShapesAlone() {
    for traits in variants {
      let elements = Elements()
      let parser = XMLParser(data: Data(PortraitDrawing(of: traits).svg.utf8))
      parser.delegate = elements

      XCTAssertTrue(parser.parse(), "\(traits): \(String(describing: parser.parserError))")
      XCTAssertEqual(elements.names.first, "svg")
      XCTAssertTrue(Set(elements.names).isSubset(of: ["svg", "path", "rect", "ellipse"]), "\(Set(elements.names))")
      XCTAssertFalse(elements.attributes.contains { $0.hasPrefix("on") || $0.contains("href") })
    }
  }

  /// Traits that differ from one another in one place or two.
  private var variants: [PortraitTraits] {
    var all: [PortraitTraits] = []
    for hair in PortraitTraits.Hair.allCases {
      let plain = PortraitTraits(
        hair: hair,
        hairColor: .brown,
        skin: .tan,
        clothes: .jumper,
        clothesColor: .blue,
        background: .white
      )
      all += PortraitTraits.Color.allCases.map { plain.with(\.hairColor, $0) }
      all += PortraitTraits.Skin.allCases.map { plain.with(\.skin, $0) }
      all += PortraitTraits.Glasses.allCases.map { plain.with(\.glasses, $0) }
      all += PortraitTraits.Beard.allCases.map { plain.with(\.beard, $0) }
      all += PortraitTraits.Color.allCases.map { plain.with(\.background, $0) }
      for clothes in PortraitTraits.Clothes.allCases {
        all += PortraitTraits.Color.allCases.map { plain.with(\.clothes, clothes).with(\.clothesColor, $0) }
      }
    }
    return all
  }
}

/// Notes what a parser meets.
private final class Elements: NSObject, XMLParserDelegate {
  private(set) var names: [String] = []
  private(set) var attributes: [String] = []

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    names.append(name)
    self.attributes += attributes.keys
  }
}

extension PortraitTraits {
  fileprivate func with<Value>(_ trait: WritableKeyPath<PortraitTraits, Value>, _ value: Value) -> PortraitTraits {
    var traits = self
    traits[keyPath: trait] = value
    return traits
  }

  fileprivate static func random(using random: inout SplitMix64) -> PortraitTraits {
    func any<Value>(_ values: [Value]) -> Value { values[Int(random.next() % UInt64(values.count))] }
    return PortraitTraits(
      hair: any(Hair.allCases),
      hairColor: any(Color.allCases),
      skin: any(Skin.allCases),
      glasses: any(Glasses.allCases),
      beard: any(Beard.allCases),
      clothes: any(Clothes.allCases),
      clothesColor: any(Color.allCases),
      background: any(Color.allCases)
    )
  }
}
