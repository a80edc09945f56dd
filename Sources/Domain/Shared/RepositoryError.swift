/// An error that a repository throws. The code is open, so that new codes do not break a `switch` of an embedder.
/// Frontends make a readable sentence from it.
public struct RepositoryError: Error, Hashable, Sendable {
  /// The kind of error.
  public var code: Code
  /// The affected file path or host name, as shown to users.
  public var subject: String
  /// The message of the system, for logs.
  public var detail: String
  /// What was found instead of what was expected, such as the headings of a table.
  public var found: [String]
  /// What was expected, if that is not in another property.
  public var known: [String] = []
  /// The mistake in a document and its place, if that is the cause.
  public var problem: FeedProblem<FeedMistake>?
  /// The HTTP status, if a server responded.
  public var status: Int?
  /// The damaged row of a table, as the table name and a condition, if that is the cause.
  public var row: String?
  /// Whether the same request may succeed later without changes.
  public var canRetry: Bool
  /// Whether the request may have taken effect, since the response was lost; otherwise it did not.
  public var mayBeDone = false

  /// Creates an error; `canRetry` defaults to the usual value of the code.
  public init(
    _ code: Code,
    subject: String,
    detail: String = "",
    found: [String] = [],
    problem: FeedProblem<FeedMistake>? = nil,
    status: Int? = nil,
    canRetry: Bool? = nil
  ) {
    (self.code, self.subject, self.detail, self.found, self.problem) = (code, subject, detail, found, problem)
    self.status = status
    self.canRetry = canRetry ?? code.usuallyPasses
  }
}

extension RepositoryError {
  /// A kind of error with a stable name.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name, stable for scripts.
    public let rawValue: String

    /// Creates a code.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// There is nothing to return: offline, and nothing is cached.
    public static let unavailable = Code(rawValue: "unavailable")
    /// The address could not be reached.
    public static let unreachable = Code(rawValue: "unreachable")
    /// The server closed the connection before the response was complete.
    public static let cutOff = Code(rawValue: "cutOff")
    /// There was no response within the time limit.
    public static let timedOut = Code(rawValue: "timedOut")
    /// Nothing arrives from a pipe.
    public static let silent = Code(rawValue: "silent")
    /// A required system library is missing; the subject is its package.
    public static let missingLibrary = Code(rawValue: "missingLibrary")
    /// The server rejected the request; the detail is its reason, if it gave one.
    public static let badRequest = Code(rawValue: "badRequest")
    /// The server redirects to a URL that cannot be followed.
    public static let redirected = Code(rawValue: "redirected")
    /// The server reports that a cached copy is current, though the request did not ask for that.
    public static let notModified = Code(rawValue: "notModified")
    /// The server responded with an internal error.
    public static let serverError = Code(rawValue: "serverError")
    /// The server asks to wait too long, or again after all retries.
    public static let askedToWait = Code(rawValue: "askedToWait")
    /// The response or file is invalid.
    public static let corrupt = Code(rawValue: "corrupt")
    /// The file was written to while it was read.
    public static let rewritten = Code(rawValue: "rewritten")
    /// The response contradicts itself about the number of results, or does not give it.
    public static let unclear = Code(rawValue: "unclear")
    /// The file or record does not exist.
    public static let notFound = Code(rawValue: "notFound")
    /// There is a folder instead of a file.
    public static let isFolder = Code(rawValue: "isFolder")
    /// There is a device instead of a file.
    public static let isDevice = Code(rawValue: "isDevice")
    /// The permission is missing.
    public static let refused = Code(rawValue: "refused")
    /// There is no disk space left.
    public static let full = Code(rawValue: "full")
    /// The system does not let the file grow further.
    public static let fileLimit = Code(rawValue: "fileLimit")
    /// The size limit is exceeded.
    public static let tooLarge = Code(rawValue: "tooLarge")
    /// The prices are in more than one currency, so they cannot be added.
    public static let severalCurrencies = Code(rawValue: "severalCurrencies")
    /// There is a web page or an error message instead of data; `found` contains its words.
    public static let notData = Code(rawValue: "notData")
    /// A column of prices uses both the point and the comma as decimal separator; `found` contains a place of each.
    public static let twoDecimalSigns = Code(rawValue: "twoDecimalSigns")
    /// The feed has no column or key with the name in the detail.
    public static let noSuchColumn = Code(rawValue: "noSuchColumn")
    /// The file belongs to another program.
    public static let notOurs = Code(rawValue: "notOurs")
    /// The file is not a backup.
    public static let notBackup = Code(rawValue: "notBackup")
    /// The database server cannot be reached, or the connection was lost.
    public static let storeUnreachable = Code(rawValue: "storeUnreachable")
    /// The client library for the database server is missing; the subject is its package.
    public static let storeLibraryMissing = Code(rawValue: "storeLibraryMissing")
    /// The database server does not respond in time.
    public static let storeSilent = Code(rawValue: "storeSilent")
    /// The database server rejects the user name or password.
    public static let storeRefused = Code(rawValue: "storeRefused")
    /// The database server has no free connections.
    public static let storeCrowded = Code(rawValue: "storeCrowded")
    /// The user of the database server lacks permissions.
    public static let storeForbidden = Code(rawValue: "storeForbidden")
    /// The database server is read-only, for example a replica.
    public static let storeReadOnly = Code(rawValue: "storeReadOnly")
    /// The database server has tables of the same names that belong to something else.
    public static let storeTaken = Code(rawValue: "storeTaken")
    /// A connection pooler gives each transaction another connection.
    public static let storePooled = Code(rawValue: "storePooled")
    /// The database server does not encrypt, or its certificate is not trusted, although that is required.
    public static let storeUntrusted = Code(rawValue: "storeUntrusted")
    /// The database does not exist.
    public static let noSuchStore = Code(rawValue: "noSuchStore")
    /// The database is not in UTF-8, so it cannot store every text.
    public static let storeEncoding = Code(rawValue: "storeEncoding")
    /// The text is not the URL of a supported database server.
    public static let badStoreAddress = Code(rawValue: "badStoreAddress")
    /// The URL contains a password, which must be set separately.
    public static let passwordInAddress = Code(rawValue: "passwordInAddress")
    /// The text cannot be stored as it is.
    public static let unstorable = Code(rawValue: "unstorable")
    /// The operation needs a database file, but a server is in use.
    public static let notAFile = Code(rawValue: "notAFile")
    /// A previous version wrote the file; the detail is its number, and there is no migration.
    public static let olderVersion = Code(rawValue: "olderVersion")
    /// A newer version wrote the file.
    public static let newerVersion = Code(rawValue: "newerVersion")
    /// Another running copy has locked it.
    public static let busy = Code(rawValue: "busy")
    /// The file was deleted or replaced while it was in use.
    public static let replaced = Code(rawValue: "replaced")
    /// The file cannot be created or written.
    public static let notWritable = Code(rawValue: "notWritable")
    /// The caller cancelled the request.
    public static let cancelled = Code(rawValue: "cancelled")
    /// The name is in use already.
    public static let exists = Code(rawValue: "exists")
    /// The URL has an unsupported scheme or form.
    public static let badAddress = Code(rawValue: "badAddress")
    /// A setting is invalid.
    public static let configuration = Code(rawValue: "configuration")

    var usuallyPasses: Bool {
      [
        .unavailable, .unreachable, .cutOff, .timedOut, .silent, .serverError, .askedToWait, .full, .busy, .rewritten,
        .storeUnreachable, .storeSilent, .storeCrowded,
      ].contains(self)
    }
  }
}
