/** Takes what is behind the `#` out of the address, so that it stays neither there nor in the history. */
export function takeFragment(): string {
  const fragment = location.hash.slice(1)
  if (fragment !== '') history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  return fragment
}
