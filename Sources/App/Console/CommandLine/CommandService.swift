/// How the document of a command is served to programs over HTTP, and with which options.
///
/// Commands without a service are not served. A served command names no file, address or program, and it ends by
/// itself.
package struct CommandService: Sendable {
  /// The HTTP method of the request.
  package enum Method: String, Sendable {
    case get = "GET"
    case post = "POST"
  }

  package let method: Method
  /// The options that can be given; all operands can be.
  package let options: [CommandOption]
  /// Whether guests can request it: it changes no shared data and shows nothing of the books.
  package let isForGuests: Bool

  /// Serves a command that changes nothing, by default to guests too.
  package static func reading(_ options: CommandOption..., isForGuests: Bool = true) -> CommandService {
    CommandService(method: .get, options: options, isForGuests: isForGuests)
  }

  /// Serves a command that changes stored data, by default not to guests.
  package static func changing(_ options: CommandOption..., isForGuests: Bool = false) -> CommandService {
    CommandService(method: .post, options: options, isForGuests: isForGuests)
  }
}
