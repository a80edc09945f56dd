import ArcadeDomain
import Foundation

/// The functions of libpq, loaded on first use, without its header. Linking it would slow down every start by loading
/// twenty more libraries.
struct PostgreSQLLibrary: Sendable {
  typealias Handle = OpaquePointer
  typealias Text = UnsafePointer<CChar>
  typealias Texts = UnsafePointer<UnsafePointer<CChar>?>
  typealias Numbers = UnsafePointer<Int32>
  typealias Notice = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Void

  let connectStart: @Sendable @convention(c) (Texts, Texts, Int32) -> Handle?
  let connectPoll, status: @Sendable @convention(c) (Handle) -> Int32
  let host: @Sendable @convention(c) (Handle) -> Text?
  let connectionOptions: @Sendable @convention(c) (Handle) -> UnsafeMutableRawPointer?
  let freeConnectionOptions: @Sendable @convention(c) (UnsafeMutableRawPointer) -> Void
  let socket: @Sendable @convention(c) (Handle) -> Int32
  let parameter: @Sendable @convention(c) (Handle, Text) -> Text?
  let errorMessage: @Sendable @convention(c) (Handle) -> Text?
  let needsPassword: @Sendable @convention(c) (Handle) -> Int32
  let setErrorVerbosity: @Sendable @convention(c) (Handle, Int32) -> Int32
  let backendPID: @Sendable @convention(c) (Handle) -> Int32
  let finish: @Sendable @convention(c) (Handle) -> Void
  let setNonBlocking: @Sendable @convention(c) (Handle, Int32) -> Int32
  let setNoticeProcessor: @Sendable @convention(c) (Handle, Notice?, UnsafeMutableRawPointer?) -> Notice?

  let sendQuery: @Sendable @convention(c) (Handle, Text) -> Int32
  let sendPrepare: @Sendable @convention(c) (Handle, Text, Text, Int32, UnsafePointer<UInt32>?) -> Int32
  let sendPrepared: @Sendable @convention(c) (Handle, Text, Int32, Texts?, Numbers?, Numbers?, Int32) -> Int32
  let enterPipeline, sync, flush, consumeInput, isBusy: @Sendable @convention(c) (Handle) -> Int32
  let getResult: @Sendable @convention(c) (Handle) -> Handle?

  let resultStatus: @Sendable @convention(c) (Handle) -> Int32
  let resultErrorField: @Sendable @convention(c) (Handle, Int32) -> Text?
  let clear: @Sendable @convention(c) (Handle) -> Void
  let rowCount, columnCount: @Sendable @convention(c) (Handle) -> Int32
  let columnName: @Sendable @convention(c) (Handle, Int32) -> Text?
  let columnType, columnTable: @Sendable @convention(c) (Handle, Int32) -> UInt32
  let columnNumber: @Sendable @convention(c) (Handle, Int32) -> Int32
  let isNull: @Sendable @convention(c) (Handle, Int32, Int32) -> Int32
  let value: @Sendable @convention(c) (Handle, Int32, Int32) -> UnsafeMutablePointer<CChar>?
  let length: @Sendable @convention(c) (Handle, Int32, Int32) -> Int32
}

extension PostgreSQLLibrary {
  /// libpq, opened on first use.
  static let opened: Result<PostgreSQLLibrary, RepositoryError> = Result { () throws(RepositoryError) in
    try PostgreSQLLibrary()
  }

  #if canImport(Darwin)
    // Homebrew uses the first folder on Apple silicon and the second on Intel.
    private static let names =
      ["libpq.5.dylib"] + ["/opt/homebrew", "/usr/local"].map { "\($0)/opt/libpq/lib/libpq.5.dylib" }
  #else
    private static let names = ["libpq.so.5"]
  #endif

  private init() throws(RepositoryError) {
    guard let library = Self.names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else {
      throw Self.missing(dlerror().map { String(cString: $0) } ?? "")
    }
    func find<Function>(_ name: String, as type: Function.Type = Function.self) throws(RepositoryError) -> Function {
      guard let symbol = dlsym(library, "PQ" + name) else { throw Self.missing("PQ" + name) }
      return unsafeBitCast(symbol, to: type)
    }
    connectStart = try find("connectStartParams")
    connectPoll = try find("connectPoll")
    status = try find("status")
    host = try find("host")
    connectionOptions = try find("conninfo")
    freeConnectionOptions = try find("conninfoFree")
    socket = try find("socket")
    parameter = try find("parameterStatus")
    errorMessage = try find("errorMessage")
    needsPassword = try find("connectionNeedsPassword")
    setErrorVerbosity = try find("setErrorVerbosity")
    backendPID = try find("backendPID")
    finish = try find("finish")
    setNonBlocking = try find("setnonblocking")
    setNoticeProcessor = try find("setNoticeProcessor")
    sendQuery = try find("sendQuery")
    sendPrepare = try find("sendPrepare")
    sendPrepared = try find("sendQueryPrepared")
    enterPipeline = try find("enterPipelineMode")
    sync = try find("pipelineSync")
    flush = try find("flush")
    consumeInput = try find("consumeInput")
    isBusy = try find("isBusy")
    getResult = try find("getResult")
    resultStatus = try find("resultStatus")
    resultErrorField = try find("resultErrorField")
    clear = try find("clear")
    rowCount = try find("ntuples")
    columnCount = try find("nfields")
    columnName = try find("fname")
    columnType = try find("ftype")
    columnTable = try find("ftable")
    columnNumber = try find("ftablecol")
    isNull = try find("getisnull")
    value = try find("getvalue")
    length = try find("getlength")
  }

  private static func missing(_ detail: String) -> RepositoryError {
    RepositoryError(.storeLibraryMissing, subject: "libpq5", detail: detail)
  }
}

/// Passes on a server's notices, which libpq would print to standard error.
final class NoticeHandler: Sendable {
  private let say: @Sendable (String) -> Void

  init(_ say: @escaping @Sendable (String) -> Void) { self.say = say }

  /// Listens to a connection, which must retain it until it is closed.
  func listen(to handle: OpaquePointer, _ library: PostgreSQLLibrary) {
    let processor: PostgreSQLLibrary.Notice = { reader, text in
      guard let reader, let text else { return }
      Unmanaged<NoticeHandler>.fromOpaque(reader).takeUnretainedValue().say(String(cString: text))
    }
    _ = library.setNoticeProcessor(handle, processor, Unmanaged.passUnretained(self).toOpaque())
  }
}
