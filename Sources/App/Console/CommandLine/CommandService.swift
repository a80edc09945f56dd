/// That the document of a command is served to programs over HTTP, and with which of its options.
///
/// What is not marked is not served. What is marked names no file, no address and no program, and comes to an end.
package struct CommandService: Sendable {
  /// How it is asked for.
  package enum Method: String, Sendable {
    case get = "GET"
    case post = "POST"
  }

  package let method: Method
  /// The options that can be given; its operands can all be.
  package let options: [CommandOption]
  /// Whether guests can ask for it: it changes nothing that is everybody's, and shows nothing of the books.
  package let isForGuests: Bool

  /// Serves a command that changes nothing; unless it says more, to guests too.
  package static func reading(_ options: CommandOption..., isForGuests: Bool = true) -> CommandService {
    CommandService(method: .get, options: options, isForGuests: isForGuests)
  }

  /// Serves a command that changes what is stored; unless it says more, to no guest.
  package static func changing(_ options: CommandOption..., isForGuests: Bool = false) -> CommandService {
    CommandService(method: .post, options: options, isForGuests: isForGuests)
  }
}
