#include <sqlite3.h>

// Swift cannot call a C function with variable arguments.

/// Leaves the write-ahead log as it is when the connection closes.
static inline int arcade_keep_log_on_close(sqlite3 *connection) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}
