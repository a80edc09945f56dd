import ArcadeConsole
import ArcadeDomain
import ArcadePresentation
import ArcadeWeb

/// The alerts as an Atom feed (RFC 4287), newest first.
struct AlertFeed {
  /// The highest number of alerts in a feed.
  static let most = 100

  let alerts: [(watch: Watch, alert: PriceAlert)]
  let phrases: WatchPhrases
  /// The date of a feed without alerts.
  let now: Moment

  /// The document in UTF-8.
  var bytes: [UInt8] {
    var xml = HTML()
    xml.markup(#"<?xml version="1.0" encoding="utf-8"?>"#)
    xml.markup("\n")
    xml.add(#"<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="\#(phrases.language.code)">"#)
    xml.add("<id>urn:x-arcade:tellings</id><title>Arcade</title><author><name>Arcade</name></author>")
    xml.add("<updated>\((alerts.first?.alert.at ?? now).isoText)</updated>\n")
    for (watch, alert) in alerts {
      let title = phrases.about(watch.name.text, phrases.line(for: alert))
      // A new store would use the same numbers again, so the time is part of the id.
      let id = "urn:x-arcade:telling:\(alert.id.number):\(alert.at.milliseconds)"
      xml.add("<entry><id>\(id)</id><title>\(title)</title><updated>\(alert.at.isoText)</updated>")
      if let page = alert.page, page.hasPrefix("http://") || page.hasPrefix("https://") {
        xml.add(#"<link rel="alternate" href="\#(page)"/>"#)
      }
      xml.add(#"<content type="text">\#(title)</content></entry>"#)
      xml.markup("\n")
    }
    xml.markup("</feed>\n")
    return xml.bytes
  }
}
