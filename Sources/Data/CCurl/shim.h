#define CURL_DISABLE_DEPRECATION
#include <curl/curl.h>
#include <dlfcn.h>
#include <stdbool.h>
#include <sys/socket.h>

// libcurl is opened on first use. Linking it would slow down every start by loading thirty more libraries.

#define ARCADE_SENDABLE __attribute__((swift_attr("@Sendable")))
#define ARCADE_NAME(name) __attribute__((swift_name(name)))

/// The functions of libcurl. They never change once found, so every thread may use them.
struct ARCADE_SENDABLE arcade_curl {
  __typeof__(&curl_global_init) global_init;
  __typeof__(&curl_easy_init) easy_init;
  __typeof__(&curl_easy_setopt) easy_setopt;
  __typeof__(&curl_easy_getinfo) easy_getinfo;
  __typeof__(&curl_easy_strerror) easy_strerror;
  __typeof__(&curl_easy_cleanup) easy_cleanup;
  __typeof__(&curl_slist_append) slist_append;
  __typeof__(&curl_slist_free_all) slist_free_all;
  __typeof__(&curl_multi_init) multi_init;
  __typeof__(&curl_multi_setopt) multi_setopt;
  __typeof__(&curl_multi_add_handle) multi_add_handle;
  __typeof__(&curl_multi_remove_handle) multi_remove_handle;
  __typeof__(&curl_multi_perform) multi_perform;
  __typeof__(&curl_multi_info_read) multi_info_read;
  __typeof__(&curl_multi_poll) multi_poll;
  __typeof__(&curl_multi_wakeup) multi_wakeup;
  __typeof__(&curl_multi_cleanup) multi_cleanup;
} ARCADE_NAME("CurlLibrary");

/// Many transfers, confined to one thread. Other threads may only wake it, which curl_multi_wakeup(3) allows. They are
/// set up and freed while no thread uses them.
struct ARCADE_SENDABLE arcade_transfers {
  CURLM *handle;
} ARCADE_NAME("CurlTransfers");

/// Opens libcurl and finds its functions; returns the name of a missing one, or null.
static inline const char *arcade_curl_open(struct arcade_curl *curl) {
  void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!library) return dlerror();
#define ARCADE_FIND(name)                                                       \
  curl->name = (__typeof__(curl->name))dlsym(library, "curl_" #name);           \
  if (!curl->name) return "curl_" #name
  ARCADE_FIND(global_init);
  ARCADE_FIND(easy_init);
  ARCADE_FIND(easy_setopt);
  ARCADE_FIND(easy_getinfo);
  ARCADE_FIND(easy_strerror);
  ARCADE_FIND(easy_cleanup);
  ARCADE_FIND(slist_append);
  ARCADE_FIND(slist_free_all);
  ARCADE_FIND(multi_init);
  ARCADE_FIND(multi_setopt);
  ARCADE_FIND(multi_add_handle);
  ARCADE_FIND(multi_remove_handle);
  ARCADE_FIND(multi_perform);
  ARCADE_FIND(multi_info_read);
  ARCADE_FIND(multi_poll);
  ARCADE_FIND(multi_wakeup);
  ARCADE_FIND(multi_cleanup);
#undef ARCADE_FIND
  return 0;
}

// Swift cannot call a C function with variable arguments.

ARCADE_NAME("CurlLibrary.set(self:_:_:to:)")
static inline void arcade_set_number(struct arcade_curl curl, CURL *easy, CURLoption option, long value) {
  curl.easy_setopt(easy, option, value);
}

ARCADE_NAME("CurlLibrary.set(self:_:_:toPointer:)")
static inline void arcade_set_pointer(struct arcade_curl curl, CURL *easy, CURLoption option, const void *value) {
  curl.easy_setopt(easy, option, value);
}

ARCADE_NAME("CurlLibrary.set(self:_:_:toReceiver:)")
static inline void arcade_set_receiver(
    struct arcade_curl curl, CURL *easy, CURLoption option, curl_write_callback value) {
  curl.easy_setopt(easy, option, value);
}

ARCADE_NAME("CurlLibrary.setProgress(self:_:to:)")
static inline void arcade_set_progress(struct arcade_curl curl, CURL *easy, curl_xferinfo_callback value) {
  curl.easy_setopt(easy, CURLOPT_XFERINFOFUNCTION, value);
}

ARCADE_NAME("CurlLibrary.setWitness(self:_:to:)")
static inline void arcade_set_witness(struct arcade_curl curl, CURL *easy, curl_debug_callback value) {
  curl.easy_setopt(easy, CURLOPT_DEBUGFUNCTION, value);
}

/// Returns the target address of a socket.
static inline const struct sockaddr *arcade_target(const struct curl_sockaddr *address) { return &address->addr; }

/// Opens a socket that child processes do not inherit.
static inline curl_socket_t arcade_open_socket(const struct curl_sockaddr *address) {
  return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

ARCADE_NAME("CurlLibrary.setOpener(self:_:to:)")
static inline void arcade_set_opener(struct arcade_curl curl, CURL *easy, curl_opensocket_callback value) {
  curl.easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, value);
}

typedef int (*arcade_asker)(void *own, char *address, char *own_address, int port, int own_port);

/// Sets a callback before each request, on new and reused connections; false before libcurl 7.80.
ARCADE_NAME("CurlLibrary.setAsker(self:_:_:to:)")
static inline bool arcade_set_asker(struct arcade_curl curl, CURL *easy, void *own, arcade_asker value) {
  return curl.easy_setopt(easy, (CURLoption)(CURLOPTTYPE_OBJECTPOINT + 313), own) == CURLE_OK &&
         curl.easy_setopt(easy, (CURLoption)(CURLOPTTYPE_FUNCTIONPOINT + 312), value) == CURLE_OK;
}

/// Returns the IP address of the last peer, or null.
ARCADE_NAME("CurlLibrary.peer(self:of:)")
static inline const char *arcade_peer(struct arcade_curl curl, CURL *easy) {
  char *address = 0;
  curl.easy_getinfo(easy, CURLINFO_PRIMARY_IP, &address);
  return address && *address ? address : 0;
}

/// Returns the target URL of the last redirect, or null.
ARCADE_NAME("CurlLibrary.redirect(self:of:)")
static inline const char *arcade_redirect(struct arcade_curl curl, CURL *easy) {
  char *address = 0;
  curl.easy_getinfo(easy, CURLINFO_REDIRECT_URL, &address);
  return address;
}

ARCADE_NAME("CurlLibrary.limit(self:_:connectionsToAHost:)")
static inline void arcade_limit_host(struct arcade_curl curl, CURLM *multi, long connections) {
  curl.multi_setopt(multi, CURLMOPT_MAX_HOST_CONNECTIONS, connections);
}

/// Ends a transfer without waiting for a name lookup; an unknown option before libcurl 7.87.
static const long arcade_quick_exit = 322;
