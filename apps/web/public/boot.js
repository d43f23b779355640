// Runs before anything else is asked for. First: a token in the address is taken out of it, so that no later request,
// history entry or screenshot carries it. Second: the look the visitor chose, so that the page does not flash.
;(() => {
  try {
    const url = new URL(location.href)
    const hash = new URLSearchParams(url.hash.slice(1))
    const token = url.searchParams.get('token') || hash.get('token')
    if (token) {
      url.searchParams.delete('token')
      if (hash.has('token')) {
        hash.delete('token')
        url.hash = hash.toString()
      }
      history.replaceState(history.state, '', url.pathname + url.search + url.hash)
      sessionStorage.setItem('haixuan.handed-token', token)
    }
  } catch (_) {}
  try {
    const chosen = (localStorage.getItem('haixuan.appearance') || '').split(' ')
    const root = document.documentElement
    if (chosen[0] === 'light' || chosen[0] === 'dark') root.dataset.theme = chosen[0]
    root.dataset.density = chosen[1] === 'compact' ? 'compact' : 'comfortable'
  } catch (_) {}
})()
