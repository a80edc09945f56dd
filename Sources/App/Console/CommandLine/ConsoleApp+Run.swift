import ArcadeData
import ArcadePresentation
import Foundation

extension ConsoleApp {
  /// Runs the command line of this process, and ends the process.
  package func run() async -> Never {
    ProcessStart.openDescriptors()
    let arguments = Array(CommandLine.arguments.dropFirst())
    let environment = ProcessInfo.processInfo.environment
    ProcessStart.makeLocaleHarmless()
    let asked = UnfinishedLine(whole: arguments, in: table).language
    let choice = LanguageChoice(option: asked, setting: nil, environment: environment)
    let reporter = ShutdownReporter(in: choice.language, isJSON: arguments.contains("--json"))
    SignalWatcher.start(output: reporter.descriptor) { _ in
      reporter.retry(within: .seconds(1))
      return reporter.interrupted
    }
    let output = DescriptorSink()
    let process = ProcessEnvironment(
      environment: environment,
      lines: DescriptorLines(),
      output: output,
      errors: DescriptorSink(2),
      isOutputTerminal: output.isTerminal,
      areErrorsTerminal: DescriptorSink(2).isTerminal,
      remarks: { try? DescriptorSink(2).write(Array($0.sanitized.utf8)) },
      reporter: reporter,
      columns: TerminalSize.columns(environment: environment),
      rows: TerminalSize.rows(environment: environment),
      opener: SystemOpener(environment: environment),
      pictureProgram: RememberedDrawings(Chafa(environment: environment))
    )
    let code = await Tool(app: self, process: process).run(arguments)
    // The input may end at the moment of a signal; then the signal is the reason.
    if Signals.caught != 0 { Signals.die(by: Signals.caught) }
    await reporter.close()
    exit(code.rawValue)
  }
}
