import {
  createLabelStore,
  type LabelStore,
  openShelfWithLastLabel,
  rememberLabel,
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

/** Somebody came to make labels. */
export const deskWanted = createEvent()
/** Another label is open now; its id. */
export const labelOpened = createEvent<string>()
/** The open label changed: the editor's own event, mirrored. */
export const labelChanged = createEvent<{ id: string; name: string }>()

export const openDeskFx = createEffect(async (): Promise<Desk> => {
  const { document, ...opened } = await openShelfWithLastLabel()
  return { store: createLabelStore(document), ...opened }
})

const keepOpenFx = createEffect(rememberLabel)

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
