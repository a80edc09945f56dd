import Foundation

extension String {
  /// Whether it is written with just these bytes.
  func hasBytes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var text = self
    return text.withUTF8 { own in
      guard own.count == bytes.count, let first = own.baseAddress, let other = bytes.baseAddress else {
        return own.isEmpty && bytes.isEmpty
      }
      return memcmp(first, other, own.count) == 0
    }
  }
}
