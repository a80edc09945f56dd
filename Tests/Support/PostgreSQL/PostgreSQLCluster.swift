#if os(Linux) || os(macOS)
  public import ArcadeData
  import Foundation
  import Synchronization

  /// A PostgreSQL server in a temporary folder, only for tests on this machine.
  ///
  /// It listens on a socket, has `fsync` on as a real one, and ends with the process that started it, even if that is
  /// killed.
  public final class PostgreSQLCluster: Sendable {
    /// The shared server of this process, started on first use.
    public static let shared = Result { try PostgreSQLCluster(copying: "", rule: "", isEncrypted: false) }

    /// The folder of its socket.
    public let folder: String
    /// The port in its socket's name; an encrypted one also listens at this port on 127.0.0.1.
    public let port: Int
    private let server: Process
    private let lifeline = Pipe()
    private let restarts = DispatchSemaphore(value: 0)
    private let stops = DispatchSemaphore(value: 0)
    private let names = Mutex(0)

    /// Starts a server and waits until it is ready; throws if PostgreSQL is not installed or cannot be started.
    ///
    /// A rule such as `local all till scram-sha-256` requires a password; other users need none. An encrypted one has a
    /// certificate, `server.crt` in its folder, beside an unrelated `other.crt`.
    public convenience init(rule: String = "", isEncrypted: Bool = false) throws {
      try self.init(copying: Self.shared.get().folder + "/model", rule: rule, isEncrypted: isEncrypted)
    }

    /// Copies the data from a folder if given, because creating it takes most of the time.
    private init(copying model: String, rule: String, isEncrypted: Bool) throws {
      // A socket's path may have at most a hundred characters.
      folder = "/tmp/arcade-postgresql-\(getpid())-\(UInt32.random(in: 0 ... .max))"
      // Below the ephemeral ports, so that nobody else has it by chance.
      port = isEncrypted ? 20_000 + Int(getpid()) % 10_000 : 5432
      server = Process()
      server.executableURL = URL(filePath: "/bin/sh")
      server.arguments = ["-c", Self.script, "sh", folder, rule, String(port), isEncrypted ? "yes" : "", model]
      server.standardInput = lifeline
      let output = Pipe()
      server.standardOutput = output
      server.standardError = output
      // Otherwise a program started by another test would keep the server alive.
      _ = fcntl(lifeline.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
      try server.run()
      var said = ""
      while !said.contains(Self.ready) {
        let bytes = output.fileHandleForReading.availableData
        guard !bytes.isEmpty else { throw PostgreSQLMissing(said: said) }
        said += String(decoding: bytes, as: UTF8.self)
      }
      // The server keeps printing, and must not wait for a reader.
      let (restarts, stops) = (restarts, stops)
      let heard = Mutex("")
      output.fileHandleForReading.readabilityHandler = { output in
        let bytes = output.availableData
        heard.withLock { text in
          text += String(decoding: bytes, as: UTF8.self)
          for (words, semaphore) in [(Self.ready, restarts), (Self.gone, stops)] {
            while let range = text.range(of: words) {
              text.removeSubrange(range)
              semaphore.signal()
            }
          }
        }
      }
    }

    deinit {
      try? lifeline.fileHandleForWriting.close()
      server.waitUntilExit()
    }

    /// Creates an empty database and returns its address.
    public func makeDatabase() throws -> PostgreSQLAddress { try makeNamedDatabase().address }

    /// Creates an empty database and returns its address and its name.
    public func makeNamedDatabase() throws -> (address: PostgreSQLAddress, name: String) {
      let name = names.withLock { number in
        number += 1
        return "test\(number)"
      }
      try psql("CREATE DATABASE \(name)", on: "postgres")
      return (try address(of: name), name)
    }

    /// Returns the address of a database.
    public func address(of name: String) throws -> PostgreSQLAddress {
      try PostgreSQLAddress("postgresql://arcade@/\(name)?host=\(folder)\(port == 5432 ? "" : "&port=\(port)")")
    }

    /// Runs statements in `psql`, and returns the output.
    @discardableResult
    public func psql(_ sql: String, on database: String) throws -> String {
      let (shell, output) = (Process(), Pipe())
      shell.executableURL = URL(filePath: "/usr/bin/env")
      let quietly = ["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1"]
      let place = ["-h", folder, "-p", String(port), "-U", "arcade", "-d", database]
      shell.arguments = ["psql"] + quietly + place + ["-c", sql]
      shell.standardOutput = output
      try shell.run()
      let bytes = output.fileHandleForReading.readDataToEndOfFile()
      shell.waitUntilExit()
      guard shell.terminationStatus == 0 else { throw PostgreSQLMissing(said: "psql refused: \(sql)") }
      return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
    }

    /// Kills the server with all its processes, and returns after its restart.
    public func crash() throws {
      try lifeline.fileHandleForWriting.write(contentsOf: Data("kill\n".utf8))
      restarts.wait()
    }

    /// Stops the server, which notifies clients, and returns when it has ended.
    public func stop() throws {
      try lifeline.fileHandleForWriting.write(contentsOf: Data("stop\n".utf8))
      stops.wait()
    }

    /// Starts the server again, and returns when it is ready.
    public func start() throws {
      try lifeline.fileHandleForWriting.write(contentsOf: Data("start\n".utf8))
      restarts.wait()
    }

    /// The script's message when the server has ended.
    private static let gone = "arcade: the server has gone\n"
    /// The script's message when the server is ready, which the server itself never prints.
    private static let ready = "arcade: the server answers\n"

    /// Creates and runs the server, and executes a command per line to the end of input.
    ///
    /// As root it switches to `postgres`, because a server refuses to run as root.
    private static let script = #"""
      set -eu
      folder=$1
      port=$3
      mkdir -m 0755 "$folder"
      for bin in $(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V) "$(command -v pg_config >/dev/null && pg_config --bindir)"; do
        [ ! -x "$bin/postgres" ] || programs=$bin
      done
      as=""
      if [ "$(id -u)" = 0 ]; then
        as="setpriv --reuid=postgres --regid=postgres --init-groups"
        chown postgres "$folder"
      fi
      model=$5
      if [ -z "$model" ]; then
        model=$folder/model
        $as "$programs/initdb" -D "$model" -U arcade -A trust -E UTF8 --locale=C --no-sync >/dev/null
      fi
      cp -a "$model" "$folder/data"
      [ -z "$2" ] || sed -i "1i $2" "$folder/data/pg_hba.conf"
      secure="-c listen_addresses="
      if [ -n "$4" ]; then
        for name in server other; do
          $as openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=127.0.0.1 \
            -keyout "$folder/$name.key" -out "$folder/$name.crt" 2>/dev/null
        done
        secure="-c listen_addresses=127.0.0.1 -c ssl=on"
        secure="$secure -c ssl_cert_file=$folder/server.crt -c ssl_key_file=$folder/server.key"
      fi
      serve() {
        $as "$programs/postgres" -D "$folder/data" -k "$folder" -p "$port" $secure -c fsync=on \
          -c max_connections=200 -c log_min_messages=warning 2>&1 </dev/null &
        server=$!
        until $as "$programs/pg_isready" -q -h "$folder" -p "$port"; do sleep 0.02; done
        echo "arcade: the server answers"
      }
      serve
      while read -r word; do
        case $word in
          kill)
            # All at once: else what it started would go on for a moment beside the next one.
            all="$server $(pgrep -P "$server" || true)"
            kill -KILL $all 2>/dev/null || true
            wait "$server" 2>/dev/null || true
            for process in $all; do
              # One that nobody waits for stays as a zombie, which holds nothing.
              while ps -o stat= -p "$process" | grep -qv '^Z'; do sleep 0.01; done
            done
            serve ;;
          stop)
            kill -INT "$server"
            wait "$server" 2>/dev/null || true
            echo "arcade: the server has gone" ;;
          start) serve ;;
        esac
      done
      kill -INT "$server" 2>/dev/null || true
      wait "$server" 2>/dev/null || true
      rm -rf "$folder"
      """#
  }

  /// The error that there is no server for tests.
  public struct PostgreSQLMissing: Error, CustomStringConvertible {
    let said: String

    /// The system's error message.
    public var description: String { "PostgreSQL could not be started: \(said)" }
  }
#endif
