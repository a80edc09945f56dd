import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The first bytes of a picture, enough for its format.
let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]

extension TemporaryFolder {
  /// Creates a loader with its cache in this folder.
  func pictureLoader(time: HandDrivenTime = HandDrivenTime()) -> PictureLoader {
    let client = HTTPClient(transport: SystemTransport(), pause: { _ in })
    return PictureLoader(cache: PictureCache(folder: path("pictures")), client: client, time: time)
  }
}

/// Checks that a drawing is XML with shapes only.
func checkDrawing(_ svg: String, _ message: String) {
  let parser = XMLParser(data: Data(svg.utf8))
  XCTAssertTrue(parser.parse(), "\(message): \(String(describing: parser.parserError))")
  let elements = svg.matches(of: /<([a-zA-Z]+)/).map { String($0.output.1) }
  XCTAssertEqual(elements.first, "svg", message)
  XCTAssertTrue(Set(elements).isSubset(of: ["svg", "path", "rect", "ellipse"]), "\(message): \(Set(elements))")
  XCTAssertFalse(svg.contains(/\s(on\w+|[\w:]*href)\s*=/), message)
  XCTAssertEqual(PictureKind(of: Data(svg.utf8)), .svg, message)
}

/// Checks that pictures come from the web or are drawn, and that nothing else is read.
func checkSources(
  of pictures: any PictureRepository,
  notDrawing addresses: [String],
  in folder: TemporaryFolder
) async throws {
  let server = try LoopbackServer(["/a.png": [.body(png)]])
  let path = try await pictures.file(ofPictureAt: server.url("/a.png").absoluteString)
  XCTAssertEqual(FileManager.default.contents(atPath: try XCTUnwrap(path)), Data(png))
  let file = try folder.write(Data(png), to: "own.png")
  for address in [file, "file://\(file)", "ftp://h.example/a.png"] {
    await expectFailure(.badAddress, address) { try await pictures.file(ofPictureAt: address) }
  }
  for address in addresses {
    await expectFailure(.notFound, address) { try await pictures.file(ofPictureAt: address) }
  }
}
