import { HaixuanError } from '@haixuan/api-sdk'
import { allSettled, type Effect, fork } from 'effector'
import { describe, expect, it, vi } from 'vitest'
import type { OwnStore } from '#entities/own-store'
import { $queryClient, api, createQueryClient } from '#shared/api'
import { fillForm } from '#shared/filled-form'
import type { FormModel } from '#shared/form'
import { $toasts } from '#shared/notice'
import { bindStoreForm, bindStoreFx } from './bind-store.ts'
import {
  eraseForm,
  eraseStoreFx,
  peopleForm,
  savePeopleFx,
  setStateFx,
  storeStateChosen,
} from './store-acts.ts'
import {
  booksOf,
  EMPTY_FACTS,
  factFaults,
  factsOf,
  saveStoreFx,
  storeFactsForm,
  storeForm,
} from './store-forms.ts'

const FACTS = { ...EMPTY_FACTS, name: ' 晨光 ', mallId: ' 6344 '.trim() }
const STORE: OwnStore = {
  ...{ id: 's', marketplace: 'temu', name: '晨光', mallId: '6344', mode: 'semi', books: ['美区', '沙特'] },
  ...{ currency: 'USD', group: null, note: '备注', source: 'manual', coverage: null, lastImportAt: null },
  ...{ state: 'active', isFrozen: false, ownership: 'declared', ownershipReply: null, access: 'owner' },
  ...{ people: [], revision: 3, createdAt: 1, updatedAt: 2, archivedAt: null },
}

function begin(...handlers: [unknown, unknown][]) {
  const [success, error, client] = [vi.fn(), vi.fn(), createQueryClient()]
  for (const list of ['searchOwnStores', 'getEntitlements', 'listSubAccounts'])
    client.setQueryData([list], [])
  const scope = fork({
    values: [
      [$toasts, { success, error } as never],
      [$queryClient, client],
    ],
    handlers: handlers as never,
  })
  const old = () =>
    ['searchOwnStores', 'getEntitlements', 'listSubAccounts'].filter(
      (list) => client.getQueryState([list])?.isInvalidated,
    )
  return { scope, success, error, old }
}

/** What the server is sent by a form or an act. */
async function sent(run: (scope: ReturnType<typeof fork>) => Promise<unknown>) {
  const call = vi.spyOn(api, 'call').mockResolvedValue(STORE as never)
  await run(begin().scope)
  const calls = [...call.mock.calls]
  call.mockRestore()
  return calls
}
const QUIET = { quiet: true }

describe('what is entered of a store', () => {
  it.each([
    [{ name: ' ' }, { name: '请填写店铺名称' }],
    [{ mallId: '12a' }, { mallId: '店铺 ID 应为 1 到 20 位数字，请从卖家中心复制' }],
    [{ books: [] }, { books: '请至少选择一个账本' }],
    [{ books: [], moreBooks: '沙特' }, {}],
    [{ moreBooks: '长'.repeat(21) }, { moreBooks: '每个账本最多 20 个字，用逗号分开' }],
    [
      { moreBooks: Array.from({ length: 12 }, (_, n) => `区${n}`).join(',') },
      { moreBooks: '账本最多 12 个' },
    ],
    [{ moreBooks: Array.from({ length: 11 }, (_, n) => `区${n}`).join(',') }, {}],
  ])('%j: %j', (about, faults) => {
    const said = Object.entries(factFaults({ ...FACTS, ...about })).filter(([, fault]) => fault !== undefined)
    expect(Object.fromEntries(said)).toEqual(faults)
  })

  it('books that are not offered are typed, and all come back as they were', () => {
    const facts = factsOf(STORE)
    expect(facts).toMatchObject({ books: ['美区'], moreBooks: '沙特', group: '', note: '备注' })
    expect(booksOf(facts)).toEqual(STORE.books)
    expect(booksOf({ books: ['全球'], moreBooks: '全球，日区' })).toEqual(['全球', '日区'])
  })
})

describe('what the server is sent', () => {
  const body = { name: '晨光', mode: 'full', books: ['全球'], currency: 'CNY', group: null, note: null }

  it('of a new store its key and marketplace', async () => {
    expect(await sent((scope) => fillForm(scope, storeForm, { ...FACTS, id: null, key: 'k' }))).toEqual([
      ['createOwnStore', { body: { key: 'k', marketplace: 'temu', mallId: '6344', ...body } }, QUIET],
    ])
  })

  it.each([
    [true, { mallId: '6344' }],
    [false, {}],
  ])('of a change by its owner (%s) the mallId', async (isOwner, more) => {
    const draft = { ...FACTS, id: 's', revision: 3, isOwner }
    expect(await sent((scope) => fillForm(scope, storeForm, draft))).toEqual([
      ['updateOwnStore', { path: { id: 's' }, body: { revision: 3, ...body, ...more } }, QUIET],
    ])
  })

  it('of a binding nothing before the user has confirmed it', async () => {
    expect(await sent((scope) => fillForm(scope, bindStoreForm, { facts: FACTS, key: 'k' }))).toEqual([])
    expect(
      await sent((scope) => fillForm(scope, bindStoreForm, { facts: FACTS, key: 'k', isConfirmed: true })),
    ).toEqual([
      ['createOwnStore', { body: { key: 'k', marketplace: 'temu', mallId: '6344', ...body } }, QUIET],
    ])
  })

  it('of the first step of a binding nothing at all', async () => {
    expect(await sent((scope) => fillForm(scope, storeFactsForm, FACTS))).toEqual([])
  })

  it('of people those who see it, of an erasure its revision, and that only under its name', async () => {
    const roles = { m: 'editor', n: 'viewer' } as const
    expect(await sent((scope) => fillForm(scope, peopleForm, { id: 's', revision: 3, roles }))).toEqual([
      [
        'setOwnStorePeople',
        {
          path: { id: 's' },
          body: {
            revision: 3,
            people: [
              { memberId: 'm', role: 'editor' },
              { memberId: 'n', role: 'viewer' },
            ],
          },
        },
        QUIET,
      ],
    ])
    const erasing = { id: 's', revision: 3, name: '晨光' }
    expect(await sent((scope) => fillForm(scope, eraseForm, { ...erasing, typed: '晨' }))).toEqual([])
    expect(await sent((scope) => fillForm(scope, eraseForm, { ...erasing, typed: '晨光 ' }))).toEqual([
      ['eraseOwnStore', { path: { id: 's' }, query: { revision: 3 } }, QUIET],
    ])
  })

  it('of a state what it shall be', async () => {
    const params = { id: 's', state: 'archived' as const }
    expect(await sent((scope) => allSettled(storeStateChosen, { scope, params }))).toEqual([
      ['setOwnStoreState', { path: { id: 's' }, body: { state: 'archived' } }],
    ])
  })
})

describe('what is done is said, and the lists are read again', () => {
  const done = () => STORE
  it.each<[string, Effect<never, unknown>, FormModel<object>, object, string]>([
    ['a new store', saveStoreFx as never, storeForm as never, FACTS, '店铺已添加'],
    ['a change', saveStoreFx as never, storeForm as never, { ...FACTS, id: 's' }, '修改成功'],
    [
      'a binding',
      bindStoreFx as never,
      bindStoreForm as never,
      { facts: FACTS, isConfirmed: true },
      '店铺已添加',
    ],
    ['people', savePeopleFx as never, peopleForm as never, {}, '修改成功'],
    ['an erasure', eraseStoreFx as never, eraseForm as never, { name: 'a', typed: 'a' }, '店铺已删除'],
  ])('%s', async (_, fx, form, values, text) => {
    const { scope, success, old } = begin([fx, done])
    await fillForm(scope, form, values)
    expect([success.mock.calls, old()]).toEqual([[[text]], ['searchOwnStores', 'getEntitlements']])
  })

  it.each([
    ['archived', '店铺已归档，历史保留'],
    ['active', '店铺已恢复使用'],
  ] as const)('%s: %s', async (state, text) => {
    const { scope, success, old } = begin([setStateFx, done])
    await allSettled(storeStateChosen, { scope, params: { id: 's', state } })
    expect([success.mock.calls, old()]).toEqual([[[text]], ['searchOwnStores', 'getEntitlements']])
  })
})

const refused = (reason: string) => new HaixuanError({ code: -1, status: 409, reason, message: '不行' })

it.each([
  ['store_name_taken', { name: '不行' }],
  ['mall_id_taken', { mallId: '不行' }],
  ['store_changed', { '': '不行' }],
  ['quota_used', { '': '不行' }],
])(
  'a refusal %s is said where it belongs, what was typed stays, and the list is read again',
  async (reason, errors) => {
    const { scope, success, old } = begin([saveStoreFx, () => Promise.reject(refused(reason))])
    await fillForm(scope, storeForm, { ...FACTS, id: 's' })
    expect(scope.getState(storeForm.$errors)).toEqual(errors)
    expect(scope.getState(storeForm.$values)).toMatchObject({ name: ' 晨光 ' })
    expect([success.mock.calls, old()]).toEqual([[], ['searchOwnStores', 'getEntitlements']])
  },
)
