import ArcadeDomain
import Foundation
import Synchronization

/// The bytes of a JSON document, from which values are read on demand.
///
/// No tree is built, so it takes only the memory of its bytes.
final class JSONDocument: Sendable {
  let bytes: Data
  /// Its name in reported places: a file's or a server's.
  let name: String

  private let place = Mutex(TextPlace())

  /// Creates a document, named after the last part of a path.
  init(_ bytes: Data, from subject: String) {
    self.bytes = bytes
    name = subject.split(separator: "/").last.map(String.init) ?? subject
  }

  /// Returns the root value, after a byte order mark if there is one.
  func root() throws(JSONProblem) -> JSONNode { try value(from: bytes.lend(FeedMark.end), to: bytes.count) }

  /// Returns the value between two bytes; throws the first syntax error.
  func value(from start: Int, to end: Int) throws(JSONProblem) -> JSONNode {
    let (fault, first) = bytes.lend { bytes in
      (JSONSyntax.fault(in: bytes, from: start, to: end), JSONWalk.skipSpace(bytes, from: start, to: end))
    }
    let node = JSONNode(in: self, at: first)
    if let fault { throw node.problem(fault) }
    return node
  }

  /// The place of a byte, for messages.
  func path(of byte: Int) -> String {
    let (line, column) = bytes.lend { bytes in place.withLock { $0.place(of: byte, in: bytes) } }
    return "\(name):\(line):\(column)"
  }
}
