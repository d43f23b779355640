import type { HaixuanError } from '@haixuan/api-sdk'
import { createEffect, createEvent, sample } from 'effector'
import type { OwnStore } from '#entities/own-store'
import { api, invalidateFx } from '#shared/api'
import { createForm } from '#shared/form'
import { noticeAsked } from '#shared/notice'
import { bindStoreFx } from './bind-store.ts'
import { saveStoreFx } from './store-forms.ts'

interface StateChange {
  id: string
  state: OwnStore['state']
}

/** A store shall be archived, or used again. */
export const storeStateChosen = createEvent<StateChange>()

export const setStateFx = createEffect(({ id, state }: StateChange) =>
  api.call('setOwnStoreState', { path: { id }, body: { state } }),
)

interface People {
  id: string
  revision: number
  /** By id of the member; who is not in it sees nothing. */
  roles: Readonly<Record<string, 'viewer' | 'editor'>>
}

export const savePeopleFx = createEffect<People, OwnStore, HaixuanError>(({ id, revision, roles }) =>
  api.call(
    'setOwnStorePeople',
    {
      path: { id },
      body: { revision, people: Object.entries(roles).map(([memberId, role]) => ({ memberId, role })) },
    },
    { quiet: true },
  ),
)

/** Which members see a store. */
export const peopleForm = createForm({
  initial: { id: '', revision: 1, roles: {} } as People,
  submit: savePeopleFx,
})

interface Erasing extends Pick<OwnStore, 'id' | 'revision' | 'name'> {
  /** The name of the store, typed by hand. */
  typed: string
}

export const eraseStoreFx = createEffect<Erasing, unknown, HaixuanError>(({ id, revision }) =>
  api.call('eraseOwnStore', { path: { id }, query: { revision } }, { quiet: true }),
)

/** A store is erased for good; its name is typed, since nothing brings it back. */
export const eraseForm = createForm({
  initial: { id: '', revision: 1, name: '', typed: '' } as Erasing,
  faults: ({ name, typed }) => ({ typed: typed.trim() === name ? undefined : '与店铺名称不一致' }),
  submit: eraseStoreFx,
})

sample({ clock: storeStateChosen, target: setStateFx })

const added = bindStoreFx.done.map(() => '店铺已添加')
const saved = saveStoreFx.done.map(({ params: { id } }) => (id === null ? '店铺已添加' : '修改成功'))
const moved = setStateFx.done.map(({ params: { state } }) =>
  state === 'archived' ? '店铺已归档，历史保留' : '店铺已恢复使用',
)
const shared = savePeopleFx.done.map(() => '修改成功')
const erased = eraseStoreFx.done.map(() => '店铺已删除')
sample({
  clock: [added, saved, moved, shared, erased],
  fn: (text) => ({ tone: 'success' as const, text }),
  target: noticeAsked,
})
// Also after a failure: somebody else may have changed the store.
for (const list of ['searchOwnStores', 'getEntitlements']) {
  sample({
    clock: [
      bindStoreFx.finally,
      saveStoreFx.finally,
      setStateFx.finally,
      savePeopleFx.finally,
      eraseStoreFx.finally,
    ],
    fn: () => [list],
    target: invalidateFx,
  })
}
