let release = () => {}
let held = ''

/**
 * Marks a label as open in this window, and lets go of the one before. Where the browser knows no locks every window
 * may open every label; saving then still notices and makes a copy.
 * @param patience How long to wait for another window to let go, ms: a page that is loaded again still holds the lock
 * for a moment.
 * @returns Whether no other window has it open.
 */
export async function lockLabel(id: string, patience: number): Promise<boolean> {
  if (id === held || !('locks' in navigator)) return true
  return new Promise<boolean>((resolve) => {
    const hold = () => {
      release()
      held = id
      resolve(true)
      return new Promise<void>((done) => {
        release = done
      })
    }
    const signal = AbortSignal.timeout(patience)
    navigator.locks.request(`haixuan-label ${id}`, { signal }, hold).catch(() => resolve(false))
  })
}
