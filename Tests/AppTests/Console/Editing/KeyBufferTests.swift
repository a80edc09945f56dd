import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

final class KeyBufferTests: XCTestCase {
  func testWhatKeysSendBecomesWhatTheEditorKnows() {
    let table: [(sent: String, keys: [String])] = [
      ("a b", ["a", " ", "b"]),
      ("\u{1B}[A\u{1B}OA", ["\u{10}", "\u{10}"]),
      ("\u{1B}[B\u{1B}OB", ["\u{E}", "\u{E}"]),
      ("\u{1B}[C\u{1B}[D", ["\u{6}", "\u{2}"]),
      ("\u{1B}[H\u{1B}OH\u{1B}[1~\u{1B}[7~", ["\u{1}", "\u{1}", "\u{1}", "\u{1}"]),
      ("\u{1B}[F\u{1B}OF\u{1B}[4~\u{1B}[8~", ["\u{5}", "\u{5}", "\u{5}", "\u{5}"]),
      ("\u{1B}[3~", ["\u{1F}"]),
      ("\u{1B}[1;5C\u{1B}[1;5D", ["\u{1B}f", "\u{1B}b"]),
      ("\u{1B}b\u{1B}f\u{1B}d\u{1B}\u{7F}", ["\u{1B}b", "\u{1B}f", "\u{1B}d", "\u{1B}\u{7F}"]),
      ("\u{1}\u{5}\u{B}\u{17}\u{12}\t\u{7F}", ["\u{1}", "\u{5}", "\u{B}", "\u{17}", "\u{12}", "\t", "\u{7F}"]),
    ]
    for (sent, keys) in table { XCTAssertEqual(read(sent), keys, sent.debugDescription) }
  }

  func testKeysWithoutAMeaningLeaveNothingBehind() {
    let table = [
      "\u{1B}[15~", "\u{1B}[5~", "\u{1B}[[A", "\u{1B}OP", "\u{1B}x", "\u{1B}[200~", "\u{1B}[<0;1;1M", "\u{16}", "\u{0}",
      "\u{1C}", "\u{1F}", "\u{85}", "\u{1B}\u{1B}",
    ]
    for sent in table.dropLast() { XCTAssertEqual(read(sent + "q"), ["q"], sent.debugDescription) }
    XCTAssertEqual(read(table[12] + "[A"), ["\u{10}"])
  }

  func testOnlyWholeCharactersAndSequencesComeOut() {
    let bytes = Array("é語🎲".utf8)
    var buffer = KeyBuffer()
    var keys: [String] = []
    for (count, byte) in bytes.enumerated() {
      buffer.append([byte])
      while let key = buffer.next() { keys.append(key.text) }
      XCTAssertEqual(keys, Array(["é", "語", "🎲"].prefix([2, 5, 9].count { $0 <= count + 1 })), "\(count)")
    }
    var begun = KeyBuffer()
    for byte in "\u{1B}[1;5".utf8 {
      begun.append([byte])
      XCTAssertNil(begun.next())
    }
    begun.append("D".utf8)

    XCTAssertEqual(begun.next()?.text, "\u{1B}b")
  }

  func testEndlessSequencesInvalidBytesAndLineEndsOfTwoCharactersHoldNothingUp() {
    XCTAssertEqual(read("\u{1B}[" + String(repeating: "1", count: 40) + "\n").last, "\n")
    XCTAssertEqual(read([0xFF, 0x61, 0xE8, 0xAA, 0x62, 0xC3]), ["\u{FFFD}", "a", "\u{FFFD}", "b"])
    XCTAssertEqual(read("a\r\nb\n\rc\n\nd\r\re"), ["a", "\r", "b", "\n", "c", "\n", "\n", "d", "\r", "\r", "e"])
  }

  func testWhatIsDroppedIsForgotten() {
    var buffer = KeyBuffer()
    buffer.append([UInt8(ascii: "a"), 0xE8])
    XCTAssertTrue(buffer.hasMore)

    buffer.dropAll()
    XCTAssertFalse(buffer.hasMore)
    buffer.append("b".utf8)

    XCTAssertEqual(buffer.next()?.text, "b")
  }

  private func read(_ text: String) -> [String] { read(Array(text.utf8)) }

  private func read(_ bytes: [UInt8]) -> [String] {
    var buffer = KeyBuffer()
    buffer.append(bytes)
    var keys: [String] = []
    while let key = buffer.next() { keys.append(key.text) }
    return keys
  }
}

extension [Unicode.Scalar] {
  /// The characters as a text.
  fileprivate var text: String { String(String.UnicodeScalarView(self)) }
}
