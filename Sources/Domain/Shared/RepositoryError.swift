/// Why a repository could not do what it was asked to.
///
/// The code is open, so that a new kind of failure breaks no switch of an
/// embedder; people read a sentence that a frontend makes from it.
public struct RepositoryError: Error, Hashable, Sendable {
  /// What kind of failure it is.
  public var code: Code
  /// What it concerns, as a person would name it: a file's path, a server's host.
  public var subject: String
  /// What the system said, for logs.
  public var detail: String
  /// What is there in the place of what was looked for: the headings of a table.
  public var found: [String]
  /// What would have been known in its place, where not all of it is said elsewhere.
  public var known: [String] = []
  /// Where in a document the mistake is, and what it is, where one is to blame.
  public var problem: FeedProblem<FeedMistake>?
  /// The status that a server answered with, where one did.
  public var status: Int?
  /// Which row of a table is to blame, as its name and a condition that finds it, where one is.
  public var row: String?
  /// Whether the same request can succeed later without anything being changed.
  public var canRetry: Bool
  /// Whether it may have been done all the same: the answer got lost, and nobody could be asked. Else nothing was.
  public var mayBeDone = false

  /// Describes a failure; `canRetry` follows the code unless it is given.
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
  /// A kind of failure, by name.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name, stable enough for scripts.
    public let rawValue: String

    /// Names a kind of failure.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing to serve: offline, and nothing was kept.
    public static let unavailable = Code(rawValue: "unavailable")
    /// The address could not be reached.
    public static let unreachable = Code(rawValue: "unreachable")
    /// The server closed the connection before all of its answer had come.
    public static let cutOff = Code(rawValue: "cutOff")
    /// No answer within the time limit.
    public static let timedOut = Code(rawValue: "timedOut")
    /// A pipe into which nobody writes.
    public static let silent = Code(rawValue: "silent")
    /// A library of the system that is needed is not there; the subject is its package.
    public static let missingLibrary = Code(rawValue: "missingLibrary")
    /// The server refused the request as it was put; the detail is the reason it gave, if it gave one.
    public static let badRequest = Code(rawValue: "badRequest")
    /// The server sends on to where it cannot be followed.
    public static let redirected = Code(rawValue: "redirected")
    /// The server says that what was kept still holds, to somebody who did not ask that.
    public static let notModified = Code(rawValue: "notModified")
    /// The server answered with an error of its own.
    public static let serverError = Code(rawValue: "serverError")
    /// The server asks to wait, longer than anybody would, or again after all tries.
    public static let askedToWait = Code(rawValue: "askedToWait")
    /// Something answered, but it is not what it should be.
    public static let corrupt = Code(rawValue: "corrupt")
    /// Somebody wrote into a file while it was read.
    public static let rewritten = Code(rawValue: "rewritten")
    /// An answer contradicts itself about how much there is, or does not say it.
    public static let unclear = Code(rawValue: "unclear")
    /// The file or record does not exist.
    public static let notFound = Code(rawValue: "notFound")
    /// A folder, where a file should be.
    public static let isFolder = Code(rawValue: "isFolder")
    /// A device, where a file should be.
    public static let isDevice = Code(rawValue: "isDevice")
    /// Permission is missing.
    public static let refused = Code(rawValue: "refused")
    /// There is no space left.
    public static let full = Code(rawValue: "full")
    /// The system lets the file grow no further.
    public static let fileLimit = Code(rawValue: "fileLimit")
    /// More than the size limit.
    public static let tooLarge = Code(rawValue: "tooLarge")
    /// Prices in more than one currency, which cannot be added.
    public static let severalCurrencies = Code(rawValue: "severalCurrencies")
    /// A page, or an error whose words are what was found, where data should be.
    public static let notData = Code(rawValue: "notData")
    /// A column of prices has both the point and the comma as decimal sign; a place of each is what was found.
    public static let twoDecimalSigns = Code(rawValue: "twoDecimalSigns")
    /// A feed has no column or key of the name that is in the detail.
    public static let noSuchColumn = Code(rawValue: "noSuchColumn")
    /// The file belongs to something else.
    public static let notOurs = Code(rawValue: "notOurs")
    /// The file is no backup.
    public static let notBackup = Code(rawValue: "notBackup")
    /// The server that everything is kept on cannot be reached, or the connection was lost.
    public static let storeUnreachable = Code(rawValue: "storeUnreachable")
    /// The library that servers of this kind are reached with is not there; the subject is its package.
    public static let storeLibraryMissing = Code(rawValue: "storeLibraryMissing")
    /// That server is there, but does not answer in time.
    public static let storeSilent = Code(rawValue: "storeSilent")
    /// That server lets nobody in with this name, or without a password.
    public static let storeRefused = Code(rawValue: "storeRefused")
    /// That server lets nobody more in: as many are connected as may be.
    public static let storeCrowded = Code(rawValue: "storeCrowded")
    /// Whoever is known to that server by this name may not use what is there.
    public static let storeForbidden = Code(rawValue: "storeForbidden")
    /// That server takes no writes, as one does that only follows another.
    public static let storeReadOnly = Code(rawValue: "storeReadOnly")
    /// What is called as ours on that server belongs to something else.
    public static let storeTaken = Code(rawValue: "storeTaken")
    /// Something before that server gives each transaction another connection.
    public static let storePooled = Code(rawValue: "storePooled")
    /// That server encrypts nothing, or nobody vouches for its certificate, though that is asked for.
    public static let storeUntrusted = Code(rawValue: "storeUntrusted")
    /// That server has no such database.
    public static let noSuchStore = Code(rawValue: "noSuchStore")
    /// That database cannot hold every text: it is not in UTF-8.
    public static let storeEncoding = Code(rawValue: "storeEncoding")
    /// Not the address of a server that everything could be kept on.
    public static let badStoreAddress = Code(rawValue: "badStoreAddress")
    /// An address with a password, which belongs elsewhere.
    public static let passwordInAddress = Code(rawValue: "passwordInAddress")
    /// A text that cannot be kept as it is.
    public static let unstorable = Code(rawValue: "unstorable")
    /// What is asked for can only be done with a file, and this is none.
    public static let notAFile = Code(rawValue: "notAFile")
    /// A version of before wrote it, whose number is in the detail; nothing leads from its tables to those of today.
    public static let olderVersion = Code(rawValue: "olderVersion")
    /// A newer version wrote it.
    public static let newerVersion = Code(rawValue: "newerVersion")
    /// Another running copy holds it.
    public static let busy = Code(rawValue: "busy")
    /// The file was deleted, or something else put in its place, while it was in use.
    public static let replaced = Code(rawValue: "replaced")
    /// It cannot be created or written.
    public static let notWritable = Code(rawValue: "notWritable")
    /// Whoever asked no longer wants to know.
    public static let cancelled = Code(rawValue: "cancelled")
    /// It exists already.
    public static let exists = Code(rawValue: "exists")
    /// An address of a kind that is not read.
    public static let badAddress = Code(rawValue: "badAddress")
    /// A setting makes no sense.
    public static let configuration = Code(rawValue: "configuration")

    var usuallyPasses: Bool {
      [
        .unavailable, .unreachable, .cutOff, .timedOut, .silent, .serverError, .askedToWait, .full, .busy, .rewritten,
        .storeUnreachable, .storeSilent, .storeCrowded,
      ].contains(self)
    }
  }
}
