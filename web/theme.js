// Before the first paint: the theme somebody chose, or else the one of the device.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("majlis.settings") ?? "{}");
  } catch {
    // A browser that keeps nothing has the theme of the device.
  }
  const { theme = "auto" } = kept ?? {};
  const night = theme === "night" || (theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = night ? "night" : "plaster";
})();
