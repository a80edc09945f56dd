import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

extension WebSession {
  /// Whether the screen at an address changes by itself.
  func isLive(at address: String) -> Bool {
    guard let screen = try? screen(at: address) else { return false }
    return screen.isUntold || screen.module.countdown?.wake != nil || screen.module.followsStore
  }

  /// Returns the changed part of a screen when it is due, or an address to go to; nil if it will not change by
  /// itself.
  ///
  /// `drawing` is the one that the window shows, and then the new one.
  func nextEvent(at address: String, after drawing: inout Int) async throws -> String? {
    guard let screen = try screen(at: address) else { return nil }
    if let target = await screen.untoldTarget() { return target }
    let time = systems.opening.composition.time
    guard let wake = screen.module.countdown?.wake else { return try await nextChange(on: screen, after: &drawing) }
    let wait = wake - time.elapsed()
    if wait > .zero { try await systems.opening.composition.pause(wait) }
    await screen.take()
    defer { screen.free() }
    // The news of a form belongs to the page that answers it.
    let others = screen.takeNews()
    defer { screen.news = others + screen.news }
    await wakeIfDue(screen)
    if let target = try land(from: screen) {
      guard target == screen.module.address else { return target }
      // The screen led to itself, as a game does at its time limit.
      await screen.module.show(screen.takeNews())
    }
    screen.isUnseen = false
    return draw(screen, as: &drawing)
  }

  /// Draws what others have changed on an open screen; nil if they cannot change what it shows.
  private func nextChange(on screen: OpenScreen, after drawing: inout Int) async throws -> String? {
    let composition = systems.opening.composition
    while screen.module.followsStore {
      let revision = await composition.revision()
      if !screen.isWorking, !screen.isUnseen {
        await screen.take()
        defer { screen.free() }
        if screen.revision ?? revision != revision { await RequestCache.during { await screen.module.show([]) } }
        screen.revision = revision
        if screen.isNewer(than: drawing) { return draw(screen, as: &drawing) }
      }
      try await Task.sleep(for: .milliseconds(500))
    }
    return nil
  }

  private func draw(_ screen: OpenScreen, as drawing: inout Int) -> String {
    let frame = frame(at: screen.module.address)
    drawing = frame.number
    screen.draw(drawing)
    defer { _ = screen.module.takeNews() }
    return screen.module.mainPart(in: frame, at: systems.opening.composition.time.elapsed()).string
  }
}
