/// Hands on what a server remarks beside its answers, which libpq would write to standard error.
final class NoticeHandler: Sendable {
  private let say: @Sendable (String) -> Void

  init(_ say: @escaping @Sendable (String) -> Void) { self.say = say }

  /// Listens to a connection, which must keep it for as long as it lasts.
  func listen(to handle: OpaquePointer, _ library: PostgreSQLLibrary) {
    let processor: PostgreSQLLibrary.Notice = { reader, text in
      guard let reader, let text else { return }
      Unmanaged<NoticeHandler>.fromOpaque(reader).takeUnretainedValue().say(String(cString: text))
    }
    _ = library.setNoticeProcessor(handle, processor, Unmanaged.passUnretained(self).toOpaque())
  }
}
