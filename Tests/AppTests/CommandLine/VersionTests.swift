import Foundation
import XCTest

@testable import ArcadeApp

final class VersionTests: XCTestCase {
  func testTheChangelogBeginsWithTheVersionThatTheProgramSays() throws {
    let changelog = try String(contentsOf: MarkdownFile.root.appending(path: "CHANGELOG.md"), encoding: .utf8)
    let newest = changelog.firstMatch(of: /(?m)^## \[(.+?)\]/)?.output.1

    XCTAssertEqual(newest.map(String.init), arcadeVersion)
    XCTAssertEqual(try ArcadeProcess().print(["--version"]), "arcade \(arcadeVersion)\n")
  }

  func testTheVersionStandsInOneSourceFileOnly() throws {
    let sources = MarkdownFile.root.appending(path: "Sources")
    let names = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
    let naming = try names.filter {
      try String(contentsOf: sources.appending(path: $0), encoding: .utf8).contains("\"\(arcadeVersion)\"")
    }
    XCTAssertEqual(naming, ["App/CommandLine/Version.swift"])
  }
}
