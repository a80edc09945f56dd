public import ArcadePresentation

extension Screen<Page> {
  /// Returns the screen as Markdown at a reading of the monotonic clock.
  public func markdown(at reading: Duration) -> String {
    var parts = ["# \(title)"]
    parts += (news + banners).map { "> \($0.text)" }
    switch content {
    case .loading(let text), .empty(let text): parts.append(text)
    case .failed(let failure): parts.append("**\(failure.text)**")
    case .ready(let page): parts += page.blocks.map(\.markdown)
    }
    if let left = countdown?.left(at: reading) { parts.append("*\(left.components.seconds) s*") }
    if let question { parts.append("**\(question)**") }
    parts.append(offers.map(\.markdown).joined(separator: "\n"))
    return parts.joined(separator: "\n\n") + "\n"
  }
}

extension Block {
  fileprivate var markdown: String {
    switch self {
    case .text(let text, let tone): tone == .strong ? "**\(text)**" : text
    case .facts(let facts): facts.map(\.markdown).joined(separator: "\n")
    case .choices(let choices): choices.enumerated().map { "\($0 + 1). \($1.label)" }.joined(separator: "\n")
    case .table(let table): table.markdown
    case .trend(let trend): "\(trend.label)\n" + trend.figures.map(\.markdown).joined(separator: "\n")
    case .picture(let picture): picture.addresses.first.map { "![\(picture.words)](\($0))" } ?? picture.words
    case .forms(let offers), .buttons(let offers, _), .pages(let offers), .list(let offers):
      offers.map(\.markdown).joined(separator: "\n")
    case .editor(let offer): offer.markdown
    case .more(let title, let blocks): ([title ?? ""] + blocks.map(\.markdown)).joined(separator: "\n")
    }
  }
}

extension Fact {
  fileprivate var markdown: String { "- \(label): \(value)" }
}

extension Offer {
  /// A link, or the action's word with its fields.
  fileprivate var markdown: String {
    if let closed { return "- ~~\(label)~~ \(closed)" }
    if let address { return "- [\(label)](\(address))" }
    let fields = openFields.map { $0.isOptional ? " [\($0.name)]" : " \($0.name)" }.joined()
    return "- `\(word)\(fields)` \(label)"
  }
}
