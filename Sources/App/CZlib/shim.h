#include <dlfcn.h>
#include <limits.h>
#include <string.h>
#include <zlib.h>

// zlib is opened when an answer is first compressed.

#define ARCADE_SENDABLE __attribute__((swift_attr("@Sendable")))
#define ARCADE_NAME(name) __attribute__((swift_name(name)))

/// The functions of zlib. They never change once they were found, so that every thread may have them.
struct ARCADE_SENDABLE arcade_zlib {
  __typeof__(&deflateInit2_) deflateInit2_;
  __typeof__(&deflate) deflate;
  __typeof__(&deflateEnd) deflateEnd;
} ARCADE_NAME("ZlibLibrary");

/// Opens zlib and finds its functions; returns what is missing, or null.
static inline const char *arcade_zlib_open(struct arcade_zlib *zlib) {
  void *library = dlopen("libz.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) return dlerror();
#define ARCADE_FIND(name)                                                       \
  zlib->name = (__typeof__(zlib->name))dlsym(library, #name);                   \
  if (!zlib->name) return #name
  ARCADE_FIND(deflateInit2_);
  ARCADE_FIND(deflate);
  ARCADE_FIND(deflateEnd);
#undef ARCADE_FIND
  return 0;
}

/// Compresses bytes, with the head of gzip or that of zlib before them; returns how many came of it, or 0 where there is no
/// room for them.
ARCADE_NAME("ZlibLibrary.compress(self:_:count:into:room:asGzip:)")
static inline size_t arcade_zlib_compress(
    struct arcade_zlib zlib, const void *bytes, size_t count, void *into, size_t room, int as_gzip) {
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  if (count > UINT_MAX || room > UINT_MAX) return 0;
  // Initialised by a macro that would call the library by name. Level 6 and 8 for memory are what zlib takes by itself.
  if (zlib.deflateInit2_(
          &stream, 6, Z_DEFLATED, as_gzip ? 31 : 15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, (int)sizeof stream) != Z_OK)
    return 0;
  stream.next_in = (Bytef *)bytes;
  stream.avail_in = (uInt)count;
  stream.next_out = (Bytef *)into;
  stream.avail_out = (uInt)room;
  int end = zlib.deflate(&stream, Z_FINISH);
  zlib.deflateEnd(&stream);
  return end == Z_STREAM_END ? room - stream.avail_out : 0;
}
