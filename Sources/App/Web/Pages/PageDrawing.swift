import ArcadeConsole
import ArcadePresentation

/// A page while it is drawn: what is there so far, and what all of its blocks need.
package struct PageDrawing {
  /// What stands on the page so far.
  package var html = HTML()
  /// What the page needs besides its screen.
  let frame: PageFrame
  /// The sentences of the frame.
  let phrases: PagePhrases
  /// What can be done, and the place of each action.
  let layout: Layout
  /// Whether it is the round of a game, in which nothing should lead astray.
  let isRound: Bool
  /// Whether it is handed out, so that its tables look on a phone as they do on paper.
  let isPaper: Bool
  /// Whether something has just worked.
  let hasGoodNews: Bool
  /// What is done by pressing a row or a choice.
  let press: RowAction?
  /// How many rows have forms that open behind them.
  var menus = 0
  /// The known codes that are listed on the page already, with the id of their list.
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

  /// Whether what is handed out has just been paid, so that nothing but the next customer is near.
  var isJustPaid: Bool { isPaper && hasGoodNews && layout.next != nil }

  /// Writes a form with what nobody fills in, and what `fill` writes into it.
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

  /// Lists codes for the fields that know them, once; the id of the list.
  mutating func list(_ codes: [Choice]) -> String {
    if let known = lists.first(where: { $0.codes == codes }) { return known.id }
    let id = "list-\(lists.count + 1)"
    lists.append((codes, id))
    html.add(#"<datalist id="\#(id)">"#)
    // More of them would take a browser longer than they save its reader.
    for code in codes.prefix(300) { html.add(#"<option value="\#(exactly: code.id)">\#(code.label)</option>"#) }
    html.markup("</datalist>")
    return id
  }
}

extension String {
  /// The text as a part of an id on a page.
  var slug: String { String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }) }

  /// An address without what is chosen on its page.
  var path: Substring { prefix { $0 != "?" } }
}
