import Foundation

@testable import ArcadeApp

/// Draws a frame of the size that was asked for, where there is a file; shown with `--pictures always`.
struct PaperPictures: PictureProgram {
  func draw(_ path: String, columns: Int, rows: Int, isColoured: Bool) -> [PictureLine]? {
    guard FileManager.default.fileExists(atPath: path), columns > 2, rows > 1 else { return nil }
    let line = "[" + String(repeating: ".", count: columns - 2) + "]\n"
    return PictureLine.lines(of: String(repeating: line, count: rows))
  }
}

/// Opens nothing; it takes any address of example.com and no other.
struct PaperOpener: AddressOpener {
  func open(_ address: String) -> Bool { address.hasPrefix("https://example.com/") }
}
