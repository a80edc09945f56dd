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
  public func text(of listings: [Listing]) -> String {
    switch format {
    case .csv:
      let headings = FeedField.allCases.map(\.rawValue).joined(separator: ",")
      return ([headings] + listings.map(ListingRow.init).map(\.csv)).map { $0 + "\r\n" }.joined()
    case .json:
      let items = listings.map { ListingRow($0).json }.joined(separator: ",\n")
      return #"{"schema":"arcade.listingFeed/1","items":["# + (items.isEmpty ? "" : "\n\(items)\n") + "]}\n"
    case .jsonl:
      return listings.map { ListingRow($0).json + "\n" }.joined()
    }
  }
}
