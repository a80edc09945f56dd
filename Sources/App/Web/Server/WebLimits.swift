/// What a server keeps to, so that nobody takes all of it.
struct WebLimits: Hashable, Sendable {
  /// Bytes of a request's first line and headers.
  var head = 16 << 10
  /// Bytes of a request's body.
  var body = 1 << 20
  /// Bytes of a body that is too large, which are read and thrown away so that the answer arrives.
  var wastedBody = 8 << 20
  /// Connections at a time; more of them wait.
  var connections = 128
  /// Streams of events at a time, so that there are connections left; one more ends the oldest.
  var streams = 64
  /// Seconds in which nothing comes or goes on a connection that is waited on.
  var idleSeconds = 30
  /// Bytes that wait on one stream of events for a reader who does not read.
  var unreadEvents = 1 << 20
  /// How often a stream of events says something, as nothing else tells that its reader went away.
  var heartbeat = Duration.seconds(5)
  /// So many beats a new connection has for the whole head of its first request, however often a byte of it comes.
  var headBeats = 3
  /// So many it has for a whole body, and from an answer to the next head.
  var idleBeats = 7
}
