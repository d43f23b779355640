import { useCallback, useEffect, useRef, useState } from 'react'
import type { LabelDocument } from '../document/label-document.ts'
import type { LabelStore } from '../editor/label-store.ts'
import { type Autosave, createAutosave, type SaveState } from '../shelf/autosave.ts'
import type { Shelf } from '../shelf/shelf.ts'
import { thumbnailOf } from './thumbnail.ts'

export interface LabelShelf {
  state: SaveState
  /** Saves the open label, then puts another in its place. */
  open(document: LabelDocument, revision: number): Promise<void>
}

/** Keeps the open label of a store on a shelf. */
export function useLabelShelf(
  store: LabelStore,
  shelf: Shelf,
  revision: number,
  onOpened: (id: string) => void,
): LabelShelf {
  const [state, setState] = useState<SaveState>('saved')
  const autosave = useRef<Autosave | null>(null)

  const start = useCallback(
    (known: number) => {
      autosave.current?.stop()
      setState('saved')
      autosave.current = createAutosave({
        store,
        shelf,
        revision: known,
        makeId: () => crypto.randomUUID(),
        now: () => Date.now(),
        thumbnail: thumbnailOf,
        onState: (next) => {
          setState(next)
          if (next === 'copied' || next === 'saved') onOpened(store.get().document.id)
        },
        after: (ms, run) => {
          const timer = setTimeout(run, ms)
          return () => clearTimeout(timer)
        },
      })
    },
    [store, shelf, onOpened],
  )

  useEffect(() => {
    start(revision)
    const flush = () => void autosave.current?.flush()
    const onHidden = () => document.visibilityState === 'hidden' && flush()
    document.addEventListener('visibilitychange', onHidden)
    addEventListener('pagehide', flush)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      removeEventListener('pagehide', flush)
      flush()
      autosave.current?.stop()
    }
  }, [start, revision])

  const open = useCallback(
    async (next: LabelDocument, known: number) => {
      await autosave.current?.flush()
      store.open(next)
      start(known)
      onOpened(next.id)
      // A label made from a template or a file is on the shelf at once.
      if (known === 0) store.run('打开', (label) => ({ ...label }))
    },
    [store, start, onOpened],
  )
  return { state, open }
}
