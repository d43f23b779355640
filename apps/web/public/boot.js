// Runs before anything else is asked for. First: what signs somebody in is taken out of the address, so that no later
// request, history entry or screenshot carries it. Second: the look the visitor chose, so that the page does not flash.
// Before both: in the frame of another site browsers may refuse storage; what would be kept then lives with the page.
;(() => {
  for (const name of ['localStorage', 'sessionStorage']) {
    try {
      window[name].getItem('')
    } catch (_) {
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
  try {
    const url = new URL(location.href)
    const hash = new URLSearchParams(url.hash.slice(1))
    const token = url.searchParams.get('token') || hash.get('token')
    // Other pages may have a code of their own in the address; one of ours has this form.
    const codes = [url.searchParams.get('code'), hash.get('code')].filter((code) => /^hxc_/.test(code || ''))
    if (token || codes.length > 0) {
      const names = [...(token ? ['token'] : []), ...(codes.length > 0 ? ['code'] : [])]
      for (const name of names) {
        url.searchParams.delete(name)
        if (hash.has(name)) {
          hash.delete(name)
          url.hash = hash.toString()
        }
      }
      history.replaceState(history.state, '', url.pathname + url.search + url.hash)
      sessionStorage.setItem('haixuan.handed', codes[0] ? `code ${codes[0]}` : `token ${token}`)
    }
  } catch (_) {}
  try {
    const chosen = (localStorage.getItem('haixuan.appearance') || '').split(' ')
    const root = document.documentElement
    if (chosen[0] === 'light' || chosen[0] === 'dark') root.dataset.theme = chosen[0]
    root.dataset.density = chosen[1] === 'compact' ? 'compact' : 'comfortable'
  } catch (_) {}
})()
