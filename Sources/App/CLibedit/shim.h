#include <dlfcn.h>
#include <histedit.h>
#include <locale.h>
#include <sys/ioctl.h>
#include <unistd.h>
#ifdef __APPLE__
#include <xlocale.h>
#endif

// libedit is opened when a person first types a line at a terminal. To link it would cost every start the time for it and
// three more libraries.

#define ARCADE_SENDABLE __attribute__((swift_attr("@Sendable")))
#define ARCADE_NAME(name) __attribute__((swift_name(name)))

/// The functions of libedit, those for wide characters where there are two. They never change once they were found.
struct ARCADE_SENDABLE arcade_edit {
  __typeof__(&el_init) init;
  __typeof__(&el_wset) wset;
  __typeof__(&el_wget) wget;
  __typeof__(&el_wgets) wgets;
  __typeof__(&el_wline) wline;
  __typeof__(&el_resize) resize;
  __typeof__(&el_beep) beep;
  __typeof__(&history_winit) history_init;
  __typeof__(&history_w) history;
} ARCADE_NAME("EditLibrary");

/// Opens libedit and finds its functions; returns what is missing, or null.
static inline const char *arcade_edit_open(struct arcade_edit *edit) {
#ifdef __APPLE__
  const char *names[] = {"libedit.3.dylib", "libedit.dylib"};
#else
  // Debian counts it otherwise than everybody else.
  const char *names[] = {"libedit.so.2", "libedit.so.0"};
#endif
  void *library = dlopen(names[0], RTLD_NOW | RTLD_LOCAL);
  const char *missing = library ? 0 : dlerror();
  if (!library) library = dlopen(names[1], RTLD_NOW | RTLD_LOCAL);
  if (!library) return missing ? missing : names[0];
#define ARCADE_FIND(member, name)                                               \
  edit->member = (__typeof__(edit->member))dlsym(library, name);                \
  if (!edit->member) return name
  ARCADE_FIND(init, "el_init");
  ARCADE_FIND(wset, "el_wset");
  ARCADE_FIND(wget, "el_wget");
  ARCADE_FIND(wgets, "el_wgets");
  ARCADE_FIND(wline, "el_wline");
  ARCADE_FIND(resize, "el_resize");
  ARCADE_FIND(beep, "el_beep");
  ARCADE_FIND(history_init, "history_winit");
  ARCADE_FIND(history, "history_w");
#undef ARCADE_FIND
  return 0;
}

/// What gives libedit its next character: 1 with one, 0 where the line ends without one.
typedef int (*arcade_next_key)(EditLine *line, wchar_t *key);

static inline wchar_t *arcade_prompt(EditLine *line) {
  static wchar_t prompt[] = L"> ";
  (void)line;
  return prompt;
}

/// Begins to edit the lines of a terminal; returns null where the terminal cannot move its cursor, of which nothing is said.
ARCADE_NAME("EditLibrary.start(self:input:output:owner:history:nextKey:)")
static inline EditLine *arcade_edit_start(
    struct arcade_edit edit, int input, int output, void *owner, HistoryW *history, arcade_next_key next_key) {
  FILE *from = fdopen(dup(input), "r"), *to = fdopen(dup(output), "w"), *nowhere = fopen("/dev/null", "w");
  if (!from || !to || !nowhere) return 0;
  EditLine *line = edit.init("arcade", from, to, nowhere);
  if (!line) return 0;
  char *up = 0, *clear = 0;
  edit.wget(line, EL_GETTC, "up", &up);
  edit.wget(line, EL_GETTC, "ce", &clear);
  if (!up || !*up || !clear || !*clear) return 0;
  edit.wset(line, EL_EDITOR, L"emacs");
  edit.wset(line, EL_PROMPT, arcade_prompt);
  edit.wset(line, EL_CLIENTDATA, owner);
  edit.wset(line, EL_GETCFN, next_key);
  edit.wset(line, EL_HIST, edit.history, history);
  edit.wset(line, EL_BIND, L"^W", L"ed-delete-prev-word", (wchar_t *)0);
  edit.wset(line, EL_BIND, L"^R", L"em-inc-search-prev", (wchar_t *)0);
  edit.wset(line, EL_BIND, L"^_", L"ed-delete-next-char", (wchar_t *)0);
  // What is typed between two lines waits unseen until the next one, where libedit would let the terminal show it at once.
  edit.wset(
      line, EL_SETTY, L"-x", L"-icanon", L"-echo", L"-echok", L"-iexten", L"+icrnl", L"+inlcr", (wchar_t *)0);
  edit.wset(line, EL_PREP_TERM, 1);
  return line;
}

/// The object that was named as the owner of a line.
ARCADE_NAME("EditLibrary.owner(self:of:)")
static inline void *arcade_edit_owner(struct arcade_edit edit, EditLine *line) {
  void *owner = 0;
  edit.wget(line, EL_CLIENTDATA, &owner);
  return owner;
}

/// Draws the prompt and the line anew, where the cursor of the terminal stands.
ARCADE_NAME("EditLibrary.redraw(self:_:)")
static inline void arcade_edit_redraw(struct arcade_edit edit, EditLine *line) { edit.wset(line, EL_REFRESH); }

/// Goes to the first column, so many rows above, and clears the screen from there.
ARCADE_NAME("EditLibrary.clear(self:_:rowsAbove:)")
static inline void arcade_edit_clear_rows(struct arcade_edit edit, EditLine *line, int rows) {
  FILE *output = 0;
  if (edit.wget(line, EL_GETFP, 1, &output) != 0 || !output) return;
  if (rows > 0) fprintf(output, "\033[%dA", rows);
  fputs("\r\033[J", output);
  fflush(output);
}

/// How many columns the terminal had when libedit looked last.
ARCADE_NAME("EditLibrary.columns(self:of:)")
static inline int arcade_edit_columns(struct arcade_edit edit, EditLine *line) {
  int columns = 0;
  edit.wget(line, EL_GETTC, "co", &columns);
  return columns;
}

/// Makes an empty history of at most so many lines.
ARCADE_NAME("EditLibrary.makeHistory(self:limit:)")
static inline HistoryW *arcade_edit_history(struct arcade_edit edit, int limit) {
  HistEventW event;
  HistoryW *history = edit.history_init();
  if (history) edit.history(history, &event, H_SETSIZE, limit);
  return history;
}

/// Forgets all lines of a history.
ARCADE_NAME("EditLibrary.clear(self:_:)")
static inline void arcade_edit_clear(struct arcade_edit edit, HistoryW *history) {
  HistEventW event;
  edit.history(history, &event, H_CLEAR);
}

/// Adds a line to a history, as the newest one.
ARCADE_NAME("EditLibrary.enter(self:_:_:)")
static inline void arcade_edit_enter(struct arcade_edit edit, HistoryW *history, const wchar_t *text) {
  HistEventW event;
  edit.history(history, &event, H_ENTER, text);
}

/// Makes a locale in which characters are UTF-8, whatever the environment says; null where the system has none.
static inline void *arcade_utf8_locale(void) {
  locale_t locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
  if (!locale) locale = newlocale(LC_CTYPE_MASK, "en_US.UTF-8", (locale_t)0);
  return (void *)locale;
}

/// Lets the calling thread use a locale; returns the one that it used before.
static inline void *arcade_use_locale(void *locale) { return (void *)uselocale((locale_t)locale); }

/// How many bytes can be read from a terminal without waiting; below zero where it is closed.
static inline int arcade_readable(int terminal) {
  int count = 0;
  return ioctl(terminal, FIONREAD, &count) == 0 ? count : -1;
}

#ifndef __APPLE__
// Without _GNU_SOURCE, which is not Swift's to set, nothing declares it.
extern int pipe2(int ends[2], int flags);

/// Makes a pipe with flags; 0 where it did.
static inline int arcade_pipe(int ends[2], int flags) { return pipe2(ends, flags); }
#endif
