import { dropUnusedImages } from '../commands/change-images.ts'
import type { LabelDocument } from '../document/label-document.ts'
import { serializeDocument } from '../document/parse-document.ts'
import type { LabelStore } from '../editor/label-store.ts'
import type { LabelStorage } from './label-storage.ts'

/** `copied`: another window had saved the same label; this one continued as a copy with a name of its own. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'copied'

interface AutosaveOptions {
  store: LabelStore
  storage: LabelStorage
  /** Revision of the document that is open; 0 when it was never saved. */
  revision: number
  makeId: () => string
  now: () => number
  /** A small picture of the first page; empty when none can be drawn. */
  thumbnail: (document: LabelDocument) => string
  onState: (state: SaveState) => void
  /** Calls after so many ms; answers how to take it back. */
  after: (ms: number, run: () => void) => () => void
}

export interface Autosave {
  state(): SaveState
  /** Saves what is unsaved now; resolves when it is in storage. */
  flush(): Promise<void>
  stop(): void
}

/** Saved so long after the last edit, and so long after the first unsaved one at the latest. */
const SAVE_DELAY = { quiet: 300, longest: 900 } as const

/** Name of a copy that was made because another window had saved the same label. */
export function conflictName(name: string, now: number): string {
  const day = new Date(now)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${name}（冲突副本 ${two(day.getMonth() + 1)}-${two(day.getDate())} ${two(day.getHours())}:${two(day.getMinutes())}）`
}

/**
 * Calls `run` some time after it was last asked to, and after the first time at the latest once `longest` has passed;
 * what is asked for with its own time is not held to that.
 */
function createDelay({ now, after }: Pick<AutosaveOptions, 'now' | 'after'>, run: () => void) {
  let since: number | null = null
  let cancelTimer = () => {}
  return {
    start(wanted: number, isBounded: boolean) {
      cancelTimer()
      since ??= now()
      const latest = Math.max(0, since + SAVE_DELAY.longest - now())
      cancelTimer = after(isBounded ? Math.min(wanted, latest) : wanted, run)
    },
    clear() {
      cancelTimer()
      since = null
    },
  }
}

/** The label as the storage takes it. */
function labelOf(document: LabelDocument, { now, thumbnail }: Pick<AutosaveOptions, 'now' | 'thumbnail'>) {
  const [page] = document.pages
  const { id, name, isMyTemplate } = document
  return {
    id,
    name,
    isMyTemplate,
    savedAt: now(),
    width: page?.width ?? 0,
    height: page?.height ?? 0,
    pages: document.pages.length,
    thumbnail: thumbnail(document),
    content: serializeDocument(dropUnusedImages(document)),
  }
}

/** Keeps the open label in storage, soon after every edit. Nothing of another window is ever overwritten. */
export function createAutosave(options: AutosaveOptions): Autosave {
  const { store, storage, now, onState } = options
  let { revision } = options
  let kept = store.get().document
  let state: SaveState = 'saved'
  let running: Promise<void> | null = null
  const delay = createDelay(options, () => void run(false))
  const schedule = (wanted: number) => delay.start(wanted, state !== 'failed')

  const tell = (next: SaveState) => {
    if (next === state) return
    state = next
    onState(next)
  }

  /** Continues as another label, under a name that says why. */
  async function saveAsCopy() {
    const id = options.makeId()
    const name = conflictName(store.get().document.name, now())
    store.run('另存为副本', (document) => ({ ...document, id, name }))
    const copy = store.get().document
    const answer = await storage.save(labelOf(copy, options), 0)
    if (!answer.saved) throw new Error('冲突副本没有保存成功，请导出文件')
    revision = answer.revision
    kept = copy
    tell('copied')
  }

  async function save(isDurable: boolean) {
    const { document } = store.get()
    if (document === kept) return
    tell('saving')
    try {
      const answer = await storage.save(labelOf(document, options), revision, isDurable)
      if (answer.saved) {
        revision = answer.revision
        kept = document
        tell('saved')
      } else await saveAsCopy()
    } catch {
      tell('failed')
      schedule(5_000)
      return
    }
    if (store.get().document !== kept) schedule(SAVE_DELAY.quiet)
  }

  function run(isDurable: boolean): Promise<void> {
    delay.clear()
    running ??= save(isDurable).finally(() => {
      running = null
    })
    return running
  }

  const stopListening = store.subscribe(() => {
    if (store.get().document === kept || store.get().mark) return
    if (state !== 'failed') tell('waiting')
    schedule(state === 'failed' ? 1_000 : SAVE_DELAY.quiet)
  })

  return {
    state: () => state,
    async flush() {
      while (store.get().document !== kept) {
        await run(true)
        if (state === 'failed') return
      }
    },
    stop() {
      delay.clear()
      stopListening()
    },
  }
}
