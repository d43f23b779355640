import type { LabelStorage, LabelStore } from '@haixuan/label-editor'
import type { SavedNote } from '@haixuan/label-editor/panels'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $user } from '#shared/session'
import { $syncState, labelEdited, type SyncState, syncWanted } from '../model/sync-labels.ts'

/** After the last edit the label is in storage within a second; then it goes to the account. */
const AFTER_EDIT_MS = 3_000
/** What other browsers did is looked for so often while the window is seen. */
const LOOK_MS = 60_000

const NOTES: Readonly<Record<SyncState, SavedNote>> = {
  local: { text: '已保存在本机', tone: 'calm' },
  behind: { text: '已保存在本机，稍后同步到账号', tone: 'calm' },
  busy: { text: '正在同步到账号…', tone: 'calm' },
  synced: { text: '已保存到账号', tone: 'calm' },
  late: { text: '已保存在本机，联网后同步到账号', tone: 'warning' },
  partly: { text: '部分标签只保存在本机', tone: 'warning' },
}

interface Wanted {
  store: LabelStore
  storage: LabelStorage
  /** Whose labels these are; empty for a visitor. */
  owner: string
  /** Whether labels outlive the window: what forgets is not a side to agree with. */
  isKept: boolean
}

/** Keeps the labels of a workspace with the signed-in account, and says where they are. */
export function useLabelSync(workspace: Wanted | null): SavedNote {
  const { state, user, want, edited } = useUnit({
    ...{ state: $syncState, user: $user },
    ...{ want: syncWanted, edited: labelEdited },
  })
  const account = user?.id
  useEffect(() => {
    if (!workspace?.isKept || account === undefined || workspace.owner !== account) return
    const { store, storage, owner } = workspace
    const sync = () => void (document.visibilityState === 'visible' && want({ storage, owner }))
    let waiting: ReturnType<typeof setTimeout> | undefined
    let last = store.get().document
    const later = () => {
      clearTimeout(waiting)
      waiting = setTimeout(sync, AFTER_EDIT_MS)
    }
    const stop = store.subscribe(() => {
      const { document: now } = store.get()
      if (now === last) return
      last = now
      edited()
      later()
    })
    // Labels that are not open are changed too: filed, made a template, removed.
    const stopStorage = storage.subscribe(later)
    sync()
    const timer = setInterval(sync, LOOK_MS)
    addEventListener('online', sync)
    document.addEventListener('visibilitychange', sync)
    return () => {
      stop()
      stopStorage()
      clearTimeout(waiting)
      clearInterval(timer)
      removeEventListener('online', sync)
      document.removeEventListener('visibilitychange', sync)
    }
  }, [workspace, account, want, edited])
  return NOTES[state]
}
