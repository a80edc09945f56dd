import ArcadeConsole
import ArcadePresentation

/// A page while it is drawn: its markup so far, and the context of all blocks.
package struct PageDrawing {
  /// The markup so far.
  package var html = HTML()
  /// The context of the page besides its screen.
  let frame: PageFrame
  /// The sentences of the frame.
  let phrases: PagePhrases
  /// The actions of the page, and the place of each.
  let layout: Layout
  /// Whether the screen is the round of a game, which leaves out distractions.
  let isRound: Bool
  /// Whether the page is a paper such as a receipt, so that its tables look the same on a phone.
  let isPaper: Bool
  /// Whether an action has just succeeded.
  let hasGoodNews: Bool
  /// The action of pressing a row or a choice.
  let press: RowAction?
  /// The number of rows with forms that open behind them.
  var menus = 0
  /// The lists of known codes that the page contains already, with their ids.
  private var lists: [(codes: [Choice], id: String)] = []

  /// Begins to draw a screen.
  init(of screen: Screen<some ScreenContent>, in frame: PageFrame) {
    self.frame = frame
    phrases = frame.language.pagePhrases
    layout = screen.layout
    isRound = screen.roundID != nil
    isPaper = (screen.content.value as? Page)?.printed != nil
    hasGoodNews = screen.news.contains { $0.tone == .good }
    press = layout.press.flatMap(RowAction.init)
  }

  /// Whether the paper has just been paid, so that only the next customer is near.
  var isJustPaid: Bool { isPaper && hasGoodNews && layout.next != nil }

  /// Draws a form with its hidden fields, and the content of `fill`.
  mutating func form(
    _ offer: Offer,
    id: String? = nil,
    to address: String? = nil,
    _ class: StaticString,
    _ fill: (inout PageDrawing) -> Void
  ) {
    html.add(#"<form class="\#(literal: `class`)""#)
    if let id { html.add(#" id="\#(id)""#) }
    html.add(#" method="post" action="\#(exactly: address ?? frame.address)">"#)
    html.add(#"<input type="hidden" name="\#(literal: FormFields.token)" value="\#(exactly: frame.formToken)">"#)
    html.add(#"<input type="hidden" name="\#(literal: FormFields.page)" value="\#(exactly: frame.mark)">"#)
    html.add(#"<input type="hidden" name="\#(literal: FormFields.action)" value="\#(exactly: offer.word)">"#)
    for field in offer.fields {
      guard case .fixed(let value) = field.kind else { continue }
      html.add(#"<input type="hidden" name="\#(nameOf: field)" value="\#(exactly: value)">"#)
    }
    fill(&self)
    html.markup("</form>")
  }

  /// Draws a list of codes once, for all fields that know them; returns its id.
  mutating func list(_ codes: [Choice]) -> String {
    if let known = lists.first(where: { $0.codes == codes }) { return known.id }
    let id = "list-\(lists.count + 1)"
    lists.append((codes, id))
    html.add(#"<datalist id="\#(id)">"#)
    // A longer list would cost the browser more time than it saves the reader.
    for code in codes.prefix(300) { html.add(#"<option value="\#(exactly: code.id)">\#(code.label)</option>"#) }
    html.markup("</datalist>")
    return id
  }
}

extension String {
  /// The text as a part of an id on a page.
  var slug: String { String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }) }

  /// The address without its query.
  var path: Substring { prefix { $0 != "?" } }
}
