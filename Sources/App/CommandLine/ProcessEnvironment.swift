import ArcadeDomain
import ArcadePresentation

/// What the process stands in: its environment, its streams and its clock.
struct ProcessEnvironment {
  var environment: [String: String]
  var lines: any LineSource
  var output: any TextSink
  var errors: any TextSink
  /// Whether standard output goes to a terminal.
  var isOutputTerminal = false
  /// What hears the remarks of a server, for whoever asks for details.
  var remarks: @Sendable (String) -> Void = { _ in }
  /// What is said at the end, and what is not saved by then.
  var farewell = ShutdownReporter(in: .english)
  /// How many columns there are to draw in.
  var columns = 80
  /// How many rows a screen has.
  var rows = 24
  /// A clock to use in place of the system's, unless the options freeze one.
  var time: (any TimeSource)?
  /// What opens the page of a product.
  var opener: any AddressOpener
  /// What draws pictures; nil where nothing does.
  var pictureProgram: (any PictureProgram)?
  /// How to wait between two tries, and for a slow gateway.
  var pause: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
}
