package import ArcadeDomain
import ArcadePresentation

/// The surroundings of the process: its environment, its streams and its clock.
package struct ProcessEnvironment {
  package var environment: [String: String]
  package var lines: any LineSource
  package var output, errors: any TextSink
  package var isOutputTerminal: Bool
  /// Whether a person may be looking at standard error.
  package var areErrorsTerminal: Bool
  /// Whether a guest of the web page makes the request, who learns nothing about this machine.
  package var isGuests: Bool
  /// The receiver of a server's remarks, for `--verbose`.
  package var remarks: @Sendable (String) -> Void
  /// The reporter of the final message and of unsaved changes.
  package var reporter: ShutdownReporter
  package var columns: Int
  package var rows: Int
  /// A clock to use instead of the system's, unless the options freeze one.
  package var time: (any TimeSource)?
  package var opener: any AddressOpener
  /// The program that draws pictures; nil if there is none.
  package var pictureProgram: (any PictureProgram)?
  /// Returns the random part of the jitter to add to a wait, from 0 to 1.
  package var jitter: @Sendable () -> Double
  /// How to wait between two tries, and for a slow gateway.
  package var pause: @Sendable (Duration) async throws -> Void

  package init(
    environment: [String: String],
    lines: any LineSource,
    output: any TextSink,
    errors: any TextSink,
    isOutputTerminal: Bool = false,
    areErrorsTerminal: Bool = false,
    isGuests: Bool = false,
    remarks: @escaping @Sendable (String) -> Void = { _ in },
    reporter: ShutdownReporter = ShutdownReporter(in: .english),
    columns: Int = 80,
    rows: Int = 24,
    time: (any TimeSource)? = nil,
    opener: any AddressOpener,
    pictureProgram: (any PictureProgram)? = nil,
    jitter: @escaping @Sendable () -> Double = { Double.random(in: 0...1) },
    pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    (self.environment, self.lines, self.output, self.errors) = (environment, lines, output, errors)
    (self.isOutputTerminal, self.areErrorsTerminal, self.isGuests, self.remarks) = (
      isOutputTerminal, areErrorsTerminal, isGuests, remarks
    )
    (self.reporter, self.columns, self.rows, self.time) = (reporter, columns, rows, time)
    (self.opener, self.pictureProgram, self.jitter, self.pause) = (opener, pictureProgram, jitter, pause)
  }
}
