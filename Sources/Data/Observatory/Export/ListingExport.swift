public import ArcadeDomain

/// Writes listings as a feed that reads as the same listings again.
///
/// Columns and keys are those of ``FeedField``. Amounts are exact decimal
/// texts, and what is missing is an empty cell, or null.
public struct ListingExport: Hashable, Sendable {
  /// How a feed is written, by the name that options and file extensions use.
  public enum Format: String, CaseIterable, Hashable, Sendable {
    /// A table with a row of headings.
    case csv
    /// A list under `items`, in one document.
    case json
    /// An object on every line.
    case jsonl
  }

  private let format: Format

  /// Makes an export of a format.
  public init(_ format: Format) { self.format = format }

  /// Returns the feed, with a line end at its end unless it is empty; listings stay in the order given.
  ///
  /// JSON escapes what could steer a terminal. A table cannot, so there each text is cleaned before it is defused and
  /// put in quotes; in an id, what cleaning would take away is escaped, so that ids stay apart.
  public func text(of listings: [Listing], cleaning: (String) -> String = { $0 }) -> String {
    var text = ""
    write(listings, cleaning: cleaning) { text += $0 }
    return text
  }

  /// Writes the feed piece by piece, so that a long one is never whole in memory; see ``text(of:cleaning:)``.
  public func write(
    _ listings: some Sequence<Listing>,
    cleaning: (String) -> String = { $0 },
    to write: (String) -> Void
  ) {
    switch format {
    case .csv:
      write(FeedField.allCases.map(\.rawValue).joined(separator: ",") + "\r\n")
      for listing in listings { write(ListingRow(listing).csv(cleaning: cleaning) + "\r\n") }
    case .json:
      write(#"{"schema":"arcade.listingFeed/1","items":["#)
      var isFirst = true
      for listing in listings {
        write((isFirst ? "\n" : ",\n") + ListingRow(listing).json)
        isFirst = false
      }
      write(isFirst ? "]}\n" : "\n]}\n")
    case .jsonl:
      for listing in listings { write(ListingRow(listing).json + "\n") }
    }
  }
}
