import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { $queryClient, createQueryClient } from '#shared/api'
import { $toasts } from '#shared/notice'
import {
  answerImportFx,
  beginImportFx,
  commitImportFx,
  dropImportFx,
  importSettled,
  undoImportFx,
} from './import-acts.ts'
import { $files } from './upload-bills.ts'

const FILE = {
  key: 'f',
  file: new File(['a'], 'a.csv'),
  state: 'done',
  sent: 1,
  upload: 'u',
  reason: null,
  stop: new AbortController(),
} as const

const LISTS = [
  'getFinanceBooks',
  'getFinanceCourse',
  'getFinanceImport',
  'getFinanceSkuDays',
  'listFinanceRefusals',
  'listUploads',
  'searchFinanceImports',
  'searchFinanceLines',
  'searchFinanceOrders',
  'searchFinanceSkus',
]

function site(failing = false) {
  const [success, client] = [vi.fn(), createQueryClient()]
  for (const list of LISTS) client.setQueryData([list], [])
  const act = () => {
    if (failing) throw new Error('导入的状态已经变了')
    return { id: 'i' }
  }
  const scope = fork({
    values: [
      [$files, [FILE]],
      [$toasts, { success } as never],
      [$queryClient, client],
    ],
    handlers: [beginImportFx, answerImportFx, commitImportFx, undoImportFx, dropImportFx].map((effect) => [
      effect,
      act,
    ]) as never,
  })
  const asked = () => LISTS.filter((list) => client.getQueryState([list])?.isInvalidated)
  return { scope, asked, success }
}

const acts = [
  ['begin', beginImportFx, { key: 'k', uploads: ['u'] }],
  ['answer', answerImportFx, { id: 'i', files: [] }],
  ['commit', commitImportFx, 'i'],
  ['undo', undoImportFx, 'i'],
  ['drop', dropImportFx, 'i'],
] as const

test.each(acts)(
  'after %s, done or failed, everything that shows the books is asked again',
  async (_, effect, params) => {
    for (const failing of [false, true]) {
      const { scope, asked } = site(failing)
      await allSettled(effect as never, { scope, params } as never)
      expect([failing, asked()]).toEqual([failing, LISTS])
    }
  },
)

test('when the server has finished, the books are asked again', async () => {
  const { scope, asked } = site()
  await allSettled(importSettled, { scope })
  expect(asked()).toEqual(LISTS)
})

test('a begun import leaves no file behind; one that failed to begin keeps them', async () => {
  for (const [failing, left] of [
    [false, 0],
    [true, 1],
  ] as const) {
    const { scope } = site(failing)
    await allSettled(beginImportFx, { scope, params: { key: 'k', uploads: ['u'] } })
    expect(scope.getState($files)).toHaveLength(left)
  }
})

test('what was taken back is told', async () => {
  const { scope, success } = site()
  await allSettled(undoImportFx, { scope, params: 'i' })
  await allSettled(dropImportFx, { scope, params: 'i' })
  expect(success.mock.calls.map(([text]) => text)).toEqual([
    '正在撤销，撤销后数字与导入前一分不差',
    '导入已移除',
  ])
})
