public import ArcadeDomain

/// Writes listings as a feed that reads back as the same listings.
///
/// Columns and keys are those of ``FeedField``. Amounts are exact decimal texts, and missing values are empty cells or
/// null.
public struct ListingExport: Hashable, Sendable {
  /// The format of a feed, named as in options and file extensions.
  public enum Format: String, CaseIterable, Hashable, Sendable {
    /// A table with a row of headings.
    case csv
    /// A list under `items`, in one document.
    case json
    /// An object per line.
    case jsonl
  }

  private let format: Format

  /// Creates an export in a format.
  public init(_ format: Format) { self.format = format }

  /// Returns the feed in the given order, with a line end unless it is empty.
  ///
  /// JSON escapes characters that control a terminal. A table cannot, so each text is cleaned before guarding and
  /// quoting. In an ID, the removed characters are escaped, so that IDs stay distinct.
  public func text(of listings: [Listing], cleaning: (String) -> String = { $0 }) -> String {
    var text = ""
    write(listings, cleaning: cleaning) { text += $0 }
    return text
  }

  /// Writes the feed in parts, so that a long one is never in memory as a whole; see ``text(of:cleaning:)``.
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
