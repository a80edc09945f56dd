import Synchronization

/// What a person did that is not stored, for whoever says goodbye.
///
/// A module notes it when storing fails, and takes it back when storing worked.
/// It outlives the screens, and a signal may ask it from another thread.
public final class UnsavedWork: Sendable {
  private let notes = Mutex<[(subject: String, sentence: String)]>([])

  /// Begins with everything stored.
  public init() {}

  /// Notes in a sentence what of a subject is not stored; nil where all of it is now.
  public func note(_ sentence: String?, of subject: String) {
    notes.withLock { notes in
      notes.removeAll { $0.subject == subject }
      if let sentence { notes.append((subject, sentence)) }
    }
  }

  /// What is not stored, a sentence for each subject, the latest last.
  public var sentences: [String] { notes.withLock { $0.map(\.sentence) } }
}
