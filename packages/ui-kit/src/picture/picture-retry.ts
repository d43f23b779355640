/** Further attempts after the first failure, and the pause before each (spec 4 and 9). */
export const RETRY_ATTEMPTS = 20
export const RETRY_PAUSE = 1000
/** Pictures that may be asked for again within one pause, over all addresses together. */
export const RETRIES_PER_PAUSE = 12

type PictureState = {
  readonly status: 'trying' | 'loaded' | 'failed'
  /** Grows with each further attempt; a changed number means "ask again". */
  readonly attempt: number
}

type Surroundings = {
  /** Calls back after a pause of {@link RETRY_PAUSE}; gives a function that cancels it. */
  readonly afterPause: (call: () => void) => () => void
  /** No attempt is spent while the browser is offline or the page hidden. */
  readonly isResting: () => boolean
}

type Entry = { state: PictureState; readonly calls: Set<() => void>; isWaiting: boolean }

const START: PictureState = { status: 'trying', attempt: 0 }

/**
 * The retry rule of pictures: one loop per address however many pictures show it, and one beat for all
 * addresses, which lets only some go in each pause, so that a dead host is not flooded. An attempt that
 * cannot succeed (offline, hidden) is not made and not counted.
 */
export function createPictureRetry({ afterPause, isResting }: Surroundings) {
  const entries = new Map<string, Entry>()
  const waiting: string[] = []
  let cancelBeat: (() => void) | null = null

  const set = (entry: Entry, state: PictureState) => {
    entry.state = state
    for (const call of entry.calls) call()
  }
  const beat = () => {
    cancelBeat = null
    if (!isResting()) {
      for (const url of waiting.splice(0, RETRIES_PER_PAUSE)) {
        const entry = entries.get(url)
        if (!entry) continue
        entry.isWaiting = false
        set(entry, { status: 'trying', attempt: entry.state.attempt + 1 })
      }
    }
    keepBeating()
  }
  const keepBeating = () => {
    if (waiting.length > 0 && !cancelBeat) cancelBeat = afterPause(beat)
  }

  return {
    read: (url: string): PictureState => entries.get(url)?.state ?? START,

    /** Follows an address; the answer stops following. What nobody follows is forgotten. */
    follow(url: string, call: () => void): () => void {
      const entry = entries.get(url) ?? { state: START, calls: new Set(), isWaiting: false }
      entries.set(url, entry)
      entry.calls.add(call)
      return () => {
        entry.calls.delete(call)
        if (entry.calls.size > 0) return
        entries.delete(url)
        const at = waiting.indexOf(url)
        if (at >= 0) waiting.splice(at, 1)
      }
    },

    loaded(url: string): void {
      const entry = entries.get(url)
      if (entry && entry.state.status !== 'loaded') set(entry, { ...entry.state, status: 'loaded' })
    },

    /** Reports that an attempt failed. Every picture of the address reports; only the first counts. */
    failed(url: string, attempt: number): void {
      const entry = entries.get(url)
      if (!entry || entry.isWaiting || entry.state.attempt !== attempt || entry.state.status === 'failed')
        return
      if (attempt >= RETRY_ATTEMPTS) {
        set(entry, { status: 'failed', attempt })
        return
      }
      entry.isWaiting = true
      waiting.push(url)
      keepBeating()
    },

    /** Starts over, on a reader's wish. */
    restart(url: string): void {
      const entry = entries.get(url)
      if (entry?.state.status === 'failed') set(entry, { status: 'trying', attempt: 1 })
    },
  }
}
