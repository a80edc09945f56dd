import Foundation
import XCTest

@testable import ArcadeApp

final class DataFolderTests: XCTestCase {
  func testTheMostExplicitPlaceWinsAndIsThePlaceWhereverOneGoes() {
    let here = FileManager.default.currentDirectoryPath
    let cases: [(option: String?, environment: [String: String], path: String)] = [
      ("mine", ["ARCADE_DATA_DIR": "/a", "XDG_DATA_HOME": "/x", "HOME": "/h"], here + "/mine"),
      (nil, ["ARCADE_DATA_DIR": "/a", "XDG_DATA_HOME": "/x", "HOME": "/h"], "/a"),
      (nil, ["XDG_DATA_HOME": "/x", "HOME": "/h"], "/x/arcade"),
      (nil, ["HOME": "/h"], "/h/.local/share/arcade"),
      (nil, ["ARCADE_DATA_DIR": "", "XDG_DATA_HOME": "", "HOME": "/h"], "/h/.local/share/arcade"),
      // The XDG rules say that a relative path is to be ignored.
      (nil, ["XDG_DATA_HOME": "x", "HOME": "/h"], "/h/.local/share/arcade"),
      (nil, [:], here + "/.local/share/arcade"),
      ("../mine/", [:], URL(filePath: here).deletingLastPathComponent().path + "/mine"),
    ]
    for (option, environment, path) in cases {
      XCTAssertEqual(DataFolder.path(option: option, environment: environment), path)
    }
  }
}
