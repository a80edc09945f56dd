/// What the views of one system draw with.
protocol SystemConsole {
  var output: ConsoleOutput { get }
  var phrases: any ConsolePhrases { get }
  /// The commands of every screen of the system.
  var everywhere: [ConsoleCommand] { get }
}

extension SystemConsole {
  /// The command after a failure that may pass.
  var retry: ConsoleCommand { phrases.retry }
}
