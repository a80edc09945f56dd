/// Waits until the task is cancelled, however long that takes.
@Sendable func waitForCancellation() async {
  for await _ in AsyncStream(Never.self, { _ in }) {}
}
