export type ToastTone = 'success' | 'info' | 'warning' | 'error'

export type Toast = {
  id: number
  tone: ToastTone
  text: string
  action?: { label: string; run: () => void } | undefined
  /** Said about an act that leads to another page: it is still read there. */
  staysOnce?: boolean | undefined
}

/** At most one new notice a second (specification 8). */
const SPACING_MS = 1000
/** Waiting notices beyond this are old news; the oldest fall out. */
const MOST_WAITING = 5
const MOST_SHOWN = 3
const SHOWN_MS: Record<ToastTone, number> = { success: 4000, info: 4000, warning: 6000, error: 8000 }

type ToastHow = Pick<Toast, 'staysOnce'>

/** The clock a queue runs on; tests bring their own. */
export type ToastClock = {
  now: () => number
  after: (ms: number, run: () => void) => () => void
}

const realClock: ToastClock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

/**
 * Notices in order: one a second, three at a time, the same text never twice at once. Each leaves by itself
 * unless the pointer or the focus is on the region.
 */
export function createToastQueue(clock: ToastClock = realClock) {
  let shown: readonly Toast[] = []
  let waiting: Toast[] = []
  let lastAt = Number.NEGATIVE_INFINITY
  let lastId = 0
  let paused = false
  let cancelRelease: (() => void) | undefined
  const leaving = new Map<number, () => void>()
  const listeners = new Set<() => void>()

  const publish = (next: readonly Toast[]) => {
    shown = next
    for (const listener of listeners) listener()
  }

  const dismiss = (id: number) => {
    leaving.get(id)?.()
    leaving.delete(id)
    waiting = waiting.filter((toast) => toast.id !== id)
    if (shown.some((toast) => toast.id === id)) publish(shown.filter((toast) => toast.id !== id))
  }

  const turnPage = () => {
    for (const { id, staysOnce } of [...shown, ...waiting]) if (!staysOnce) dismiss(id)
    const read = (toast: Toast): Toast => ({ ...toast, staysOnce: false })
    waiting = waiting.map(read)
    publish(shown.map(read))
  }

  const startLeaving = (toast: Toast) => {
    if (paused || leaving.has(toast.id)) return
    leaving.set(
      toast.id,
      clock.after(SHOWN_MS[toast.tone], () => dismiss(toast.id)),
    )
  }

  const release = () => {
    cancelRelease = undefined
    const toast = waiting.shift()
    if (!toast) return
    lastAt = clock.now()
    for (const old of shown.slice(0, Math.max(0, shown.length + 1 - MOST_SHOWN))) dismiss(old.id)
    publish([...shown, toast])
    startLeaving(toast)
    schedule()
  }

  const schedule = () => {
    if (cancelRelease || waiting.length === 0) return
    const wait = lastAt + SPACING_MS - clock.now()
    if (wait <= 0) release()
    else cancelRelease = clock.after(wait, release)
  }

  const add = (tone: ToastTone, text: string, action?: Toast['action'], how: ToastHow = {}): number => {
    const same = [...shown, ...waiting].find((toast) => toast.text === text && toast.tone === tone)
    if (same) return same.id
    lastId += 1
    waiting = [...waiting, { id: lastId, tone, text, action, ...how }].slice(-MOST_WAITING)
    const id = lastId
    schedule()
    return id
  }

  return {
    success: (text: string, action?: Toast['action'], how?: ToastHow) => add('success', text, action, how),
    info: (text: string, action?: Toast['action'], how?: ToastHow) => add('info', text, action, how),
    warning: (text: string, action?: Toast['action'], how?: ToastHow) => add('warning', text, action, how),
    error: (text: string, action?: Toast['action'], how?: ToastHow) => add('error', text, action, how),
    dismiss,
    /** Another page is shown: notices of the page before disappear, except for those marked to stay once. */
    turnPage,
    /** While paused nothing leaves. */
    pause: () => {
      paused = true
      for (const cancel of leaving.values()) cancel()
      leaving.clear()
    },
    resume: () => {
      paused = false
      for (const toast of shown) startLeaving(toast)
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    shown: () => shown,
  }
}

export type ToastQueue = ReturnType<typeof createToastQueue>
