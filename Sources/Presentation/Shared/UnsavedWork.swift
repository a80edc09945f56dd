import Synchronization

/// Work that is not stored, for the goodbye message.
///
/// A module adds it when storing fails, and removes it when storing succeeds. It outlives the screens, and a signal
/// handler can read it from another thread.
public final class UnsavedWork: Sendable {
  private let notes = Mutex<[(subject: String, sentence: String)]>([])

  /// Creates an empty collection.
  public init() {}

  /// Sets the sentence for unsaved work on a subject; nil if all of it is stored.
  public func note(_ sentence: String?, of subject: String) {
    notes.withLock { notes in
      notes.removeAll { $0.subject == subject }
      if let sentence { notes.append((subject, sentence)) }
    }
  }

  /// The sentences, one for each subject, the latest last.
  public var sentences: [String] { notes.withLock { $0.map(\.sentence) } }
}
