// Before the first paint: the theme somebody chose, or else the one of the device.
(function () {
  var chosen = "auto";
  try {
    chosen = JSON.parse(localStorage.getItem("majlis.settings") || "{}").theme || "auto";
  } catch (unreadable) {
    chosen = "auto";
  }
  var night = chosen === "night" || (chosen === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = night ? "night" : "plaster";
})();
