/// A golden transcript: one text with both the input and the expected output.
///
/// A line `$ [NAME=value …] arcade ARGUMENTS` begins a command. After it, lines after `> ` are typed, `~ 4s` lets
/// time pass, and all others are expected.
struct Transcript: Equatable {
  /// The comment before its first command.
  var comment: [String] = []
  var commands: [Command] = []

  /// One run of the app.
  struct Command: Equatable {
    /// The command line as it is in the file.
    let line: String
    var environment: [String: String] = [:]
    var arguments: [String] = []
    var inputs: [Input] = []
  }

  /// An event while the app waits for a line.
  enum Input: Equatable {
    case line(String)
    case wait(Duration)
  }

  init(_ text: String) throws {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("$ ") {
        commands.append(try Command(line))
      } else if commands.isEmpty {
        comment.append(line)
      } else if let input = try Self.input(line) {
        commands[commands.count - 1].inputs.append(input)
      }
    }
  }

  /// A prompt with nothing after it met the end of input or of its time, so it is no typed line.
  private static func input(_ line: String) throws -> Input? {
    if line.hasPrefix("> ") { return .line(String(line.dropFirst(2))) }
    guard line.hasPrefix("~ ") else { return nil }
    guard line.hasSuffix("s"), let seconds = Int(line.dropFirst(2).dropLast()) else { throw Mistake(line: line) }
    return .wait(.seconds(seconds))
  }

  /// A line that the runner cannot read.
  struct Mistake: Error {
    let line: String
  }
}

extension Transcript.Command {
  init(_ line: String) throws {
    let words = try Self.words(of: line.dropFirst(2))
    guard let name = words.firstIndex(of: "arcade") else { throw Transcript.Mistake(line: line) }
    self.line = line
    for assignment in words[..<name] {
      let parts = assignment.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else { throw Transcript.Mistake(line: line) }
      environment[parts[0]] = parts[1]
    }
    arguments = Array(words[(name + 1)...])
  }

  /// Splits a line at spaces outside single quotes.
  private static func words(of line: Substring) throws -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in line {
      switch character {
      case "'":
        isQuoted.toggle()
        word = word ?? ""
      case " " where !isQuoted:
        if let complete = word { words.append(complete) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    guard !isQuoted else { throw Transcript.Mistake(line: String(line)) }
    return words + (word.map { [$0] } ?? [])
  }
}
