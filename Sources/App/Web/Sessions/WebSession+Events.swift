import ArcadeConsole
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
  /// there by itself. `drawing` is the one that the window shows, and then the one that this brings.
  func nextEvent(at address: String, after drawing: inout Int) async throws -> String? {
    guard let screen = try screen(at: address) else { return nil }
    if let target = await screen.untoldTarget() { return target }
    let time = systems.opening.composition.time
    guard let wake = screen.module.countdown?.wake else { return try await nextChange(on: screen, after: &drawing) }
    let wait = wake - time.elapsed()
    if wait > .zero { try await systems.opening.composition.pause(wait) }
    await screen.take()
    defer { screen.free() }
    // What is said of a form belongs to the page that answers it.
    let others = screen.takeNews()
    defer { screen.news = others + screen.news }
    await wakeIfDue(screen)
    if let target = try land(from: screen) {
      guard target == screen.module.address else { return target }
      // It led to itself, as a game does that its limit ends.
      await screen.module.show(screen.takeNews())
    }
    screen.isUnseen = false
    return draw(screen, as: &drawing)
  }

  /// Draws what others have changed on a screen that is open in a browser; nil where it does not show what they can change.
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
