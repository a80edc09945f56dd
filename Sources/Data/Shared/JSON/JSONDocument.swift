import ArcadeDomain
import Foundation
import Synchronization

/// The bytes of something written in JSON, from which values are read where they are asked for.
///
/// No tree is made of it, so that it takes the memory of its bytes alone.
final class JSONDocument: Sendable {
  let bytes: Data
  /// What it is called in places: a file's name, a server's.
  let name: String

  private let place = Mutex(TextPlace())

  /// Takes bytes; the last part of a path names them.
  init(_ bytes: Data, from subject: String) {
    self.bytes = bytes
    name = subject.split(separator: "/").last.map(String.init) ?? subject
  }

  /// Returns the value that is the whole document, with or without a byte order mark before it.
  func root() throws(JSONProblem) -> JSONNode { try value(from: bytes.lend(FeedMark.end), to: bytes.count) }

  /// Returns the value that stands from one byte up to another; throws the first mistake in how it is put together.
  func value(from start: Int, to end: Int) throws(JSONProblem) -> JSONNode {
    let (fault, first) = bytes.lend { bytes in
      (JSONSyntax.fault(in: bytes, from: start, to: end), JSONWalk.skipSpace(bytes, from: start, to: end))
    }
    let node = JSONNode(in: self, at: first)
    if let fault { throw node.problem(fault) }
    return node
  }

  /// Where a byte stands, as a person finds it.
  func path(of byte: Int) -> String {
    let (line, column) = bytes.lend { bytes in place.withLock { $0.place(of: byte, in: bytes) } }
    return "\(name):\(line):\(column)"
  }
}
