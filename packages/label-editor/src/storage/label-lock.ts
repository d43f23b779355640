const PREFIX = 'haixuan-label '
let release = () => {}
let held = ''
let asking = new AbortController()

/**
 * Marks a label as open in this window, and lets go of the one before. Where the browser knows no locks every window
 * may open every label; saving then still notices and makes a copy.
 * @param patience How long to wait for another window to let go, ms: a page that is loaded again still holds the lock
 * for a moment.
 * @returns Whether no other window has it open.
 */
export async function lockLabel(id: string, patience: number): Promise<boolean> {
  // What was asked for before is not wanted any more: granted late, it would take the place of this one.
  asking.abort()
  if (id === held || !('locks' in navigator)) return true
  asking = new AbortController()
  const signal = AbortSignal.any([asking.signal, AbortSignal.timeout(patience)])
  return new Promise<boolean>((resolve) => {
    const hold = () => {
      release()
      held = id
      resolve(true)
      return new Promise<void>((done) => {
        release = done
      })
    }
    navigator.locks.request(`${PREFIX}${id}`, { signal }, hold).catch(() => resolve(false))
  })
}

/** Labels that are open in any window of this browser; this window's alone where the browser knows no locks. */
export async function openLabels(): Promise<ReadonlySet<string>> {
  const own = held === '' ? [] : [held]
  if (!('locks' in navigator)) return new Set(own)
  const { held: locks = [] } = await navigator.locks.query()
  const names = locks.flatMap(({ name }) => (name?.startsWith(PREFIX) ? name.slice(PREFIX.length) : []))
  return new Set([...own, ...names])
}
