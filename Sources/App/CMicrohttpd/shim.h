#include <dlfcn.h>
#include <microhttpd.h>
#include <stdlib.h>
#include <string.h>

// libmicrohttpd is opened when pages are first served. To link it would cost every start the time for it and ten more
// libraries.

#define ARCADE_SENDABLE __attribute__((swift_attr("@Sendable")))
#define ARCADE_NAME(name) __attribute__((swift_name(name)))

/// The functions of libmicrohttpd. They never change once they were found, so that every thread may have them.
struct ARCADE_SENDABLE arcade_http {
  __typeof__(&MHD_start_daemon) start_daemon;
  __typeof__(&MHD_stop_daemon) stop_daemon;
  __typeof__(&MHD_suspend_connection) suspend_connection;
  __typeof__(&MHD_resume_connection) resume_connection;
  __typeof__(&MHD_get_connection_values_n) get_connection_values_n;
  __typeof__(&MHD_get_connection_info) get_connection_info;
  __typeof__(&MHD_create_response_from_buffer) create_response_from_buffer;
  __typeof__(&MHD_create_response_from_callback) create_response_from_callback;
  __typeof__(&MHD_add_response_header) add_response_header;
  __typeof__(&MHD_queue_response) queue_response;
  __typeof__(&MHD_destroy_response) destroy_response;
} ARCADE_NAME("MicrohttpdLibrary");

/// A server that listens. Only who started it stops it, and only once.
struct ARCADE_SENDABLE arcade_daemon {
  struct MHD_Daemon *handle;
} ARCADE_NAME("MicrohttpdDaemon");

/// A connection. Whoever holds it besides the thread of the server only wakes it up, which MHD_resume_connection allows to
/// every thread, and only while it is suspended, so that it is still there.
struct ARCADE_SENDABLE arcade_connection {
  struct MHD_Connection *handle;
} ARCADE_NAME("MicrohttpdConnection");

/// Opens libmicrohttpd and finds its functions; returns what is missing, or null.
static inline const char *arcade_http_open(struct arcade_http *http) {
  void *library = dlopen("libmicrohttpd.so.12", RTLD_NOW | RTLD_LOCAL);
  if (!library) return dlerror();
#define ARCADE_FIND(name)                                                       \
  http->name = (__typeof__(http->name))dlsym(library, "MHD_" #name);            \
  if (!http->name) return "MHD_" #name
  ARCADE_FIND(start_daemon);
  ARCADE_FIND(stop_daemon);
  ARCADE_FIND(suspend_connection);
  ARCADE_FIND(resume_connection);
  ARCADE_FIND(get_connection_values_n);
  ARCADE_FIND(get_connection_info);
  ARCADE_FIND(create_response_from_buffer);
  ARCADE_FIND(create_response_from_callback);
  ARCADE_FIND(add_response_header);
  ARCADE_FIND(queue_response);
  ARCADE_FIND(destroy_response);
#undef ARCADE_FIND
  return 0;
}

/// What takes note of the first line of a request; what it returns stays with the request.
typedef void *(*arcade_begin)(void *owner, const char *target, struct MHD_Connection *connection);

/// Has the library find no parameters in the first line of a request, once that was taken note of: it would put each of
/// them into the memory that it has for a connection, and close one with too many. It takes them up to a zero.
static inline void arcade_leave_parameters(const char *target) {
  char *question = strchr(target, '?');
  if (question && question[1]) question[1] = 0;
}

/// What a server keeps to.
struct arcade_rules {
  int socket;
  unsigned int connections;
  unsigned int idle_seconds;
  size_t memory;
  /// Both null without TLS.
  const char *certificate;
  const char *key;
} ARCADE_NAME("MicrohttpdRules");

// Swift cannot call a C function with variable arguments.

/// Starts a server with a thread of its own; null where it cannot, such as with a certificate that is none.
ARCADE_NAME("MicrohttpdLibrary.start(self:_:owner:change:begin:handle:end:)")
static inline struct MHD_Daemon *arcade_http_start(
    struct arcade_http http, struct arcade_rules rules, void *owner, MHD_NotifyConnectionCallback change, arcade_begin begin,
    MHD_AccessHandlerCallback handle, MHD_RequestCompletedCallback end) {
  // With epoll 0.9.75 forgets connections: some of those that waited for a place, and those that a browser half closes in
  // the middle of a request, get no answer until their time is over. At so few connections poll is no slower.
  unsigned int flags = MHD_USE_POLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME;
  struct MHD_OptionItem none[] = {{MHD_OPTION_END, 0, 0}};
  struct MHD_OptionItem tls[] = {
      {MHD_OPTION_HTTPS_MEM_CERT, 0, (void *)rules.certificate},
      {MHD_OPTION_HTTPS_MEM_KEY, 0, (void *)rules.key},
      {MHD_OPTION_HTTPS_PRIORITIES, 0, (void *)"NORMAL:-VERS-ALL:+VERS-TLS1.2:+VERS-TLS1.3"},
      {MHD_OPTION_END, 0, 0}};
  int is_secure = rules.certificate && rules.key;
  if (is_secure) flags |= MHD_USE_TLS;
  return http.start_daemon(
      flags, 0, 0, 0, handle, owner,
      MHD_OPTION_LISTEN_SOCKET, (MHD_socket)rules.socket,
      MHD_OPTION_CONNECTION_LIMIT, rules.connections,
      MHD_OPTION_CONNECTION_TIMEOUT, rules.idle_seconds,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, rules.memory,
      MHD_OPTION_STRICT_FOR_CLIENT, 1,
      MHD_OPTION_NOTIFY_CONNECTION, change, owner,
      MHD_OPTION_URI_LOG_CALLBACK, begin, owner,
      MHD_OPTION_NOTIFY_COMPLETED, end, owner,
      MHD_OPTION_ARRAY, is_secure ? tls : none,
      MHD_OPTION_END);
}

/// How many bytes the head of a request has.
ARCADE_NAME("MicrohttpdLibrary.headSize(self:of:)")
static inline size_t arcade_head_size(struct arcade_http http, struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = http.get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
  return info ? info->header_size : 0;
}

/// The socket of a connection.
ARCADE_NAME("MicrohttpdLibrary.descriptor(self:of:)")
static inline int arcade_descriptor(struct arcade_http http, struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = http.get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? info->connect_fd : -1;
}

/// The address of whoever sent a request; null where that is not known.
ARCADE_NAME("MicrohttpdLibrary.peer(self:of:)")
static inline const struct sockaddr *arcade_peer(struct arcade_http http, struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = http.get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  return info ? info->client_addr : 0;
}

static const ssize_t arcade_end_of_stream = MHD_CONTENT_READER_END_OF_STREAM;
static const uint64_t arcade_size_unknown = MHD_SIZE_UNKNOWN;
static const enum MHD_ResponseMemoryMode arcade_must_copy = MHD_RESPMEM_MUST_COPY;
static const enum MHD_ConnectionNotificationCode arcade_is_open = MHD_CONNECTION_NOTIFY_STARTED;
static const enum MHD_ValueKind arcade_headers = MHD_HEADER_KIND;
