/// Why texts became no intent; nothing was done.
public enum InputError: Error, Hashable, Sendable {
  /// A field that may not be left out was; a fixed one is missing where a text is about something not shown any more.
  case missing(Field)
  /// A text makes no sense in its field; the sentence says why.
  case refused(String)
  /// What it is about is not what stands here any more.
  case stale
  /// Nothing of that name can be done now.
  case notOffered(String)
}
