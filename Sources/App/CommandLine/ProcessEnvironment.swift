import ArcadeDomain
import ArcadePresentation

/// What the process stands in: its environment, its streams and its clock.
struct ProcessEnvironment {
  var environment: [String: String]
  var lines: any LineSource
  var output, errors: any TextSink
  var isOutputTerminal = false
  /// Whether a person may be looking at what is no output.
  var areErrorsTerminal = false
  /// Whether a guest of the page asks, who learns nothing of this machine.
  var isGuests = false
  /// What hears the remarks of a server, for whoever asks for details.
  var remarks: @Sendable (String) -> Void = { _ in }
  /// What is said at the end, and what is not saved by then.
  var reporter = ShutdownReporter(in: .english)
  var columns = 80
  var rows = 24
  /// A clock to use in place of the system's, unless the options freeze one.
  var time: (any TimeSource)?
  var opener: any AddressOpener
  /// What draws pictures; nil where nothing does.
  var pictureProgram: (any PictureProgram)?
  /// What part, from 0 to 1, of the most that may be added to a wait is added.
  var jitter: @Sendable () -> Double = { Double.random(in: 0...1) }
  /// How to wait between two tries, and for a slow gateway.
  var pause: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
}
