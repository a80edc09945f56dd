import ArcadeConsole
import ArcadeDomain
import ArcadePresentation
import ArcadeWeb

/// What was told, as a feed of Atom (RFC 4287): the newest first.
struct AlertFeed {
  /// So many a feed has at most.
  static let most = 100

  let alerts: [(watch: Watch, alert: PriceAlert)]
  let phrases: WatchPhrases
  /// When the feed is from if nothing was told.
  let now: Moment

  /// The document, in UTF-8.
  var bytes: [UInt8] {
    var xml = HTML()
    xml.markup(#"<?xml version="1.0" encoding="utf-8"?>"#)
    xml.markup("\n")
    xml.add(#"<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="\#(phrases.language.code)">"#)
    xml.add("<id>urn:x-arcade:tellings</id><title>Arcade</title><author><name>Arcade</name></author>")
    xml.add("<updated>\((alerts.first?.alert.at ?? now).isoText)</updated>\n")
    for (watch, alert) in alerts {
      let title = phrases.about(watch.name.text, phrases.line(for: alert))
      // The number alone would come back where a store begins anew.
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
