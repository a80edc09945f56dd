root.classList.add("js");
history.scrollRestoration = "manual";
if (history.state?.y) scrollTo(0, history.state.y);
if (!location.hash) settle(firstField());
lookAt();
setInterval(tick, 250);
listen();
// A window that nobody looks at holds no connection; of those a browser has few.
on("visibilitychange", listen);
on("popstate", () => again(here(), "back"));
on("pagehide", () => note({ y: scrollY }));
on("pageshow", (event) => { if (event.persisted) again(); });
