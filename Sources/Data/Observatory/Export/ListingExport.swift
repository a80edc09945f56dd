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
  /// JSON escapes what could steer a terminal. A table cannot, so there each
  /// text is cleaned before it is defused and put in quotes; in an id, what
  /// cleaning would take away is escaped, so that ids stay apart.
  public func text(of listings: [Listing], cleaning: (String) -> String = { $0 }) -> String {
    switch format {
    case .csv:
      let headings = FeedField.allCases.map(\.rawValue).joined(separator: ",")
      return ([headings] + listings.map { ListingRow($0).csv(cleaning: cleaning) }).map { $0 + "\r\n" }.joined()
    case .json:
      let items = listings.map { ListingRow($0).json }.joined(separator: ",\n")
      return #"{"schema":"arcade.listingFeed/1","items":["# + (items.isEmpty ? "" : "\n\(items)\n") + "]}\n"
    case .jsonl:
      return listings.map { ListingRow($0).json + "\n" }.joined()
    }
  }
}
