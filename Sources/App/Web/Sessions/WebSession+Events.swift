import ArcadeData
import ArcadeDomain
import ArcadePresentation

extension WebSession {
  /// Whether something will happen at an address by itself.
  func isLive(at address: String) -> Bool {
    guard let screen = try? screen(at: address) else { return false }
    return screen.isUntold || screen.module.countdown?.wake != nil || screen.module.followsStore
  }

  /// Draws what is new at an address when its time has come, or says which address to go to; nil where nothing will happen
  /// there by itself.
  func nextEvent(at address: String) async throws -> String? {
    guard let screen = try screen(at: address) else { return nil }
    if let target = await screen.untoldTarget() { return target }
    let time = systems.opening.composition.time
    guard let wake = screen.module.countdown?.wake else { return try await nextChange(on: screen) }
    let wait = wake - time.elapsed()
    if wait > .zero { try await systems.opening.composition.pause(wait) }
    await screen.take()
    defer { screen.free() }
    await wakeIfDue(screen)
    if let target = try land(from: screen) {
      guard target == screen.module.address else { return target }
      // It led to itself, as a game does that its limit ends.
      await screen.module.show(screen.takeNews())
    }
    screen.isUnseen = false
    return screen.module.mainPart(in: frame(at: screen.module.address), at: time.elapsed()).string
  }

  /// Draws what others have changed on a screen that is open in a browser; nil where it does not show what they can change.
  private func nextChange(on screen: OpenScreen) async throws -> String? {
    let composition = systems.opening.composition
    while screen.module.followsStore {
      let revision = await composition.revision()
      if let seen = screen.revision, seen != revision, !screen.isWorking, !screen.isUnseen {
        await screen.take()
        defer { screen.free() }
        screen.revision = revision
        if await StepReads.during({ await screen.module.refresh() }) {
          return screen.module.mainPart(in: frame(at: screen.module.address), at: composition.time.elapsed()).string
        }
      } else if screen.revision == nil {
        screen.revision = revision
      }
      try await Task.sleep(for: .milliseconds(500))
    }
    return nil
  }
}
