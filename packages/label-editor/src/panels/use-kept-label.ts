import { useCallback, useEffect, useRef, useState } from 'react'
import type { LabelDocument } from '../document/label-document.ts'
import type { LabelStore } from '../editor/label-store.ts'
import { type Autosave, createAutosave, type SaveState } from '../storage/autosave.ts'
import type { LabelStorage } from '../storage/label-storage.ts'
import { thumbnailOf } from './thumbnail.ts'

export interface KeptLabel {
  state: SaveState
  /** Saves the open label, then puts another in its place. */
  open(document: LabelDocument, revision: number): Promise<void>
}

interface Keeping {
  autosave: Autosave
  storage: LabelStorage
  /** The editor that shows the store now, if any. */
  hear: ((state: SaveState) => void) | null
}

/** Who keeps the label of a store. It outlives the editor: who comes back to the store continues at its revision. */
const keepers = new WeakMap<LabelStore, Keeping>()

function keep(store: LabelStore, storage: LabelStorage, revision: number): Keeping {
  keepers.get(store)?.autosave.stop()
  const keeping: Keeping = {
    storage,
    hear: null,
    autosave: createAutosave({
      store,
      storage,
      revision,
      makeId: () => crypto.randomUUID(),
      now: () => Date.now(),
      thumbnail: thumbnailOf,
      onState: (state) => keeping.hear?.(state),
      after: (ms, run) => {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      },
    }),
  }
  keepers.set(store, keeping)
  return keeping
}

/** Saves what is unsaved of the label of a store; resolves when it is in storage, or cannot be. */
export const flushLabel = async (store: LabelStore): Promise<void> => keepers.get(store)?.autosave.flush()

/**
 * Keeps the open label of a store in storage.
 * @param revision Of the label when the store was made; counts for the first editor of a store alone.
 */
export function useKeptLabel(
  store: LabelStore,
  storage: LabelStorage,
  revision: number,
  onOpened: (id: string) => void,
): KeptLabel {
  const [state, setState] = useState<SaveState>('saved')
  const told = useRef(onOpened)
  told.current = onOpened

  const hear = useCallback(
    (next: SaveState) => {
      setState(next)
      if (next === 'copied' || next === 'saved') told.current(store.get().document.id)
    },
    [store],
  )

  useEffect(() => {
    const known = keepers.get(store)
    const keeping = known?.storage === storage ? known : keep(store, storage, revision)
    keeping.hear = hear
    setState(keeping.autosave.state())
    const flush = () => void keepers.get(store)?.autosave.flush()
    const onHidden = () => document.visibilityState === 'hidden' && flush()
    document.addEventListener('visibilitychange', onHidden)
    addEventListener('pagehide', flush)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      removeEventListener('pagehide', flush)
      flush()
      const last = keepers.get(store)
      if (last) last.hear = null
    }
  }, [store, storage, revision, hear])

  const open = useCallback(
    async (next: LabelDocument, known: number) => {
      await keepers.get(store)?.autosave.flush()
      store.open(next)
      keep(store, storage, known).hear = hear
      setState('saved')
      told.current(next.id)
      // A label made from a template or a file is in storage at once.
      if (known === 0) store.run('打开', (label) => ({ ...label }))
    },
    [store, storage, hear],
  )
  return { state, open }
}
