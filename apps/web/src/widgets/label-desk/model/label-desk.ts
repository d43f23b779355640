import {
  createLabelStore,
  createMemoryShelf,
  type LabelDocument,
  type LabelStore,
  lockLabel,
  newDocument,
  openIndexedDbShelf,
  parseDocument,
  type Shelf,
} from '@haixuan/label-editor'
import { createEffect, createEvent, createStore, type Scope, sample, scopeBind } from 'effector'
import { noticeAsked } from '#shared/notice'

/** What the editor works on; it owns the document, this only knows of it. */
export interface Desk {
  store: LabelStore
  shelf: Shelf
  /** Revision of the open label on the shelf; 0 when it was never saved. */
  revision: number
  /** Whether labels outlive the window. */
  isKept: boolean
}

/** A page that is loaded again gets its label back from the one that goes, ms. */
const PATIENCE = 1_500
const OPEN_KEY = 'haixuan.label.open'

/** Somebody came to make labels. */
export const deskWanted = createEvent()
/** Another label is open now; its id. */
export const labelOpened = createEvent<string>()
/** The open label changed: the editor's own event, mirrored. */
export const labelChanged = createEvent<{ id: string; name: string }>()

/** This window's label, or the one that was open last. */
const lastOpen = () => sessionStorage.getItem(OPEN_KEY) ?? localStorage.getItem(OPEN_KEY)

/** The label to go on with: the last one, unless another window has it open. */
async function labelToOpen(shelf: Shelf): Promise<{ document: LabelDocument; revision: number }> {
  const fresh = { document: newDocument(() => crypto.randomUUID()), revision: 0 }
  const id = lastOpen()
  const kept = id ? await shelf.read(id) : null
  if (!kept || !(await lockLabel(kept.id, PATIENCE))) return fresh
  try {
    return { document: parseDocument(kept.content), revision: kept.revision }
  } catch {
    return fresh
  }
}

export const openDeskFx = createEffect(async (): Promise<Desk> => {
  const kept = await openIndexedDbShelf().catch(() => null)
  const shelf = kept ?? createMemoryShelf()
  const { document, revision } = await labelToOpen(shelf)
  return { store: createLabelStore(document), shelf, revision, isKept: kept !== null }
})

const keepOpenFx = createEffect(async (id: string) => {
  sessionStorage.setItem(OPEN_KEY, id)
  localStorage.setItem(OPEN_KEY, id)
  await lockLabel(id, PATIENCE)
})

/** The desk; null until somebody comes. It outlives the page: who comes back finds his label and his steps. */
export const $desk = createStore<Desk | null>(null, { serialize: 'ignore' }).on(
  openDeskFx.doneData,
  (_, desk) => desk,
)

/** Name of the open label, as the editor says. */
export const $labelName = createStore('').on(labelChanged, (_, { name }) => name)

sample({
  clock: deskWanted,
  source: { desk: $desk, isOpening: openDeskFx.pending },
  filter: ({ desk, isOpening }) => desk === null && !isOpening,
  fn: () => {},
  target: openDeskFx,
})
sample({ clock: labelOpened, target: keepOpenFx })
sample({
  clock: openDeskFx.doneData,
  filter: ({ isKept }) => !isKept,
  fn: () => ({
    tone: 'warning' as const,
    text: '浏览器不允许保存数据，关闭页面后标签会丢失，请在“文件”里导出',
  }),
  target: noticeAsked,
})

/** The seam from the editor's store to effector: its changes become events. Answers the way to stop. */
export function mirrorDesk({ store }: Desk, scope: Scope): () => void {
  const changed = scopeBind(labelChanged, { scope })
  let last = ''
  const tell = () => {
    const { id, name } = store.get().document
    if (`${id} ${name}` === last) return
    last = `${id} ${name}`
    changed({ id, name })
  }
  tell()
  return store.subscribe(tell)
}
