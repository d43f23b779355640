import {
  createLabelStore,
  type LabelStorage,
  type LabelStore,
  openStorageWithLastLabel,
  rememberLabel,
} from '@haixuan/label-editor'
import {
  attach,
  combine,
  createEffect,
  createEvent,
  createStore,
  type Scope,
  sample,
  scopeBind,
} from 'effector'
import { labelsTakenOver } from '#features/take-over-labels'
import { noticeAsked } from '#shared/notice'
import { $token, $user } from '#shared/session'

/** What the editor works on; it owns the document, this only knows of it. */
export interface Workspace {
  store: LabelStore
  storage: LabelStorage
  /** Whose labels these are; empty for a visitor. */
  owner: string
  /** Revision of the open label in storage; 0 when it was never saved. */
  revision: number
  /** Whether labels outlive the window. */
  isKept: boolean
}

/** Whose labels are shown: empty for a visitor, null until the server has said who holds the token. */
export const $labelOwner = combine($token, $user, (token, user) => (token === null ? '' : (user?.id ?? null)))

/** Somebody came to make labels; their id, empty for a visitor. */
export const workspaceRequested = createEvent<string>()
/** The labels of this browser are others now: the workspace is opened again. */
export const workspaceOutdated = createEvent()
/** Another label is open now; its id. */
export const labelOpened = createEvent<string>()
/** The open label changed: the editor's own event, mirrored. */
export const labelChanged = createEvent<{ id: string; name: string }>()

export const openWorkspaceFx = createEffect(async (owner: string): Promise<Workspace> => {
  const { document, ...opened } = await openStorageWithLastLabel(owner)
  return { store: createLabelStore(document), owner, ...opened }
})

/** The workspace; null until a label page is opened. It outlives the page, so that the label and its undo steps are still there. */
export const $workspace = createStore<Workspace | null>(null, { serialize: 'ignore' })
  .on(openWorkspaceFx.doneData, (_, workspace) => workspace)
  .reset(workspaceOutdated)

const keepOpenFx = attach({
  source: $workspace,
  mapParams: (id: string, workspace) => ({ id, owner: workspace?.owner ?? '' }),
  effect: createEffect(({ id, owner }: { id: string; owner: string }) => rememberLabel(id, owner)),
})

sample({ clock: labelsTakenOver, target: workspaceOutdated })

/** Name of the open label, as the editor says. */
export const $labelName = createStore('').on(labelChanged, (_, { name }) => name)

// Who came last counts: another person may have come while the workspace was opened.
const $wanted = createStore<string | null>(null).on(workspaceRequested, (_, owner) => owner)
sample({
  clock: [workspaceRequested, openWorkspaceFx.done, workspaceOutdated],
  source: { workspace: $workspace, wanted: $wanted, isOpening: openWorkspaceFx.pending },
  filter: ({ workspace, wanted, isOpening }) => wanted !== null && workspace?.owner !== wanted && !isOpening,
  fn: ({ wanted }) => wanted ?? '',
  target: openWorkspaceFx,
})
sample({ clock: labelOpened, target: keepOpenFx })
sample({
  clock: openWorkspaceFx.doneData,
  filter: ({ isKept }) => !isKept,
  fn: () => ({
    tone: 'warning' as const,
    text: '浏览器不允许保存数据，关闭页面后标签会丢失，请在“文件”里导出',
  }),
  target: noticeAsked,
})

/** The seam from the editor's store to effector: its changes become events. Answers the way to stop. */
export function mirrorWorkspace({ store }: Workspace, scope: Scope): () => void {
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
