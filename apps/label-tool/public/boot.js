// Runs before anything else. In the frame of another site browsers may refuse storage: what would be kept then lives
// with the page. The look the visitor chose is set before the first paint.
;(() => {
  try {
    localStorage.getItem('')
    sessionStorage.getItem('')
  } catch (_) {
    for (const name of ['localStorage', 'sessionStorage']) {
      const kept = new Map()
      const value = {
        getItem: (key) => kept.get(String(key)) ?? null,
        setItem: (key, text) => void kept.set(String(key), String(text)),
        removeItem: (key) => void kept.delete(String(key)),
        clear: () => kept.clear(),
      }
      Object.defineProperty(window, name, { value })
    }
  }
  const root = document.documentElement
  const theme = localStorage.getItem('haixuan.label.theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  root.dataset.density = 'comfortable'
})()
